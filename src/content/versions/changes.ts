import { type ContentTable, contentTableNames, contentTables } from '../../db/content-tables.ts';
import type { Content } from '../content.ts';

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
    .map((table) => compareOnce(table, before, after))
    .filter(({ added, changed, removed, moved }) => [added, changed, removed, moved].some(({ length }) => length > 0));
}

interface Compared {
  old: readonly Row[];
  /** The rows of the parent table after the change. */
  above: readonly Row[];
  change: TableChange;
}

/** The last comparison of each table's rows: the requests of a page compare the same draft several times. */
const compared = new WeakMap<readonly Row[], Compared>();
const noRows: readonly Row[] = [];

function compareOnce(table: ContentTable, before: Content, after: Content): TableChange {
  const [old, next] = [rowsOf(before, table), rowsOf(after, table)];
  const parent = parents[table];
  const above = parent === undefined ? noRows : rowsOf(after, parent);
  const known = compared.get(next);
  if (known?.old === old && known.above === above && known.change.table === table) return known.change;
  const change = compareTable(table, old, next, above);
  compared.set(next, { old, above, change });
  return change;
}

function compareTable(
  table: ContentTable,
  old: readonly Row[],
  next: readonly Row[],
  above: readonly Row[],
): TableChange {
  if (old.length === next.length && old.every((row, index) => isUnchanged(row, next[index]))) return unchanged(table);
  const oldById = new Map(old.map((row) => [row.id, row]));
  const ids = new Set(next.map(({ id }) => id));
  const removed = old.filter(({ id }) => !ids.has(id));
  const column = parentColumn(table);
  const hasParents = parents[table] !== undefined && column !== undefined;
  const parentsLeft = new Set(hasParents && removed.length > 0 ? above.map(({ id }) => id) : []);
  const change: TableChange = {
    ...unchanged(table),
    moved: movedRows(table, oldById, next),
    removed: removed.map(({ id }) => id),
    removedAlone: removed.filter((row) => !hasParents || parentsLeft.has(String(row[column]))).map(({ id }) => id),
  };
  for (const row of next) {
    const was = oldById.get(row.id);
    if (!was) change.added.push(row.id);
    else if (!isSameRow(was, row)) {
      const fields = changedFields(was, row);
      if (fields.length > 0) change.changed.push({ id: row.id, fields });
    }
  }
  return change;
}

const unchanged = (table: ContentTable): TableChange => {
  return { table, added: [], changed: [], removed: [], moved: [], removedAlone: [] };
};

const isUnchanged = (was: Row, row: Row | undefined): boolean =>
  was === row || (row !== undefined && was.position === row.position && isSameRow(was, row));

/** Whether no column differs. Allocates nothing: almost every row of a draft is as it was. */
function isSameRow(was: Row, row: Row): boolean {
  for (const column in row) if (was[column] !== row[column] && column !== 'position') return false;
  for (const column in was) if (!(column in row)) return false;
  return true;
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
function movedRows(table: ContentTable, old: ReadonlyMap<string, Row>, after: readonly Row[]): string[] {
  if (table === 'media') return [];
  // Added and removed rows do not change the order of the others.
  if (after.every((row) => (old.get(row.id)?.position ?? row.position) === row.position)) return [];
  const groupOf = (row: Row) => positionGroup(table, row);
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
