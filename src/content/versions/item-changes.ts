import type { FormValue, FormValues, ItemChange } from '../../domain/office/content-contract.ts';
import type { FormPart } from '../../domain/office/form-parts.ts';
import { capitalised } from '../../domain/office/form-paths.ts';
import { type Thing, thingNames, things } from '../../domain/office/things.ts';
import { focusPattern } from '../../tokens/focus.ts';
import { type Content, emptyDocument, type SchoolDocument } from '../content.ts';
import { isGroup, textOf } from '../folder/content-folder.ts';
import { compareContent } from './changes.ts';
import { describeChanges } from './describe-changes.ts';
import { idOf } from './draft-items.ts';

/*
 * The changes of a draft as a school speaks of them: things, names, fields, the old and the new text.
 */

/** Equal for `a | b` and `a|b`, for a missing and an empty value, and for any order of the keys. */
const plain = (value: FormValue | undefined): string => JSON.stringify(canonical(value ?? ''));

function canonical(value: FormValue): unknown {
  if (typeof value === 'string') return value.replace(/\s*\|\s*/g, ' | ').trim();
  if (Array.isArray(value)) return value.length === 0 ? '' : value.map(canonical);
  const filled = Object.entries(value).map(([key, inner]) => [key, canonical(inner)] as const);
  return Object.fromEntries(
    filled.filter(([, inner]) => inner !== '').sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Lists every item that differs, in the order of the menu's things. */
export function itemChanges(before: SchoolDocument, after: SchoolDocument): ItemChange[] {
  return thingNames.flatMap((thing) => {
    if (before[thing] === after[thing]) return [];
    const old = new Map(before[thing].map((item) => [idOf(thing, item), item]));
    const kept = new Set(after[thing].map((item) => idOf(thing, item)));
    const changes = after[thing].flatMap((item): ItemChange[] => {
      const id = idOf(thing, item);
      const was = old.get(id);
      if (!was)
        return isBlank(thing, item) ? [] : [{ thing, id, title: titleOf(thing, item), kind: 'new', fields: [] }];
      if (was === item) return [];
      const fields = fieldChanges(things[thing].parts, was, item);
      return fields.length === 0 ? [] : [{ thing, id, title: titleOf(thing, item), kind: 'changed', fields }];
    });
    const removed = before[thing].flatMap((item): ItemChange[] =>
      kept.has(idOf(thing, item))
        ? []
        : [{ thing, id: idOf(thing, item), title: titleOf(thing, item), kind: 'removed', fields: [] }],
    );
    return [...changes, ...removed, ...orderChange(thing, before[thing], after[thing])];
  });
}

/** The settings of an empty site are an item without a value. */
const isBlank = (thing: Thing, item: FormValues) => things[thing].isFixed && textOf(item[things[thing].title]) === '';

/** Added and removed items do not change the order of the others. */
function orderChange(thing: Thing, before: readonly FormValues[], after: readonly FormValues[]): ItemChange[] {
  if (!things[thing].isOrdered) return [];
  const [old, next] = [before, after].map((items) => items.map((item) => idOf(thing, item)));
  const common = new Set(old);
  const present = new Set(next);
  const isSame = old?.filter((id) => present.has(id)).join('\n') === next?.filter((id) => common.has(id)).join('\n');
  return isSame ? [] : [{ thing, id: '', title: things[thing].label, kind: 'order', fields: [] }];
}

/** The settings of the school have no other name than what they are. */
const titleOf = (thing: Thing, item: FormValues): string =>
  thing === 'school'
    ? things.school.label
    : thing === 'documents'
      ? capitalised(textOf(item.id))
      : textOf(item[things[thing].title]) || idOf(thing, item);

function fieldChanges(parts: readonly FormPart[], was: FormValues, is: FormValues): ItemChange['fields'] {
  return parts.flatMap((part): ItemChange['fields'] => {
    if (part.kind === 'group' && part.key === undefined) return fieldChanges(part.parts, was, is);
    const key = part.key ?? '';
    const [from, to] = [was[key], is[key]];
    if (part.kind === 'group') {
      const inner = fieldChanges(part.parts, isGroup(from) ? from : {}, isGroup(to) ? to : {});
      return inner.map((field) => ({ ...field, label: `${part.label}, ${field.label}` }));
    }
    if (plain(from) === plain(to)) return [];
    if (part.kind === 'list') return [listChange(part, from, to)];
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

/** One line for each kind of change of a thing: `Courses: 2 new (Kites, Boats)`. */
export function changesInBrief(changes: readonly ItemChange[]): string[] {
  const byThing = Map.groupBy(changes, ({ thing }) => thing);
  return [...byThing].flatMap(([thing, all]) => {
    const { label, isFixed } = things[thing];
    const [first] = all;
    if (thing === 'school') return [`School: ${names((first?.fields ?? []).map((field) => field.label)) || 'new'}`];
    const kinds = (['new', 'changed', 'removed'] as const).flatMap((kind) => {
      const found = all.filter((change) => change.kind === kind).map(({ title }) => title);
      if (found.length === 0) return [];
      return [isFixed ? `${label}: ${names(found)}` : `${label}: ${found.length} ${verbs[kind]} (${names(found)})`];
    });
    return [...kinds, ...(all.some(({ kind }) => kind === 'order') ? [`${label}: another order`] : [])];
  });
}

/** The changed files, which are no item. */
const fileChanges = (before: Content, after: Content): string[] =>
  describeChanges(compareContent(onlyFiles(before), onlyFiles(after))).map(capitalised);

/** Without the items, whose comparison takes most of the time. */
const onlyFiles = ({ media }: Content): Content => ({ document: emptyDocument(), media });

/** The changes from one content to another in brief, with those of the files. */
export const contentChanges = (before: Content, after: Content): string[] => [
  ...changesInBrief(itemChanges(before.document, after.document)),
  ...fileChanges(before, after),
];

/** The same with each field: `Kites, Fee: Rs 3,000 → Rs 3,500`. */
export const changesInDetail = (changes: readonly ItemChange[]): string[] =>
  changes.flatMap(({ thing, title, kind, fields }) => {
    if (kind === 'order') return [`${title}: another order`];
    const name = things[thing].isFixed ? title : `${title} (${things[thing].one})`;
    if (kind !== 'changed') return [`${name}: ${kind}`];
    return fields.map(({ label, from, to }) => `${name}, ${label}: ${from || '(empty)'} → ${to || '(empty)'}`);
  });

/** Makes one item again as it was: a new one leaves, a removed one returns to its place. */
export function takeBack(before: SchoolDocument, document: SchoolDocument, thing: Thing, id: string): SchoolDocument {
  if (id === '') {
    const place = new Map(before[thing].map((item, index) => [idOf(thing, item), index]));
    const placeOf = (item: FormValues) => place.get(idOf(thing, item)) ?? before[thing].length;
    return { ...document, [thing]: document[thing].toSorted((one, other) => placeOf(one) - placeOf(other)) };
  }
  const old = before[thing].find((item) => idOf(thing, item) === id);
  const others = document[thing].filter((item) => idOf(thing, item) !== id);
  const at = document[thing].findIndex((item) => idOf(thing, item) === id);
  if (!old) return { ...document, [thing]: others };
  return { ...document, [thing]: others.toSpliced(at === -1 ? placeAfter(before, others, thing, id) : at, 0, old) };
}

/** The place behind the nearest item before it that is still there. */
function placeAfter(before: SchoolDocument, others: readonly FormValues[], thing: Thing, id: string): number {
  const ids = before[thing].map((item) => idOf(thing, item));
  const places = new Map(others.map((item, index) => [idOf(thing, item), index]));
  const nearest = ids.slice(0, ids.indexOf(id)).findLast((one) => places.has(one));
  return nearest === undefined ? 0 : (places.get(nearest) ?? 0) + 1;
}
