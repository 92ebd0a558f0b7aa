import { courseList, faqList, type ListAddress, productList } from '../../src/domain/list-address.ts';

/**
 * What an attribute's text means: `text` as it is; `slug` letters, digits, - and _; `url` an absolute address; `flag` present
 * or absent; `count` a whole number above zero; `ids` separated by commas or spaces; a list of values, one of which it is.
 */
export type Kind = 'text' | 'slug' | 'url' | 'flag' | 'count' | 'ids' | readonly (string | number)[];

const shared = {
  partner: 'slug',
  'api-host': 'url',
  site: 'url',
  theme: ['auto', 'light', 'dark'],
  'heading-level': [2, 3, 4],
  'link-target': 'text',
} as const;

/**
 * The attributes of each element, `lang` and `dir` apart, which every HTML element has. Public: once shipped they stay.
 * This file is part of every script, so what only people and tools read about them stands in contract.ts.
 */
export const attributes = {
  'course-finder': { ...shared, category: 'text', level: 'text', limit: 'count', 'hide-filters': 'flag' },
  'contact-form': { ...shared, recipient: 'text', subject: 'text' },
  faq: { ...shared, course: 'text', limit: 'count', heading: 'text' },
  'product-list': { ...shared, products: 'ids', layout: ['list', 'grid'] },
} as const satisfies Record<string, Record<string, Kind>>;

export type Name = keyof typeof attributes;

/** What a property returns. An enumeration of numbers reads as a number; `undefined` and '' mean "not set". */
export type ValueOf<K> = K extends 'flag'
  ? boolean
  : K extends 'count' | readonly number[]
    ? number | undefined
    : K extends 'ids'
      ? string[]
      : string;

export function readValue(kind: Kind, text: string | null): boolean | number | undefined | string[] | string {
  // Vue writes `false` for an absent flag.
  if (kind === 'flag') return (text ?? 'false') !== 'false';
  if (kind === 'count' || typeof kind[0] === 'number') return Number(text) > 0 ? Number(text) : undefined;
  if (kind === 'ids') return text?.match(/[^\s,]+/g) ?? [];
  return text ?? '';
}

export const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The list that an element shows. */
export const lists: Readonly<Partial<Record<Name, ListAddress>>> = {
  'course-finder': courseList,
  faq: faqList,
  'product-list': productList,
};
