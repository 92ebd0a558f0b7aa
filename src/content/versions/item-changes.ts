import type { FormValue, FormValues, ItemChange } from '../../domain/office/content-contract.ts';
import type { FormPart } from '../../domain/office/form-parts.ts';
import { capitalised } from '../../domain/office/form-paths.ts';
import { type Kind, kindNames, kinds } from '../../domain/office/kinds.ts';
import { focusPattern } from '../../tokens/focus.ts';
import { type Content, emptyDocument, type SchoolDocument } from '../content.ts';
import { idOf, isGroup, textOf } from '../folder/content-folder.ts';
import { compareContent } from './changes.ts';
import { describeChanges } from './describe-changes.ts';

/*
 * The changes of a draft in the terms of the office: kinds, titles, labels of fields, old and new texts.
 */

/** A text for comparisons: equal for `a | b` and `a|b`, for a missing and an empty value, and for any order of the keys. */
const plain = (value: FormValue | undefined): string => JSON.stringify(canonical(value ?? ''));

function canonical(value: FormValue): unknown {
  if (typeof value === 'string') return value.replace(/\s*\|\s*/g, ' | ').trim();
  if (Array.isArray(value)) return value.length === 0 ? '' : value.map(canonical);
  const filled = Object.entries(value).map(([key, inner]) => [key, canonical(inner)] as const);
  return Object.fromEntries(
    filled.filter(([, inner]) => inner !== '').sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Lists every item that differs, in the order of `kindNames`. */
export function itemChanges(before: SchoolDocument, after: SchoolDocument): ItemChange[] {
  return kindNames.flatMap((kind) => {
    if (before[kind] === after[kind]) return [];
    const old = new Map(before[kind].map((item) => [idOf(kind, item), item]));
    const kept = new Set(after[kind].map((item) => idOf(kind, item)));
    const changes = after[kind].flatMap((item): ItemChange[] => {
      const id = idOf(kind, item);
      const was = old.get(id);
      if (!was) return isBlank(kind, item) ? [] : [{ kind, id, title: titleOf(kind, item), change: 'new', fields: [] }];
      if (was === item) return [];
      const fields = fieldChanges(kinds[kind].parts, was, item);
      return fields.length === 0 ? [] : [{ kind, id, title: titleOf(kind, item), change: 'changed', fields }];
    });
    const removed = before[kind].flatMap((item): ItemChange[] =>
      kept.has(idOf(kind, item))
        ? []
        : [{ kind, id: idOf(kind, item), title: titleOf(kind, item), change: 'removed', fields: [] }],
    );
    return [...changes, ...removed, ...orderChange(kind, before[kind], after[kind])];
  });
}

/** Whether an item of a fixed kind (school, documents) has no values yet, as on an empty site. */
const isBlank = (kind: Kind, item: FormValues) => kinds[kind].isFixed && textOf(item[kinds[kind].title]) === '';

/** The change of the order of a kind's items. Adding or removing items is no change of the order. */
function orderChange(kind: Kind, before: readonly FormValues[], after: readonly FormValues[]): ItemChange[] {
  if (!kinds[kind].isOrdered) return [];
  const [old, next] = [before, after].map((items) => items.map((item) => idOf(kind, item)));
  const common = new Set(old);
  const present = new Set(next);
  const isSame = old?.filter((id) => present.has(id)).join('\n') === next?.filter((id) => common.has(id)).join('\n');
  return isSame ? [] : [{ kind, id: '', title: kinds[kind].label, change: 'order', fields: [] }];
}

/** The title of an item in a list of changes. The school has only the label of its kind. */
const titleOf = (kind: Kind, item: FormValues): string =>
  kind === 'school'
    ? kinds.school.label
    : kind === 'documents'
      ? capitalised(textOf(item.id))
      : textOf(item[kinds[kind].title]) || idOf(kind, item);

function fieldChanges(parts: readonly FormPart[], was: FormValues, is: FormValues): ItemChange['fields'] {
  return parts.flatMap((part): ItemChange['fields'] => {
    if (part.type === 'group' && part.key === undefined) return fieldChanges(part.parts, was, is);
    const key = part.key ?? '';
    const [from, to] = [was[key], is[key]];
    if (part.type === 'group') {
      const inner = fieldChanges(part.parts, isGroup(from) ? from : {}, isGroup(to) ? to : {});
      return inner.map((field) => ({ ...field, label: `${part.label}, ${field.label}` }));
    }
    if (plain(from) === plain(to)) return [];
    if (part.type === 'list') return [listChange(part, from, to)];
    return [{ label: part.label, from: shown(textOf(from)), to: shown(textOf(to)) }];
  });
}

const listChange = (part: { label: string }, from: FormValue | undefined, to: FormValue | undefined) => ({
  label: part.label,
  from: countOf(from),
  to: countOf(from) === countOf(to) ? `${countOf(to)}, changed` : countOf(to),
});

const countOf = (value: FormValue | undefined) => String(Array.isArray(value) ? value.length : 0);

const shownCharacters = 80;

function shown(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(focusPattern, ' (focus point $1 % from the left, $2 % from the top)');
  const letters = Array.from(line.slice(0, 2 * shownCharacters));
  return letters.length > shownCharacters ? `${letters.slice(0, shownCharacters).join('')}…` : line;
}

const shownNames = 4;
const names = (all: readonly string[]) =>
  all.length > shownNames + 1
    ? `${all.slice(0, shownNames).join(', ')} and ${all.length - shownNames} more`
    : all.join(', ');

const verbs = { new: 'new', changed: 'changed', removed: 'removed' } as const;

/** One line for each change of a kind: `Courses: 2 new (Kites, Boats)`. */
export function changesInBrief(changes: readonly ItemChange[]): string[] {
  const byKind = Map.groupBy(changes, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, all]) => {
    const { label, isFixed } = kinds[kind];
    const [first] = all;
    if (kind === 'school') return [`School: ${names((first?.fields ?? []).map((field) => field.label)) || 'new'}`];
    const lines = (['new', 'changed', 'removed'] as const).flatMap((change) => {
      const found = all.filter((one) => one.change === change).map(({ title }) => title);
      if (found.length === 0) return [];
      return [isFixed ? `${label}: ${names(found)}` : `${label}: ${found.length} ${verbs[change]} (${names(found)})`];
    });
    return [...lines, ...(all.some(({ change }) => change === 'order') ? [`${label}: another order`] : [])];
  });
}

/** The changes of files, which are not items. */
const fileChanges = (before: Content, after: Content): string[] =>
  describeChanges(compareContent(onlyFiles(before), onlyFiles(after))).map(capitalised);

/** Removes the items, because comparing them takes most of the time. */
const onlyFiles = ({ media }: Content): Content => ({ document: emptyDocument(), media });

/** The changes from one content to another in brief, with those of the files. */
export const contentChanges = (before: Content, after: Content): string[] => [
  ...changesInBrief(itemChanges(before.document, after.document)),
  ...fileChanges(before, after),
];

/** One line for each changed field: `Kites, Fee: Rs 3,000 → Rs 3,500`. */
export const changesInDetail = (changes: readonly ItemChange[]): string[] =>
  changes.flatMap(({ kind, title, change, fields }) => {
    if (change === 'order') return [`${title}: another order`];
    const name = kinds[kind].isFixed ? title : `${title} (${kinds[kind].one})`;
    if (change !== 'changed') return [`${name}: ${change}`];
    return fields.map(({ label, from, to }) => `${name}, ${label}: ${from || '(empty)'} → ${to || '(empty)'}`);
  });

/** Reverts the change of one item: removes a new item, and inserts a removed one at its old place. '' reverts the order. */
export function takeBack(before: SchoolDocument, document: SchoolDocument, kind: Kind, id: string): SchoolDocument {
  if (id === '') {
    const place = new Map(before[kind].map((item, index) => [idOf(kind, item), index]));
    const placeOf = (item: FormValues) => place.get(idOf(kind, item)) ?? before[kind].length;
    return { ...document, [kind]: document[kind].toSorted((one, other) => placeOf(one) - placeOf(other)) };
  }
  const old = before[kind].find((item) => idOf(kind, item) === id);
  const others = document[kind].filter((item) => idOf(kind, item) !== id);
  const at = document[kind].findIndex((item) => idOf(kind, item) === id);
  if (!old) return { ...document, [kind]: others };
  return { ...document, [kind]: others.toSpliced(at === -1 ? placeAfter(before, others, kind, id) : at, 0, old) };
}

/** The index at which a removed item is inserted again: after its nearest former predecessor that still exists. */
function placeAfter(before: SchoolDocument, others: readonly FormValues[], kind: Kind, id: string): number {
  const ids = before[kind].map((item) => idOf(kind, item));
  const places = new Map(others.map((item, index) => [idOf(kind, item), index]));
  const nearest = ids.slice(0, ids.indexOf(id)).findLast((one) => places.has(one));
  return nearest === undefined ? 0 : (places.get(nearest) ?? 0) + 1;
}
