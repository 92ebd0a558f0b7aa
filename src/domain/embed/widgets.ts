import { levels, subjects } from '../../tokens/limits.ts';

/*
 * What the builder offers of the widgets' public contract. The contract itself is embed/contract, which the site does not
 * import; tests/unit/domain/snippets.test.ts proves that both name the same attributes.
 */

export type WidgetName = 'course-finder' | 'contact-form' | 'faq' | 'product-list';

export interface WidgetInfo {
  title: string;
  /** One line on what visitors get. */
  summary: string;
  /** The page of the site that shows the same, for the link that stands in the tag. */
  fallback: { path: string; text: string };
  /** Its own attributes that the builder offers, in the order of its form. */
  own: readonly string[];
  /** Of an iframe that no script resizes, in CSS pixels. */
  frameHeight: number;
}

export const widgets: Readonly<Record<WidgetName, WidgetInfo>> = {
  'course-finder': {
    title: 'Course finder',
    summary: 'The catalogue of courses with its two filters.',
    fallback: { path: '/explore-allcourses', text: 'See the courses' },
    own: ['category', 'level', 'limit', 'hide-filters'],
    frameHeight: 900,
  },
  faq: {
    title: 'Questions and answers',
    summary: 'Questions with their answers, one open at a time.',
    fallback: { path: '/', text: 'Read the answers on our site' },
    own: ['course', 'limit', 'heading'],
    frameHeight: 640,
  },
  'product-list': {
    title: 'Products',
    summary: 'The digital products with their downloads.',
    fallback: { path: '/steam-products', text: 'See the products' },
    own: ['products', 'layout'],
    frameHeight: 800,
  },
  'contact-form': {
    title: 'Contact form',
    summary: 'A form that writes to us from your page.',
    fallback: { path: '/contactus', text: 'Write to us' },
    own: ['subject'],
    frameHeight: 640,
  },
};

export const widgetNames = Object.keys(widgets) as WidgetName[];

/** Attributes that every widget has, in the order of the form. */
export const sharedAttributes = ['theme', 'lang', 'heading-level', 'link-target', 'partner'] as const;
/** Attributes of the contract that the builder leaves to the guide: they are for developers, or follow from another choice. */
export const leftToTheGuide = ['api-host', 'site', 'dir', 'recipient'] as const;

export const fonts: Readonly<Record<string, { label: string; css: string }>> = {
  serif: { label: 'Serif', css: 'Georgia, serif' },
  sans: { label: 'Sans serif', css: 'Arial, Helvetica, sans-serif' },
  rounded: { label: 'Rounded', css: 'ui-rounded, Verdana, sans-serif' },
  mono: { label: 'Typewriter', css: 'ui-monospace, Consolas, monospace' },
};

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());

/** Parameters with a fixed list of values; '' is "not set". */
export const options: Readonly<Record<string, readonly string[]>> = {
  category: lower(subjects),
  level: lower(levels),
  layout: ['grid'],
  theme: ['light', 'dark'],
  lang: ['en', 'ur'],
  'heading-level': ['2', '3', '4'],
  'link-target': ['_blank'],
  radius: ['0', '4', '8', '16', '24'],
  font: Object.keys(fonts),
};

export const previewPages = ['light', 'dark', 'narrow', 'bootstrap', 'wordpress', 'rtl'] as const;
export type PreviewPage = (typeof previewPages)[number];
