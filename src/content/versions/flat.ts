import { isDeepStrictEqual } from 'node:util';
import type { FormValue, FormValues } from '../../domain/office/content-contract.ts';
import { type Kind, kindNames } from '../../domain/office/kinds.ts';
import { documentNames } from '../../domain/school.ts';
import { type Content, emptyDocument, type MediaFile, type SchoolDocument } from '../content.ts';
import { groupsIn, idOf, textOf } from '../folder/content-folder.ts';

/*
 * Content as flat lists, without items inside items: comparing and merging then treat a lesson like an item of the FAQ.
 */

const nested = { modules: 'lessons', lessons: 'lectures', lectures: undefined } as const;
type Nested = keyof typeof nested;

export type FlatKind = Kind | Nested | 'media';

export interface FlatItem {
  id: string;
  /** The id of the parent, such as the course of a module; '' for none. */
  parent: string;
  /** The item's object in the content. Items with the same object and parent are equal. */
  source: object;
  /** The values without the id, the parent and nested items. */
  readonly values: FormValues;
}

export const isSameObject = (one: FlatItem, other: FlatItem): boolean =>
  one.source === other.source && one.parent === other.parent;

export type Flat = Readonly<Record<FlatKind, readonly FlatItem[]>>;

/** The key of the value that contains the parent's id, by kind. */
const parentKeys: Partial<Record<FlatKind, string>> = { 'course-faq': 'course', testimonials: 'page' };

/** The parent's kind, by kind. */
export const parentKinds: Partial<Record<FlatKind, FlatKind>> = {
  modules: 'courses',
  lessons: 'modules',
  lectures: 'lessons',
  'course-faq': 'courses',
  testimonials: 'courses',
};

/** Parents before their children: a merge must know which courses are left before it merges their modules. */
export const flatKinds: readonly FlatKind[] = [
  ...(['school', 'courses', 'modules', 'lessons', 'lectures'] as const),
  ...kindNames.filter((kind) => kind !== 'school' && kind !== 'courses'),
  'media',
];

/** The group of an item. Items are ordered within their group. */
export const groupOf = (kind: FlatKind, item: FlatItem): string =>
  kind === 'achievements' ? textOf(item.values.group) : item.parent;

/** Computes `values` on request, because most items are the same object on both sides of a comparison. */
const flatItem = (id: string, parent: string, source: FormValues, ...keys: (string | undefined)[]): FlatItem => ({
  id,
  parent,
  source,
  get values() {
    return without(source, keys);
  },
});

/** @param shared courses that are the same objects on both sides of a comparison: their modules are left out */
export function flatten({ document, media }: Content, shared?: ReadonlySet<FormValues>): Flat {
  const flat = Object.fromEntries(flatKinds.map((kind) => [kind, [] as FlatItem[]])) as Record<FlatKind, FlatItem[]>;
  const addNested = (kind: Nested, items: FormValue | undefined, parent: string): void => {
    const inner = nested[kind];
    for (const values of groupsIn(items)) {
      const id = textOf(values.id);
      flat[kind].push(flatItem(id, parent, values, 'id', inner));
      if (inner !== undefined) addNested(inner, values[inner], id);
    }
  };
  for (const kind of kindNames) {
    const parentKey = parentKeys[kind];
    // Skip the terms or privacy policy of a school that has none.
    const items =
      kind === 'documents'
        ? document.documents.filter(({ text, documents }) => textOf(text) + textOf(documents) !== '')
        : document[kind];
    const [idKey, innerKey] = [kind === 'categories' ? undefined : 'id', kind === 'courses' ? 'modules' : undefined];
    for (const values of items) {
      const parent = parentKey === undefined ? '' : textOf(values[parentKey]);
      flat[kind].push(flatItem(idOf(kind, values), parent, values, idKey, parentKey, innerKey));
      if (kind === 'courses' && !shared?.has(values)) addNested('modules', values.modules, textOf(values.id));
    }
  }
  for (const file of media) flat.media.push({ id: file.id, parent: '', source: file, values: { hash: file.hash } });
  return flat;
}

/** The reverse of `flatten`. Items of a group stand together. */
export function unflatten(flat: Flat): Content {
  const document: SchoolDocument = emptyDocument();
  const ofParent = (kind: FlatKind) => Map.groupBy(flat[kind], ({ parent }) => parent);
  const inner = { modules: ofParent('modules'), lessons: ofParent('lessons'), lectures: ofParent('lectures') };
  const itemsOf = (kind: Nested, parent: string): FormValues[] =>
    (inner[kind].get(parent) ?? []).map(({ id, values }) => {
      const below = nested[kind];
      return { id, ...values, ...(below !== undefined && { [below]: itemsOf(below, id) }) };
    });
  for (const kind of kindNames) {
    const key = parentKeys[kind];
    document[kind] = flat[kind].map(({ id, parent, values }) => ({
      ...(kind !== 'categories' && kind !== 'school' && { id }),
      ...values,
      ...(key !== undefined && { [key]: parent }),
      ...(kind === 'courses' && { modules: itemsOf('modules', id) }),
    }));
  }
  document.documents = documentNames.map(
    (id) => document.documents.find((values) => values.id === id) ?? { id, text: '' },
  );
  const media: MediaFile[] = flat.media.map(({ id, values }) => ({ id, hash: textOf(values.hash) }));
  return { document, media };
}

const without = (values: FormValues, keys: readonly (string | undefined)[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/** The values of an item by key. A nested value has the path as its key: `banners.about.text`. */
export type Cells = ReadonlyMap<string, FormValue>;

export function cellsOf(values: FormValues, prefix = ''): Map<string, FormValue> {
  return new Map(
    Object.entries(values).flatMap(([key, value]): [string, FormValue][] =>
      typeof value === 'object' && !Array.isArray(value)
        ? [...cellsOf(value, `${prefix}${key}.`)]
        : [[prefix + key, value]],
    ),
  );
}

/** Whether two items have the same values. */
export function isSameItem(one: FormValues, other: FormValues): boolean {
  if (one === other) return true;
  const [cells, others] = [cellsOf(one), cellsOf(other)];
  return [...new Set([...cells.keys(), ...others.keys()])].every((key) => isSameValue(cells.get(key), others.get(key)));
}

/** The reverse of `cellsOf`. */
export function valuesOf(cells: Cells): FormValues {
  const values: FormValues = {};
  for (const [path, value] of cells) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let group = values;
    for (const key of keys) {
      const known = group[key];
      const next: FormValues = typeof known === 'object' && !Array.isArray(known) ? known : {};
      group[key] = next;
      group = next;
    }
    group[last] = value;
  }
  return values;
}

/** Whether two values are equal. A missing value equals an empty one. */
export const isSameValue = (one: FormValue | undefined, other: FormValue | undefined): boolean =>
  one === other || (isEmpty(one) ? isEmpty(other) : isDeepStrictEqual(one, other));

const isEmpty = (value: FormValue | undefined) => value === undefined || value.length === 0;

/** A value as text: `Facebook https://…, YouTube https://…` for a list of links. */
export function valueText(value: FormValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return Object.values(value).map(valueText).join(' ');
}
