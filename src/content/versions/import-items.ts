import { foldText } from '../../domain/fold-text.ts';
import type { FormValues, ImportedItem, ImportRow, ImportUndo } from '../../domain/office/content-contract.ts';
import { type Kind, kindNames, kinds } from '../../domain/office/kinds.ts';
import { importFields } from '../../domain/table-import/fields.ts';
import type { MediaFile, Problem, SchoolDocument } from '../content.ts';
import { checkDocument, idOf, textOf } from '../folder/content-folder.ts';
import { emptyValues, keyOf, knownValues, newId, removeItem, usedIds } from './draft-items.ts';

/*
 * Imports the rows of a spreadsheet into a draft, with the checks of the forms.
 */

export interface Imported {
  /** Use it only if no item has an error and there are no problems. */
  document: SchoolDocument;
  items: ImportedItem[];
  /** The titles of the items that no row updates. */
  others: string[];
  /** Mistakes that belong to no row. */
  problems: string[];
  /** The input with which `restoreItems` undoes the import. */
  before: ImportUndo['kinds'];
}

/** A row with the item that it becomes. */
interface Placed {
  id: string;
  values: FormValues;
  /** The item that the row updates. */
  before: FormValues | undefined;
}

/** Adds the rows to the items of a kind (courses …). A row updates the item with its id, or else with its title. */
export function importItems(
  document: SchoolDocument,
  media: MediaFile[],
  kind: Kind,
  rows: readonly ImportRow[],
  removeOthers: boolean,
): Imported {
  const placed = placeRows(document, kind, rows);
  const updates = new Map(placed.flatMap(({ before, values }) => (before ? [[before, values] as const] : [])));
  const added = placed.flatMap(({ before, values }) => (before ? [] : [values]));
  const others = document[kind].filter((item) => !updates.has(item));
  const items = [...document[kind].map((item) => updates.get(item) ?? item), ...added];
  let next: SchoolDocument = { ...document, [kind]: items };
  if (removeOthers) for (const item of others) next = removeItem(next, kind, idOf(kind, item)).document;
  const known = new Set(checkDocument(document, media).map(keyOf));
  const problems = checkDocument(next, media);
  const found = problemsByRow(next, placed, problems);
  return {
    document: next,
    items: placed.map(({ id, values, before }, row) => ({
      id,
      state: before ? (isEqual(kind, before, values) ? 'same' : 'changed') : 'new',
      errors: found.errors[row] ?? {},
    })),
    others: others.map((item) => textOf(item[kinds[kind].title]) || idOf(kind, item)),
    problems: found.others
      .filter((problem) => !known.has(keyOf(problem)))
      .map((problem) => `${kinds[problem.kind].label}: ${problem.message}`),
    before: changedItems(document, next),
  };
}

function placeRows(document: SchoolDocument, kind: Kind, rows: readonly ImportRow[]): Placed[] {
  const { parts, title } = kinds[kind];
  const keys = new Set(importFields(kind).map(({ key }) => key));
  const used = usedIds(document, kind);
  const find = finder(document[kind], kind);
  return rows.map((row) => {
    const before = find(row);
    const filled = Object.fromEntries(
      Object.entries(row).filter(([key, value]) => keys.has(key) && value.trim() !== ''),
    );
    const values = knownValues(parts, { ...(before ?? emptyValues(parts)), ...filled });
    if (before?.id !== undefined) values.id = before.id;
    else if (kind !== 'categories') values.id = textOf(filled.id) || newId(document, kind, textOf(values[title]), used);
    const id = idOf(kind, values);
    used.add(id);
    return { id, values: { ...before, ...values }, before };
  });
}

/** Returns a function that finds the item of a row, by id or title. It finds each item once, so rows may share a title. */
function finder(items: readonly FormValues[], kind: Kind): (row: ImportRow) => FormValues | undefined {
  const { title } = kinds[kind];
  const nameOf = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();
  const byId = new Map(items.map((item) => [idOf(kind, item), item]));
  const byTitle = Map.groupBy(items, (item) => nameOf(textOf(item[title])));
  const taken = new Set<FormValues>();
  return (row) => {
    const name = nameOf(row[title] ?? '');
    const candidates = [byId.get((row.id ?? '').trim()), ...(name === '' ? [] : (byTitle.get(name) ?? []))];
    const found = candidates.find((item) => item !== undefined && !taken.has(item));
    if (found) taken.add(found);
    return found;
  };
}

const isEqual = (kind: Kind, one: FormValues, other: FormValues): boolean => {
  const { parts } = kinds[kind];
  return JSON.stringify(knownValues(parts, one)) === JSON.stringify(knownValues(parts, other));
};

/** Groups the problems of the imported rows by row and key. `others` has all other problems. */
function problemsByRow(next: SchoolDocument, placed: readonly Placed[], problems: readonly Problem[]) {
  const rowOf = new Map(placed.map(({ values }, row) => [values, row]));
  const errors: Record<string, string>[] = placed.map(() => ({}));
  const others: Problem[] = [];
  for (const problem of problems) {
    const item = next[problem.kind][problem.index];
    const own = errors[(item && rowOf.get(item)) ?? -1];
    if (own) own[problem.path] ??= problem.message;
    else others.push(problem);
  }
  return { errors, others };
}

/** The items of `document` that `next` changes or lacks, with the order of each kind. */
export function changedItems(document: SchoolDocument, next: SchoolDocument): ImportUndo['kinds'] {
  return kindNames
    .filter((kind) => document[kind] !== next[kind])
    .map((kind) => {
      const kept = new Set(next[kind]);
      return {
        kind,
        order: document[kind].map((item) => idOf(kind, item)),
        items: document[kind].filter((item) => !kept.has(item)),
      };
    });
}

/** Undoes an import. The document must not have changed since. */
export function restoreItems(document: SchoolDocument, before: ImportUndo['kinds']): SchoolDocument {
  const next = { ...document };
  for (const { kind, order, items } of before) {
    const { parts } = kinds[kind];
    // A client may send anything.
    const restored = items.map(
      (item): FormValues => ({
        ...knownValues(parts, item),
        ...('id' in item && { id: textOf(item.id) }),
      }),
    );
    const stored = new Map<string, FormValues>([...next[kind], ...restored].map((item) => [idOf(kind, item), item]));
    next[kind] = order.map((id) => stored.get(id)).filter((item) => item !== undefined);
  }
  return next;
}
