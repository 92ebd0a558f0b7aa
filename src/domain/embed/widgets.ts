import { levels, subjects } from '../../tokens/limits.ts';
import type { AttributeKind } from './attribute-kinds.ts';
import {
  type AttributeDoc,
  attributeDocs,
  attributes,
  languageAttributes,
  sharedAttributeDocs,
  type WidgetName,
} from './attributes.ts';

/** Metadata of a widget for the builder, snippets, frames, oEmbed, doctor, guide and stories. */
export interface WidgetInfo {
  title: string;
  /** One sentence about what visitors can do. */
  description: string;
  /** The page of the site with the same content: the target of the link inside the tag. */
  fallback: { path: string; text: string; urdu: string };
  /** The height of an iframe that no script resizes, in CSS pixels. */
  frameHeight: number;
  /** The minimum height of a tag whose widget has not been measured, in CSS pixels. */
  tagHeight: number;
}

export const widgets: Readonly<Record<WidgetName, WidgetInfo>> = {
  'course-finder': {
    title: 'Course finder',
    description: 'The catalogue of courses with its two filters.',
    fallback: { path: '/explore-allcourses', text: 'See the courses', urdu: 'کورس دیکھیے' },
    frameHeight: 640,
    tagHeight: 900,
  },
  faq: {
    title: 'Questions and answers',
    description: 'Questions with their answers, one open at a time.',
    fallback: { path: '/', text: 'Read the answers on our site', urdu: 'جوابات ہماری ویب سائٹ پر پڑھیے' },
    frameHeight: 640,
    tagHeight: 640,
  },
  'product-list': {
    title: 'Products',
    description: 'The digital products with their downloads.',
    fallback: { path: '/steam-products', text: 'See the products', urdu: 'مصنوعات دیکھیے' },
    frameHeight: 640,
    tagHeight: 900,
  },
  'contact-form': {
    title: 'Contact form',
    description: 'A form that sends a message to us.',
    fallback: { path: '/contactus', text: 'Write to us', urdu: 'ہمیں لکھیے' },
    frameHeight: 640,
    tagHeight: 640,
  },
};

export const widgetNames = Object.keys(attributes) as WidgetName[];

/** The text of the link inside the tag, and of the button that opens a dialog, in the widget's language. */
export const fallbackText = (name: WidgetName, language = 'en'): string =>
  widgets[name].fallback[/^ur\b/i.test(language) ? 'urdu' : 'text'];

export const isWidgetName = (name: string): name is WidgetName => Object.hasOwn(attributes, name);

export interface Attribute extends AttributeDoc {
  name: string;
  kind: AttributeKind;
}

const withKinds = (
  docs: Readonly<Record<string, AttributeDoc>>,
  kinds: Readonly<Record<string, AttributeKind>>,
): Attribute[] => Object.entries(docs).map(([name, doc]) => ({ ...doc, name, kind: kinds[name] ?? 'text' }));

/** Attributes of all widgets, including `lang` and `dir`. */
export const sharedAttributes: readonly Attribute[] = [
  ...withKinds(sharedAttributeDocs, attributes.faq),
  ...Object.entries(languageAttributes).map(([name, doc]) => ({ ...doc, name })),
];

export const isShared = ({ name }: Attribute) => sharedAttributes.some((one) => one.name === name);

/** Attributes that a widget does not share with the others. */
export const ownAttributes = (widget: WidgetName): Attribute[] => withKinds(attributeDocs[widget], attributes[widget]);

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
/** The allowed values of attributes whose `choices` the product defines, not the API. */
export const productChoices: Readonly<Record<string, readonly string[]>> = {
  subjects: lower(subjects),
  levels: lower(levels),
};
