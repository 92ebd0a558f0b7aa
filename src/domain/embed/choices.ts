import { partnerName } from '../share.ts';
import type { WidgetName } from './attributes.ts';
import { type PlatformId, platformIds } from './platforms.ts';
import { valueProblem } from './value-problem.ts';
import { type Attribute, ownAttributes, productChoices, sharedAttributes, widgetNames } from './widgets.ts';

export const previewPages = ['light', 'dark', 'narrow', 'bootstrap', 'wordpress', 'rtl'] as const;
export type PreviewPage = (typeof previewPages)[number];

/** A partner's selection in the builder. The builder's URL contains all of it. */
export interface Choices {
  widget: WidgetName;
  /** Attributes of the widget and the style parameters `accent`, `radius` and `font`, as typed; '' for not set. */
  values: Readonly<Record<string, string>>;
  page: PreviewPage;
  platform: PlatformId;
  /** Load one fixed version with its hash (SRI), instead of the updates of `/embed/v1/`. */
  pinned: boolean;
}

export const fonts: Readonly<Record<string, { label: string; css: string }>> = {
  serif: { label: 'Serif', css: 'Georgia, serif' },
  sans: { label: 'Sans serif', css: 'Arial, Helvetica, sans-serif' },
  rounded: { label: 'Rounded', css: 'ui-rounded, Verdana, sans-serif' },
  mono: { label: 'Typewriter', css: 'ui-monospace, Consolas, monospace' },
};

/** Parameters of the builder that become CSS custom properties of the tag instead of attributes. */
export const styleParameters = ['accent', 'radius', 'font'] as const;

/** Corner radii that the builder offers, in px. */
export const radii: Readonly<Record<string, string>> = {
  0: 'Square',
  4: 'Slightly rounded, 4 px',
  8: 'Rounded, 8 px',
  16: 'Round, 16 px',
  24: 'Very round, 24 px',
};

const MAX_LENGTH = 200;

/** The attributes that the builder offers for a widget: specific ones first, then shared ones. */
export const offeredAttributes = (widget: WidgetName): Attribute[] =>
  [...ownAttributes(widget), ...sharedAttributes].filter(({ field }) => field);

/** The parameters that a widget takes, in the order of the builder's URL. */
export const parametersOf = (widget: WidgetName): readonly string[] => [
  ...offeredAttributes(widget).map(({ name }) => name),
  ...styleParameters,
];

/** The values that a parameter is limited to; undefined for any text. */
function allowedValues(widget: WidgetName, parameter: string): readonly string[] | undefined {
  if (parameter === 'radius') return Object.keys(radii);
  if (parameter === 'font') return Object.keys(fonts);
  const attribute = offeredAttributes(widget).find(({ name }) => name === parameter);
  if (attribute?.kind === 'flag') return ['1'];
  const options = attribute?.field?.options;
  return options ? Object.keys(options) : productChoices[attribute?.choices ?? ''];
}

/** The error message for an invalid value of a parameter; undefined if the value is valid. */
export function problemOf(widget: WidgetName, parameter: string, value: string): string | undefined {
  if (value === '') return undefined;
  if (parameter === 'partner') {
    return partnerName(value) ? undefined : 'Write it in Latin letters, such as green-valley.';
  }
  if (parameter === 'accent') {
    return /^#[\da-f]{6}$/i.test(value) ? undefined : 'Write six digits after a #, like #14532d.';
  }
  const kind = offeredAttributes(widget).find(({ name }) => name === parameter)?.kind ?? 'text';
  return valueProblem(kind, value);
}

/** The default number of courses. A link leads to the others. */
const usualLimit = '6';

/** Fills in the default layout, and the default limit of a course finder. */
function filled(choices: Choices, usualLayout: string, hasLimit: boolean): Choices {
  const { widget, values } = choices;
  if (widget !== 'course-finder' && widget !== 'product-list') return choices;
  const limit = widget === 'course-finder' && hasLimit && { limit: values.limit || usualLimit };
  return { ...choices, values: { ...values, ...limit, layout: values.layout || usualLayout } };
}

/**
 * Adapts a partner's choices to an iframe. Most host pages give the iframe a fixed height, which the layout `row` fits
 * at every width. The mode `dialog` is dropped, because the dialog would be as small as the iframe.
 */
export const framed = (choices: Choices): Choices =>
  filled({ ...choices, values: { ...choices.values, mode: '' } }, 'row', true);

/** Fills in the defaults of a widget in a page: the layout `compact`, with six courses. */
export const suited = (choices: Choices): Choices => filled(choices, 'compact', choices.values.layout !== 'cards');

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);

/** Parses the builder's URL. Ignores unknown values; keeps invalid texts for correction. */
export function choicesFromSearch(search: string): Choices {
  const query = new URLSearchParams(search);
  const widget = oneOf(widgetNames, query.get('widget')) ?? 'course-finder';
  const values: Record<string, string> = {};
  for (const name of parametersOf(widget)) {
    // Without scripts, the form sends one parameter for each checkbox of a field.
    const value = query.getAll(name).filter(Boolean).join(',').slice(0, MAX_LENGTH);
    const allowed = allowedValues(widget, name);
    if (value && (!allowed || allowed.includes(value))) values[name] = value;
  }
  return {
    widget,
    values,
    page: oneOf(previewPages, query.get('page')) ?? 'light',
    platform: oneOf(platformIds, query.get('platform')) ?? 'html',
    pinned: query.has('pinned'),
  };
}

/** The query of the builder's URL: a fixed order without defaults, so equal choices have equal URLs. */
export function choicesToSearch({ widget, values, page, platform, pinned }: Choices): string {
  const query = new URLSearchParams();
  if (widget !== 'course-finder') query.set('widget', widget);
  for (const name of parametersOf(widget)) if (values[name]) query.set(name, values[name]);
  if (page !== 'light') query.set('page', page);
  if (platform !== 'html') query.set('platform', platform);
  if (pinned) query.set('pinned', '1');
  const search = query.toString();
  return search && `?${search}`;
}
