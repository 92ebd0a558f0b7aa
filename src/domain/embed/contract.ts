import type { ListAddress } from '../list-address.ts';
import { propertyOf } from './attribute-kinds.ts';
import { languageAttributes, lists, type WidgetName } from './attributes.ts';
import { contactLabels } from './labels/contact-form.ts';
import { finderLabels } from './labels/course-finder.ts';
import { faqLabels } from './labels/faq.ts';
import { productLabels } from './labels/product-list.ts';
import { type Attribute, ownAttributes, sharedAttributes, type WidgetInfo, widgetNames, widgets } from './widgets.ts';

/*
 * The complete public contract of the widgets, for tools: types, manifest, the guide's tables and the stories. Scripts
 * contain only attributes.ts; the builder and the frames also read widgets.ts.
 */

export interface EventDoc {
  /** The whole name, such as `steam-filter`. */
  name: string;
  /** The fields of `event.detail`, with their TypeScript types. */
  detail: Readonly<Record<string, string>>;
  description: string;
  /** Whether `preventDefault()` cancels the default action. */
  cancelable: boolean;
}

/** A CSS part, custom property or method. */
export interface NamedDoc {
  name: string;
  description: string;
}

/** A label that the host page may replace. */
export interface LabelDoc {
  /** Its TypeScript type. */
  type: string;
  /** The English text, if it is a plain text. */
  text?: string;
  /** Its purpose, if it is a function or an object. */
  description?: string;
}

export interface AttributeContract extends Attribute {
  /** The property that reflects it; '' for `lang` and `dir`, which every HTML element has. */
  property: string;
  /** The first version with the attribute: a heading of embed/CHANGELOG.md. */
  since: string;
}

export interface WidgetContract extends WidgetInfo {
  name: WidgetName;
  /** The first version with the widget: a heading of embed/CHANGELOG.md. */
  since: string;
  /** `steam-…`. */
  tag: string;
  /** The published TypeScript interface. */
  className: string;
  /** Specific attributes first, then shared ones. */
  attributes: readonly AttributeContract[];
  events: readonly EventDoc[];
  parts: readonly NamedDoc[];
  /** The keys of `texts`. */
  labels: Readonly<Record<string, LabelDoc>>;
  /** The published TypeScript interface of `texts`. */
  textsName: string;
  /** The list that it requests from the API host; undefined for none. */
  list: ListAddress | undefined;
}

const event = (name: string, detail: EventDoc['detail'], description: string, cancelable = false): EventDoc => ({
  name: `steam-${name}`,
  detail,
  description,
  cancelable,
});

/** Events of all widgets. They bubble and are composed, so a listener on `document` receives them. */
export const sharedEvents: readonly EventDoc[] = [
  event('ready', {}, 'The widget shows its data.'),
  event(
    'error',
    { kind: "'network' | 'timeout' | 'status' | 'parsing' | 'empty' | 'script'", message: 'string' },
    'The widget shows your link instead; `kind` is `network`, `timeout`, `status`, `parsing`, `empty` or `script`.',
  ),
];

const part = (name: string, description: string): NamedDoc => ({ name, description });
const button = part('button', 'A button, or a link that looks like one.');
const heading = part('heading', 'A heading.');
const card = (what: string) => part('card', `The card of a ${what}.`);

/** Custom properties that the host page sets on the tag, on the `data-steam` element or on an element around it. */
export const cssProperties = [
  { name: '--steam-accent', description: 'Buttons, links, focus.' },
  { name: '--steam-on-accent', description: 'Text on the accent.' },
  { name: '--steam-surface', description: 'The background of the widget and its cards.' },
  { name: '--steam-text', description: 'Text.' },
  { name: '--steam-radius', description: 'The radius of corners.' },
  { name: '--steam-font', description: 'The font of all text.' },
  { name: '--steam-gap', description: 'The gap between cards.' },
] as const satisfies readonly NamedDoc[];

/** Properties without an attribute. The type of `texts` differs by widget: `textsName`. */
export const properties: readonly NamedDoc[] = [
  {
    name: 'texts',
    description: 'Your own labels, by key, instead of the English or Urdu ones. Set a new object to change them.',
  },
];
export const methods: readonly NamedDoc[] = [{ name: 'reload', description: 'Requests the data again.' }];

type Labels = Readonly<Record<string, unknown>>;
/** Keys of labels that are not plain text. */
type NotText<L extends Labels> = { [Key in keyof L]: L[Key] extends string ? never : Key }[keyof L];

/** Labels as documentation. `others` describes functions and objects. */
const documented = <L extends Labels>(
  labels: L,
  others: Readonly<Record<NotText<L>, Required<Omit<LabelDoc, 'text'>>>>,
): Record<string, LabelDoc> => {
  const descriptions: Readonly<Record<string, LabelDoc>> = others;
  return Object.fromEntries(
    Object.entries(labels).map(([key, label]): [string, LabelDoc] => [
      key,
      typeof label === 'string' ? { type: 'string', text: label } : (descriptions[key] ?? { type: 'unknown' }),
    ]),
  );
};

const textByText = 'Readonly<Record<string, string>>';

type OwnContract = Pick<WidgetContract, 'events' | 'parts' | 'labels'>;

const own: Readonly<Record<WidgetName, OwnContract>> = {
  'course-finder': {
    events: [
      event(
        'filter',
        { category: 'string', level: 'string', q: 'string', count: 'number' },
        'The visitor selected a subject or a level, or searched for `q`.',
      ),
      event(
        'course-select',
        { id: 'string', name: 'string', url: 'string' },
        'The visitor clicked a course; `event.preventDefault()` keeps them on your page.',
        true,
      ),
    ],
    parts: [card('course'), heading, part('link', 'A link.'), button, part('input', 'The search field, or a select.')],
    labels: documented(finderLabels, {
      names: { type: textByText, description: 'subjects and levels, by their English names in lower case' },
      seeAll: {
        type: '(found: number) => string',
        description: 'the link to the courses that `limit` leaves out',
      },
      count: {
        type: '(found: number, total: number) => string',
        description: 'the number of courses shown, out of all, or out of the matching ones if `limit` is set',
      },
    }),
  },
  faq: {
    events: [event('toggle', { questionId: 'string', open: 'boolean' }, 'A question opened or closed.')],
    parts: [heading, part('answer', 'An answer.')],
    labels: documented(faqLabels, {}),
  },
  'product-list': {
    events: [
      event(
        'download',
        { id: 'string', name: 'string', url: 'string' },
        'The visitor clicked a download; `preventDefault()` stops it.',
        true,
      ),
    ],
    parts: [card('product'), heading, button],
    labels: documented(productLabels, {}),
  },
  'contact-form': {
    events: [
      event(
        'submit',
        { recipient: 'string', subject: 'string', body: 'string' },
        'The form is about to send a message; `preventDefault()` stops it.',
        true,
      ),
      event('sent', { message: 'string' }, 'The server accepted the message.'),
      event('refused', { message: 'string' }, 'The server rejected the message.'),
    ],
    parts: [part('input', 'A field.'), button, part('error', 'The error message of a field.')],
    labels: documented(contactLabels, {
      goesTo: { type: '(receiver: string) => string', description: 'who receives the message, below the form' },
      problems: { type: textByText, description: 'the error messages of fields, by their English text' },
    }),
  },
};

/** The version of the first widgets and attributes. */
const first = '0.1.0';
/** The attributes that later versions added: `ATTRIBUTE` for all widgets, `WIDGET ATTRIBUTE` for one. */
const added: Readonly<Record<string, readonly string[]>> = {
  '0.2.0': ['site'],
  Unreleased: [...['course-finder hide-search', 'course-finder layout', 'course-finder mode'], 'contact-form mode'],
};
const sinceOf = (widget: WidgetName, attribute: string) =>
  Object.keys(added).find((version) =>
    added[version]?.some((one) => [attribute, `${widget} ${attribute}`].includes(one)),
  ) ?? first;

export const contract = Object.fromEntries(
  widgetNames.map((name): [WidgetName, WidgetContract] => [
    name,
    {
      ...widgets[name],
      ...own[name],
      name,
      since: first,
      tag: `steam-${name}`,
      className: `${propertyOf(`-steam-${name}`)}Element`,
      textsName: `${propertyOf(`-steam-${name}`)}Texts`,
      attributes: [...ownAttributes(name), ...sharedAttributes].map((one) => ({
        ...one,
        property: one.name in languageAttributes ? '' : propertyOf(one.name),
        since: sinceOf(name, one.name),
      })),
      events: [...own[name].events, ...sharedEvents],
      list: lists[name],
    },
  ]),
) as Readonly<Record<WidgetName, WidgetContract>>;
