import { faqList, firstCourses, type ListAddress, productList } from '../list-address.ts';
import type { AttributeKind, ValuesOf } from './attribute-kinds.ts';

/*
 * The attributes of the widgets. They are public, so released ones stay supported. Every script contains `attributes`
 * and `lists`. The builder and tools read the docs below; bundlers drop them from the scripts.
 */

const shared = {
  partner: 'slug',
  theme: ['auto', 'light', 'dark'],
  'heading-level': [2, 3, 4],
  'link-target': 'text',
  'api-host': 'url',
  site: 'url',
} as const;

const mode = ['inline', 'dialog'] as const;

/**
 * The kind of each attribute, by widget. Every HTML element has `lang` and `dir`, so they are in `languageAttributes`.
 */
export const attributes = {
  'course-finder': {
    ...shared,
    category: 'text',
    level: 'text',
    limit: 'count',
    'hide-search': 'flag',
    'hide-filters': 'flag',
    layout: ['cards', 'compact', 'row'],
    mode,
  },
  faq: { ...shared, course: 'text', limit: 'count', heading: 'text' },
  'product-list': { ...shared, products: 'ids', layout: ['list', 'grid', 'compact', 'row', 'button'] },
  'contact-form': { ...shared, recipient: 'text', subject: 'text', mode },
} as const satisfies Record<string, Record<string, AttributeKind>>;

export type WidgetName = keyof typeof attributes;

/** The properties that reflect a widget's attributes. */
export type WidgetValues<Name extends WidgetName> = ValuesOf<(typeof attributes)[Name]>;

/** The API address of the list that a widget shows. The contact form shows no list. */
export const lists: Readonly<Partial<Record<WidgetName, ListAddress>>> = {
  'course-finder': firstCourses,
  faq: faqList,
  'product-list': productList,
};

export interface BuilderField {
  label: string;
  /** Describes the empty value: the label of the first option, or the placeholder of a text field. */
  unset?: string;
  /** The hint below an empty field: the problem of an empty value. */
  unsetHint?: string;
  /** The allowed values with their labels. Without options, the builder offers the values of `choices`, or a text field. */
  options?: Readonly<Record<string, string>>;
}

export interface AttributeDoc {
  /** A description in Markdown, in plain words. */
  description: string;
  default: string;
  /** An example value that works with any content. */
  example: string;
  /** The source of the values if the API or the product defines them. */
  choices?: 'subjects' | 'levels' | 'courses' | 'products';
  /** The builder's field. Without a field, only the guide documents the attribute: it is for developers, or another field sets it. */
  field?: BuilderField;
}

export const sharedAttributeDocs: Readonly<Record<keyof typeof shared, AttributeDoc>> = {
  partner: {
    description:
      'Your short name (letters, digits, `-`, `_`). Links to the provider and messages carry it, so the provider knows which page a visitor came from. Downloads are counted for it, without a cookie: their links then lead through the provider’s `/go/`.',
    default: 'none',
    example: 'your-school',
    field: { label: 'Your short name', unset: 'Goes along on links to us: green-valley' },
  },
  theme: {
    description: '`auto` (as the visitor’s system), `light` or `dark`. **If your page is always light, set `light`.**',
    default: '`auto`',
    example: 'light',
    field: {
      label: 'Is your page light or dark?',
      unset: 'Please choose',
      unsetHint: 'Without a choice, visitors with a dark system see a dark box, also on a white page.',
      options: { light: 'Always light', dark: 'Always dark', auto: 'It follows the visitor’s system' },
    },
  },
  'heading-level': {
    description: 'The level of the widget’s headings: 2, 3 or 4. Choose the one that fits your page.',
    default: '2; product list: 3',
    example: '3',
    field: { label: 'Level of its headings', unset: 'Its own', options: { 2: '2', 3: '3', 4: '4' } },
  },
  'link-target': {
    description: '`_blank` opens links in a new tab.',
    default: 'the same tab',
    example: '_blank',
    field: { label: 'Links open', unset: 'In the same tab', options: { _blank: 'In a new tab' } },
  },
  'api-host': {
    description: 'The address of another server with the same API.',
    default: 'the script’s own origin and `/api`',
    example: 'https://api.example.org',
  },
  site: {
    description: 'The address of the provider’s site, which links lead to. Needed if you copied the script elsewhere.',
    default: 'the script’s own origin',
    example: 'https://steam.example.org',
  },
};

/** Global HTML attributes that the widgets read. HTMLElement already has their properties. */
export const languageAttributes = {
  lang: {
    kind: ['en', 'ur'],
    description: 'The language of the widget’s labels: `en` or `ur`.',
    default: 'the language of your page',
    example: 'ur',
    field: { label: 'Language', unset: 'As your page’s', options: { en: 'English', ur: 'Urdu' } },
  },
  dir: {
    kind: ['ltr', 'rtl'],
    description: 'The direction of the text.',
    default: 'the direction of the language',
    example: 'rtl',
  },
} as const satisfies Record<string, AttributeDoc & { kind: AttributeKind }>;

type OwnDocs = {
  [Name in WidgetName]: Record<Exclude<keyof (typeof attributes)[Name], keyof typeof shared>, AttributeDoc>;
};

const modeDoc: AttributeDoc = {
  description:
    '`inline`, or `dialog`: a button that opens the widget in a dialog. The button has the text of your link inside the tag.',
  default: '`inline`',
  example: 'dialog',
  field: { label: 'Where it opens', unset: 'In the page', options: { dialog: 'In a dialog, by a button' } },
};

export const attributeDocs: Readonly<OwnDocs> = {
  'course-finder': {
    category: {
      description: 'The selected subject at the start, such as `science`.',
      default: 'all',
      example: 'science',
      choices: 'subjects',
      field: { label: 'Subject', unset: 'All subjects' },
    },
    level: {
      description: 'The selected level at the start, such as `beginner`.',
      default: 'all',
      example: 'beginner',
      choices: 'levels',
      field: { label: 'Level', unset: 'All levels' },
    },
    limit: {
      description: 'The maximum number of courses. A link below them leads to the others.',
      default: 'all; a row: 12',
      example: '4',
      field: { label: 'Show at most', unset: 'Empty for six; as high cards, for all' },
    },
    'hide-search': {
      description: 'Hides the search field.',
      default: 'shown',
      example: '',
      field: { label: 'Leave the search out' },
    },
    'hide-filters': {
      description: 'Hides the filters and the search; with `category` the widget is a fixed list.',
      default: 'shown',
      example: '',
      field: { label: 'Leave the filters out' },
    },
    layout: {
      description:
        '`cards`; `compact`: low cards with the picture beside the text; or `row`: one row that scrolls sideways. On a phone, the filters of the last two are behind a button.',
      default: '`cards`',
      example: 'compact',
      field: { label: 'Layout', unset: 'Low cards', options: { cards: 'High cards', row: 'A row that scrolls' } },
    },
    mode: modeDoc,
  },
  faq: {
    course: {
      description: 'The id of a course: shows its questions instead of the general ones.',
      default: 'the general questions',
      example: 'kitchen-chemistry',
      choices: 'courses',
      field: { label: 'Questions of', unset: 'All courses: the general ones' },
    },
    limit: {
      description: 'The maximum number of questions.',
      default: '6',
      example: '4',
      field: { label: 'Show at most', unset: 'Empty for six' },
    },
    heading: {
      description: 'The heading above the questions.',
      default: '“Frequently Asked Questions”',
      example: 'What parents ask',
      field: { label: 'Heading', unset: 'Empty for “Frequently Asked Questions”' },
    },
  },
  'product-list': {
    products: {
      description: 'Ids, separated by spaces or commas: shows only these products, in this order.',
      default: 'all',
      example: 'lab-notebook, steam-words',
      choices: 'products',
      field: { label: 'Products: none chosen shows all' },
    },
    layout: {
      description:
        '`list`, `grid`, `compact` (low rows), `row` (one row that scrolls sideways) or `button`: only the download of one product, the first of `products`.',
      default: '`list`',
      example: 'grid',
      field: {
        label: 'Layout',
        unset: 'Low rows',
        options: { list: 'A list', grid: 'A grid', row: 'A row that scrolls', button: 'One button' },
      },
    },
  },
  'contact-form': {
    recipient: {
      description: 'The initial text of the address field: your visitor’s e-mail address.',
      default: 'empty',
      example: 'visitor@example.org',
    },
    subject: {
      description: 'The initial text of the subject field.',
      default: 'empty',
      example: 'A visit',
      field: { label: 'Subject of the message', unset: 'What stands in the field at first' },
    },
    mode: modeDoc,
  },
};
