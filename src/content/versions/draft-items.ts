import { idsOf } from '../../domain/fields/address.ts';
import type { FormValue, FormValues } from '../../domain/office/content-contract.ts';
import type { FormPart } from '../../domain/office/form-parts.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { emptyDocument, type MediaFile, type Problem, type SchoolDocument } from '../content.ts';
import { checkDocument, groupsIn, idOf, isGroup, normalized, slug, textOf } from '../folder/content-folder.ts';

/*
 * Edits of single items of a draft. Each returns a new document.
 */

export const findItem = (document: SchoolDocument, kind: Kind, id: string): FormValues | undefined =>
  document[kind].find((values) => idOf(kind, values) === id);

/** The values of a new item: empty, or the first choice. */
export const emptyValues = (parts: readonly FormPart[]): FormValues =>
  Object.fromEntries(
    parts.flatMap((part): [string, FormValue][] => {
      if (part.type === 'list') return [[part.key, []]];
      if (part.type === 'field')
        return [[part.key, part.field.type === 'choice' ? (part.field.choices?.[0] ?? '') : '']];
      const inner = emptyValues(part.parts);
      return part.key === undefined ? Object.entries(inner) : [[part.key, inner]];
    }),
  );

/** Keeps only the values of the form's parts, and adds missing ones, because a client may send anything. */
export function knownValues(parts: readonly FormPart[], given: FormValues): FormValues {
  return Object.fromEntries(
    parts.flatMap((part): [string, FormValue][] => {
      if (part.type === 'group' && part.key === undefined) return Object.entries(knownValues(part.parts, given));
      const value = given[part.key ?? ''];
      if (part.type === 'field') return [[part.key, textOf(value).replaceAll('\r\n', '\n')]];
      if (part.type === 'group') return [[part.key ?? '', knownValues(part.parts, groupOf(value))]];
      const items = Array.isArray(value) ? value : [];
      return [[part.key, items.map((item) => knownValues(part.parts, groupOf(item)))]];
    }),
  );
}

const groupOf = (value: FormValue | undefined): FormValues => (isGroup(value) ? value : {});

export interface Saved {
  document: SchoolDocument;
  id: string;
  /** Messages by the path of the value; '' for the item as a whole. If there are any, the item cannot be published. */
  errors: Record<string, string>;
}

/**
 * Replaces or adds an item.
 *
 * @param id the item's present id; undefined for a new item
 */
export function saveItem(
  document: SchoolDocument,
  media: MediaFile[],
  kind: Kind,
  id: string | undefined,
  given: FormValues,
): Saved {
  const form = kinds[kind];
  const before = id === undefined ? undefined : findItem(document, kind, id);
  const values = knownValues(form.parts, given);
  if (form.isFixed) Object.assign(values, before?.id !== undefined && { id: before.id });
  else if (kind !== 'categories')
    values.id = textOf(values.id) || textOf(before?.id) || newId(document, kind, textOf(values[form.title]));
  const newName = idOf(kind, values);
  if (kind === 'courses') values.modules = withIds(values.modules, 'm', newName);
  let next: SchoolDocument = { ...document, [kind]: replaced(document[kind], kind, id, values) };
  if (before && id !== undefined && id !== newName) next = renamed(next, kind, id, newName);
  const old = new Set(checkDocument(document, media).map(keyOf));
  const problems = checkDocument(next, media);
  const isOwn = (problem: Problem) => problem.kind === kind && problem.id === newName;
  const errors = errorsOf(
    problems.filter((problem) => isOwn(problem) || !old.has(keyOf(problem))),
    isOwn,
  );
  const isValid = Object.keys(errors).length === 0;
  return { document: isValid ? withNormalized(next, media, kind, newName) : next, id: newName, errors };
}

/**
 * Normalises one item (`normalized`). If nothing changes, returns the same document, for which the results of checks are
 * cached.
 */
function withNormalized(document: SchoolDocument, media: MediaFile[], kind: Kind, id: string): SchoolDocument {
  const own = document[kind].filter((values) => idOf(kind, values) === id);
  const normal = normalized({ document: { ...emptyDocument(), [kind]: own }, media }).document[kind];
  const values = normal.find((item) => idOf(kind, item) === id);
  if (!values || own.includes(values)) return document;
  return { ...document, [kind]: replaced(document[kind], kind, id, values) };
}

/** Identifies a problem, even if the position of its item changes. */
export const keyOf = ({ kind, id, path, message }: Problem) => [kind, id, path, message].join('\n');

const replaced = (items: readonly FormValues[], kind: Kind, id: string | undefined, values: FormValues) =>
  id === undefined ? [...items, values] : items.map((item) => (idOf(kind, item) === id ? values : item));

/** An unused id, made from the title, or for titles in another script from the kind: `course-2`. */
export function newId(document: SchoolDocument, kind: Kind, title: string, used = usedIds(document, kind)): string {
  const base = slug(title).slice(0, 60) || kinds[kind].one;
  let id = base;
  for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`;
  return id;
}

/** The ids of existing items, which a new item of the kind cannot have. */
export function usedIds(document: SchoolDocument, kind: Kind): Set<string> {
  const used = new Set(document[kind].map((values) => idOf(kind, values)));
  // Team and ambassadors share a table.
  for (const other of ['team', 'ambassadors'] as const) {
    if (kind === 'team' || kind === 'ambassadors') for (const { id } of document[other]) used.add(textOf(id));
  }
  return used;
}

const levels = { m: { inner: 'lessons', next: 'l' }, l: { inner: 'lectures', next: 'v' }, v: undefined } as const;
type Level = keyof typeof levels;

/** Gives an id to each new module, lesson and lecture: the first unused number below its parent. */
function withIds(value: FormValue | undefined, level: Level, parent: string): FormValue {
  const items = groupsIn(value);
  const used = new Set(items.map(({ id }) => textOf(id)));
  const inner = levels[level];
  return items.map((item) => {
    let id = textOf(item.id);
    for (let number = 1; id === '' || (item.id !== id && used.has(id)); number += 1) id = `${parent}-${level}${number}`;
    used.add(id);
    return { ...item, id, ...(inner && { [inner.inner]: withIds(item[inner.inner], inner.next, id) }) };
  });
}

/** By kind: the values of other kinds that name its items by id. `isOwned`: the other item is removed with them. */
export const references: Partial<Record<Kind, readonly { kind: Kind; key: string; isOwned?: true }[]>> = {
  courses: [
    { kind: 'course-faq', key: 'course', isOwned: true },
    { kind: 'testimonials', key: 'page', isOwned: true },
    { kind: 'partners', key: 'courses' },
  ],
  products: [{ kind: 'partners', key: 'products' }],
};

/** Replaces an id in all references, and keeps the old address as a redirect. */
function renamed(document: SchoolDocument, kind: Kind, from: string, to: string): SchoolDocument {
  const next = { ...document };
  for (const { kind: other, key } of references[kind] ?? []) {
    next[other] = next[other].map((values) => ({ ...values, [key]: replacedId(textOf(values[key]), from, to) }));
  }
  next[kind] = next[kind].map((values) => {
    if (idOf(kind, values) !== to || !('was' in values)) return values;
    return { ...values, was: [...new Set([...idsOf(textOf(values.was)), from])].filter((id) => id !== to).join(' | ') };
  });
  return next;
}

const replacedId = (text: string, from: string, to: string | undefined) =>
  idsOf(text)
    .flatMap((id) => (id === from ? (to === undefined ? [] : [to]) : [id]))
    .join(' | ');

/**
 * Removes an item, the items that belong to it, and its id in lists of other items.
 *
 * @returns the document, and one line for each other kind that lost items
 */
export function removeItem(
  document: SchoolDocument,
  kind: Kind,
  id: string,
): { document: SchoolDocument; removed: string[] } {
  const next = { ...document, [kind]: document[kind].filter((values) => idOf(kind, values) !== id) };
  const removed: string[] = [];
  for (const { kind: other, key, isOwned } of references[kind] ?? []) {
    const before = next[other];
    next[other] = isOwned
      ? before.filter((values) => textOf(values[key]) !== id)
      : before.map((values) => ({ ...values, [key]: replacedId(textOf(values[key]), id, undefined) }));
    const lost = before.length - next[other].length;
    if (lost > 0) removed.push(`${kinds[other].label}: ${lost}`);
  }
  return { document: next, removed };
}

/**
 * Inserts a copy after an item. The copy and its lessons get new ids; earlier ids (`was`) are not copied.
 *
 * @returns the document, and the id of the copy
 */
export function duplicateItem(
  document: SchoolDocument,
  kind: Kind,
  id: string,
): { document: SchoolDocument; id: string } {
  const { title } = kinds[kind];
  const index = document[kind].findIndex((values) => idOf(kind, values) === id);
  const { was, ...values } = document[kind][index] ?? {};
  const name = `${textOf(values[title])} (copy)`;
  const copy: FormValues = { ...values, ...(was !== undefined && { was: '' }), [title]: name };
  copy.id = newId(document, kind, name);
  if (kind === 'courses') copy.modules = withIds(withoutIds(copy.modules), 'm', textOf(copy.id));
  return { document: { ...document, [kind]: document[kind].toSpliced(index + 1, 0, copy) }, id: idOf(kind, copy) };
}

/** Removes the ids of the items of a list, and of nested lists. */
function withoutIds(value: FormValue | undefined): FormValue {
  if (!Array.isArray(value)) return value ?? [];
  return value.map((item) =>
    Object.fromEntries(
      Object.entries(isGroup(item) ? item : {})
        .filter(([key]) => key !== 'id')
        .map(([key, inner]) => [key, Array.isArray(inner) ? withoutIds(inner) : inner]),
    ),
  );
}

/** Gives items the same values. Unknown keys are ignored. */
export function changeItems(
  document: SchoolDocument,
  kind: Kind,
  ids: ReadonlySet<string>,
  values: Readonly<Record<string, string>>,
): SchoolDocument {
  return {
    ...document,
    [kind]: document[kind].map((item) =>
      ids.has(idOf(kind, item)) ? { ...item, ...knownValues(kinds[kind].parts, { ...item, ...values }) } : item,
    ),
  };
}

/** Orders the items of a kind. Unknown ids are ignored; items that `ids` does not name stay at the end. */
export function orderItems(document: SchoolDocument, kind: Kind, ids: readonly string[]): SchoolDocument {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (values: FormValues) => place.get(idOf(kind, values)) ?? ids.length;
  return { ...document, [kind]: document[kind].toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

/** Maps each problem to the path of its value. The path is '' for problems of other items. */
function errorsOf(problems: readonly Problem[], isOwn: (problem: Problem) => boolean): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const problem of problems) {
    const path = isOwn(problem) ? problem.path : '';
    const sentence = isOwn(problem) ? problem.message : `${kinds[problem.kind].label}: ${problem.message}`;
    errors[path] =
      path === '' && errors[path] !== undefined ? `${errors[path]}\n${sentence}` : (errors[path] ?? sentence);
  }
  return errors;
}
