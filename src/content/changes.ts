import { type ContentTable, contentTableNames, contentTables } from '../db/content-tables.ts';
import type { Content } from './content.ts';

export interface FieldChange {
  /** The database column. */
  column: string;
  from: string;
  to: string;
}

export interface TableChange {
  table: ContentTable;
  added: string[];
  changed: { id: string; fields: FieldChange[] }[];
  removed: string[];
  /** The fewest rows whose move explains the new order. */
  moved: string[];
  /** Removed rows whose parent row stays. */
  removedAlone: string[];
}

type Row = Readonly<Record<string, string | number>> & { id: string; position: number };

const rowsOf = (content: Content, table: ContentTable): readonly Row[] => content[table];

/** The column with the id of a row's parent; undefined if the rows have no parent. */
export const parentColumn = (table: ContentTable): string | undefined =>
  contentTables[table].further.find((column) => column.endsWith('_id'));

/** Rows of each kind have their own order, if the kind is no field that a school fills. */
const kindColumn = (table: ContentTable): string | undefined =>
  contentTables[table].further.find((column) => column === 'kind');

/** The table of the parents of a table's rows. */
export const parents: Partial<Record<ContentTable, ContentTable>> = {
  modules: 'courses',
  lessons: 'modules',
  lectures: 'lessons',
  course_faqs: 'courses',
  course_testimonials: 'courses',
  achievements: 'achievement_groups',
};

/** Compares all tables. A table without a change is omitted. */
export function compareContent(before: Content, after: Content): TableChange[] {
  return contentTableNames
    .map((table) => compareTable(table, before, after))
    .filter(({ added, changed, removed, moved }) => [added, changed, removed, moved].some(({ length }) => length > 0));
}

function compareTable(table: ContentTable, before: Content, after: Content): TableChange {
  const [old, next] = [rowsOf(before, table), rowsOf(after, table)];
  const oldById = new Map(old.map((row) => [row.id, row]));
  const ids = new Set(next.map(({ id }) => id));
  const removed = old.filter(({ id }) => !ids.has(id));
  const parent = parents[table];
  const column = parentColumn(table);
  const parentsLeft = parent && new Set(rowsOf(after, parent).map(({ id }) => id));
  const hasParent = (row: Row) => !parentsLeft || column === undefined || parentsLeft.has(String(row[column]));
  return {
    table,
    added: next.filter(({ id }) => !oldById.has(id)).map(({ id }) => id),
    changed: next.flatMap((row) => {
      const was = oldById.get(row.id);
      const fields = was ? changedFields(was, row) : [];
      return fields.length > 0 ? [{ id: row.id, fields }] : [];
    }),
    removed: removed.map(({ id }) => id),
    moved: movedRows(table, old, next),
    removedAlone: removed.filter(hasParent).map(({ id }) => id),
  };
}

function changedFields(was: Row, row: Row): FieldChange[] {
  const columns = new Set([...Object.keys(was), ...Object.keys(row)]);
  columns.delete('position');
  return [...columns]
    .map((column) => ({ column, from: String(was[column] ?? ''), to: String(row[column] ?? '') }))
    .filter(({ from, to }) => from !== to);
}

/** The key of the group in which `position` counts: the id of the parent, or the kind. */
export const positionGroup = (table: ContentTable, row: Readonly<Record<string, string | number>>): string =>
  String(row[parentColumn(table) ?? kindColumn(table) ?? ''] ?? '');

/** Positions count within a parent. A row with a new parent is changed, not moved. Files have no order. */
function movedRows(table: ContentTable, before: readonly Row[], after: readonly Row[]): string[] {
  if (table === 'media') return [];
  const groupOf = (row: Row) => positionGroup(table, row);
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = after.filter((row) => {
    const was = old.get(row.id);
    return was !== undefined && groupOf(was) === groupOf(row);
  });
  return [...Map.groupBy(kept, groupOf).values()].flatMap((rows) => {
    const inOrder = rows.toSorted((one, other) => one.position - other.position);
    const stay = longestIncreasing(inOrder.map(({ id }) => old.get(id)?.position ?? 0));
    return inOrder.filter((_, index) => !stay.has(index)).map(({ id }) => id);
  });
}

/** The indexes of a longest increasing subsequence. */
function longestIncreasing(values: readonly number[]): Set<number> {
  /** `ends[n]`: the index of the smallest value that ends an increasing sequence of n + 1 values. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, value] of values.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  }
  const found = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) found.add(at);
  return found;
}
