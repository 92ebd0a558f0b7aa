import { type ContentTable, contentTableNames } from '../db/content-tables.ts';
import { parentColumn, parents, positionGroup } from './changes.ts';
import { type Content, emptyContent } from './content.ts';

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
  const settle = (conflict: ContentConflict): Side => {
    const side = decide(conflict);
    if (side === undefined) conflicts.push(conflict);
    return side ?? 'mine';
  };
  const content = emptyContent();
  for (const table of contentTableNames) {
    const rows = mergeTable(table, { base: base[table], mine: mine[table], theirs: theirs[table] }, settle);
    Object.assign(content, { [table]: withParents(table, rows, content) });
  }
  return { content, conflicts };
}

interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

type Settle = (conflict: ContentConflict) => Side;

function mergeTable(table: ContentTable, rows: Versions<readonly Row[]>, settle: Settle): Row[] {
  const byId = {
    base: new Map(rows.base.map((row) => [row.id, row])),
    mine: new Map(rows.mine.map((row) => [row.id, row])),
    theirs: new Map(rows.theirs.map((row) => [row.id, row])),
  };
  const merged = new Map<string, Row>();
  for (const id of new Set([...byId.mine.keys(), ...byId.theirs.keys()])) {
    const versions = { base: byId.base.get(id), mine: byId.mine.get(id), theirs: byId.theirs.get(id) };
    const row = mergeRow(table, id, versions, settle);
    if (row) merged.set(id, row);
  }
  return inOrder(table, rows, merged);
}

function mergeRow(
  table: ContentTable,
  id: string,
  { base, mine, theirs }: Versions<Row | undefined>,
  settle: Settle,
): Row | undefined {
  if (mine && theirs) return mergeFields(table, id, { base, mine, theirs }, settle);
  const left = mine ?? theirs;
  // Only one side has the row: it is new there, or the other side removed it.
  if (!left || !base) return left;
  if (changedColumns(table, base, left).length === 0) return undefined;
  const edited = 'was edited';
  const texts = mine ? { mine: edited, theirs: 'was removed' } : { mine: 'was removed', theirs: edited };
  const side = settle({ table, id, column: '', before: '', ...texts });
  return side === 'mine' ? mine : theirs;
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
  return new Map(Object.entries(columns).map(([name, value]) => [name, String(value)]));
}

/** The reverse of `cellsOf`. */
function rowOf(table: ContentTable, { id, position }: Row, cells: Cells): Row {
  if (table !== 'school') return { ...Object.fromEntries(cells), id, position };
  const settings = Object.fromEntries(
    [...cells].filter(([, json]) => json !== '').map(([name, json]) => [name, JSON.parse(json)]),
  );
  return { id, position, settings: JSON.stringify(settings) };
}

/** Rows whose parent was removed by the other side are removed with it. */
function withParents(table: ContentTable, rows: Row[], content: Content): Row[] {
  const parent = parents[table];
  const column = parentColumn(table);
  if (parent === undefined || column === undefined) return rows;
  const known = new Set(content[parent].map(({ id }) => id));
  return rows.filter((row) => known.has(String(row[column])));
}

/** Orders the merged rows of each group, and counts their positions. */
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
