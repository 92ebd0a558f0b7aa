import { type ContentTable, contentTableNames } from '../../db/content-tables.ts';
import { type Content, emptyContent } from '../content.ts';
import { parentColumn, parents, positionGroup } from './changes.ts';

/** A conflict for a person to resolve: both sides changed a field, or one side removed a row that the other changed. */
export interface ContentConflict {
  table: ContentTable;
  id: string;
  /** The column; '' for the whole row, if one side removed it. */
  column: string;
  before: string;
  mine: string;
  theirs: string;
}

export type Side = 'mine' | 'theirs';

type Row = Readonly<Record<string, string | number>> & { id: string; position: number };
type Cells = Map<string, string>;

/** Columns that the readers compute from other rows. */
const computed: Partial<Record<ContentTable, readonly string[]>> = {
  courses: ['lesson', 'numberlesson', 'numbermodules'],
  modules: ['countlecture'],
  lectures: ['name'],
};

/**
 * Merges two edits of `base`, field by field. Each setting of the school counts as a field. If only one side changed a
 * field, the merge uses that value. `decide` resolves a conflict; undefined keeps the value of `mine` and returns the
 * conflict in `conflicts`.
 */
export function mergeContent(
  base: Content,
  mine: Content,
  theirs: Content,
  decide: (conflict: ContentConflict) => Side | undefined,
): { content: Content; conflicts: ContentConflict[] } {
  const conflicts: ContentConflict[] = [];
  const family = {
    changedBelow: { mine: changedBelow(base, mine), theirs: changedBelow(base, theirs) },
    restored: new Set<string>(),
  };
  const settle = (conflict: ContentConflict): Side => {
    const side = decide(conflict);
    if (side === undefined) conflicts.push(conflict);
    return side ?? 'mine';
  };
  const content = emptyContent();
  for (const table of contentTableNames) {
    const rows = { base: base[table], mine: mine[table], theirs: theirs[table] };
    const merged = mergeTable({ table, settle, family, isOrphan: orphansOf(table, content) }, rows);
    Object.assign(content, { [table]: merged });
  }
  return { content, conflicts };
}

interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

type Settle = (conflict: ContentConflict) => Side;

/** What a row needs to know about the rows above and below it. */
interface Family {
  /** The keys of the rows below which a side changed or added a row. */
  changedBelow: Record<Side, ReadonlySet<string>>;
  /** The keys of rows that one side removed and the merge keeps, with all rows below them. */
  restored: Set<string>;
}

interface TableMerge {
  table: ContentTable;
  settle: Settle;
  family: Family;
  /** Whether the merge has removed the parent of a row. */
  isOrphan: (row: Row) => boolean;
}

const keyOf = (table: ContentTable, id: string) => `${table} ${id}`;

/** The key of a row's parent; undefined if the table has no parents. */
function parentKeyOf(table: ContentTable, row: Row): string | undefined {
  const [parent, column] = [parents[table], parentColumn(table)];
  return parent === undefined || column === undefined ? undefined : keyOf(parent, String(row[column]));
}

function withParentOf(table: ContentTable, row: Row, other: Row): Row {
  const column = parentColumn(table);
  const parent = column === undefined ? undefined : other[column];
  return column === undefined || parent === undefined ? row : { ...row, [column]: parent };
}

/** The keys of the rows below which `side` has a changed or new row. */
function changedBelow(base: Content, side: Content): Set<string> {
  const keys = new Set<string>();
  for (const table of contentTableNames.toReversed()) {
    const before: readonly Row[] = base[table];
    const old = new Map(before.map((row) => [row.id, row]));
    for (const row of side[table] as readonly Row[]) {
      const was = old.get(row.id);
      const parent = parentKeyOf(table, row);
      const isChanged = !was || changedColumns(table, was, row).length > 0 || keys.has(keyOf(table, row.id));
      if (parent !== undefined && isChanged) keys.add(parent);
    }
  }
  return keys;
}

function mergeTable(merge: TableMerge, rows: Versions<readonly Row[]>): Row[] {
  const { table } = merge;
  const byId = {
    base: new Map(rows.base.map((row) => [row.id, row])),
    mine: new Map(rows.mine.map((row) => [row.id, row])),
    theirs: new Map(rows.theirs.map((row) => [row.id, row])),
  };
  const merged = new Map<string, Row>();
  for (const id of new Set([...byId.mine.keys(), ...byId.theirs.keys()])) {
    const versions = { base: byId.base.get(id), mine: byId.mine.get(id), theirs: byId.theirs.get(id) };
    const row = mergeRow(merge, id, versions);
    if (row) merged.set(id, row);
  }
  return inOrder(table, rows, merged);
}

function mergeRow(merge: TableMerge, id: string, { base, mine, theirs }: Versions<Row | undefined>): Row | undefined {
  const { table, settle, family, isOrphan } = merge;
  if (mine && theirs) {
    // Each side may have renamed or removed the parent, or moved the row to another one.
    if (isOrphan(mine) && isOrphan(theirs)) return undefined;
    const row = mergeFields(table, id, { base, mine, theirs }, settle);
    return isOrphan(row) ? withParentOf(table, row, isOrphan(mine) ? theirs : mine) : row;
  }
  const left = mine ?? theirs;
  // A conflict about the parent has decided about the rows below it.
  if (!left || isOrphan(left)) return undefined;
  const key = keyOf(table, id);
  if (family.restored.has(parentKeyOf(table, left) ?? '')) {
    family.restored.add(key);
    return left;
  }
  // The row is new on its side, or the other side removed it.
  if (!base) return left;
  const side: Side = mine ? 'mine' : 'theirs';
  if (changedColumns(table, base, left).length === 0 && !family.changedBelow[side].has(key)) return undefined;
  const edited = 'was edited';
  const texts = mine ? { mine: edited, theirs: 'was removed' } : { mine: 'was removed', theirs: edited };
  if (settle({ table, id, column: '', before: '', ...texts }) !== side) return undefined;
  family.restored.add(key);
  return left;
}

function mergeFields(
  table: ContentTable,
  id: string,
  { base, mine, theirs }: Versions<Row | undefined> & { mine: Row; theirs: Row },
  settle: Settle,
): Row {
  const cells = {
    base: base ? cellsOf(table, base) : new Map(),
    mine: cellsOf(table, mine),
    theirs: cellsOf(table, theirs),
  };
  const merged: Cells = new Map();
  for (const column of new Set([...cells.mine.keys(), ...cells.theirs.keys()])) {
    const texts = valuesOf(column, cells);
    const isTheirs =
      texts.mine === texts.before ||
      (texts.mine !== texts.theirs &&
        texts.theirs !== texts.before &&
        !isComputed(table, column) &&
        settle({ table, id, column, ...texts }) === 'theirs');
    merged.set(column, isTheirs ? texts.theirs : texts.mine);
  }
  return rowOf(table, mine, merged);
}

const valuesOf = (column: string, { base, mine, theirs }: Versions<Cells>) => ({
  before: base.get(column) ?? '',
  mine: mine.get(column) ?? '',
  theirs: theirs.get(column) ?? '',
});

const isComputed = (table: ContentTable, column: string) => computed[table]?.includes(column) === true;

function changedColumns(table: ContentTable, one: Row, other: Row): string[] {
  const [old, next] = [cellsOf(table, one), cellsOf(table, other)];
  return [...next.keys()].filter((column) => old.get(column) !== next.get(column) && !isComputed(table, column));
}

/** The columns of a row, without id and position. The school's settings are JSON: each setting counts as a column. */
function cellsOf(table: ContentTable, row: Row): Cells {
  if (table === 'school') {
    const settings: Record<string, unknown> = JSON.parse(String(row.settings || '{}'));
    return new Map(Object.entries(settings).map(([name, value]) => [name, JSON.stringify(value)]));
  }
  const { id, position, ...columns } = row;
  // Without a long text, a course has its short text twice: one answer decides both.
  const isCopy = table === 'courses' && columns.longdescription === columns.shortdescription;
  const own = isCopy ? { ...columns, longdescription: '' } : columns;
  return new Map(Object.entries(own).map(([name, value]) => [name, String(value)]));
}

/** The reverse of `cellsOf`. */
function rowOf(table: ContentTable, { id, position }: Row, cells: Cells): Row {
  if (table === 'courses' && cells.get('longdescription') === '') {
    return { ...Object.fromEntries(cells), longdescription: cells.get('shortdescription') ?? '', id, position };
  }
  if (table !== 'school') return { ...Object.fromEntries(cells), id, position };
  const settings = Object.fromEntries(
    [...cells].filter(([, json]) => json !== '').map(([name, json]) => [name, JSON.parse(json)]),
  );
  return { id, position, settings: JSON.stringify(settings) };
}

/** Returns whether the merge has removed the parent of a row of this table. Parents are merged first. */
function orphansOf(table: ContentTable, content: Content): (row: Row) => boolean {
  const [parent, column] = [parents[table], parentColumn(table)];
  if (parent === undefined || column === undefined) return () => false;
  const known = new Set(content[parent].map(({ id }) => id));
  return (row) => !known.has(String(row[column]));
}

/** Sorts the merged rows of each group, and sets their `position`. */
function inOrder(table: ContentTable, rows: Versions<readonly Row[]>, merged: ReadonlyMap<string, Row>): Row[] {
  const group = (all: readonly Row[]) =>
    Map.groupBy(
      all.map((row) => merged.get(row.id)).filter((row) => row !== undefined),
      (row) => positionGroup(table, row),
    );
  const groups = { base: group(rows.base), mine: group(rows.mine), theirs: group(rows.theirs) };
  return [...new Set([...groups.mine.keys(), ...groups.theirs.keys()])].flatMap((name) => {
    const idsIn = (some: ReadonlyMap<string, Row[]>) => (some.get(name) ?? []).map(({ id }) => id);
    const order = mergeOrder({ base: idsIn(groups.base), mine: idsIn(groups.mine), theirs: idsIn(groups.theirs) });
    return order.flatMap((id, position) => {
      const row = merged.get(id);
      return row ? [{ ...row, position }] : [];
    });
  });
}

/** Takes the order of the side that changed it, mine if both did. A row of the other side follows its predecessor. */
function mergeOrder({ base, mine, theirs }: Versions<readonly string[]>): string[] {
  const [known, own] = [new Set(base), new Set(mine)];
  const mineWas = base.filter((id) => own.has(id)).join('\n');
  const isMineUnchanged = mine.filter((id) => known.has(id)).join('\n') === mineWas;
  const [first, second] = isMineUnchanged ? [theirs, mine] : [mine, theirs];
  const order = [...first];
  for (const [index, id] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
