import { type Insertable, type Kysely, sql } from 'kysely';
import { type ContentTable, contentTableNames } from '../db/content-tables.ts';
import { insert } from '../db/insert.ts';
import type { Db, Schema } from '../db/schema.ts';
import { withLock } from '../db/transactions.ts';
import { type Content, emptyContent, versionOf } from './content.ts';

export interface TableChange {
  table: ContentTable;
  added: string[];
  changed: string[];
  removed: string[];
}

/** Reads all content from a database; each table is sorted by `position`. */
export async function readDatabase(db: Kysely<Schema>): Promise<Content> {
  const content = emptyContent();
  for (const table of contentTableNames) await readTable(db, table, content);
  return content;
}

async function readTable<Table extends ContentTable>(db: Kysely<Schema>, table: Table, into: Content): Promise<void> {
  const { rows } = await sql<
    Insertable<Schema[Table]>
  >`select * from ${sql.table(table)} order by position, id`.execute(db);
  const all: Insertable<Schema[Table]>[] = into[table];
  all.push(...rows);
}

/**
 * Makes the content tables equal to `content`, in one transaction under the lock that all processes share. Users,
 * sessions and messages are not touched. Servers detect the new version and clear their caches.
 *
 * @returns the changes of each table
 */
export async function applyContent(db: Db, content: Content): Promise<TableChange[]> {
  return withLock(db, async (connection) => {
    const before = await readDatabase(connection);
    const changes = contentTableNames.map((table) => compare(table, before[table], content[table]));
    // Delete last: deleting a parent deletes its children, so children with a new parent must be updated before.
    for (const { table } of changes) await write(connection, table, before, content);
    for (const { table, removed } of changes.toReversed()) await remove(connection, table, removed);
    const version = versionOf(content);
    const state = { version, source: 'folder' as const, applied_at: Date.now() };
    const now = await connection.selectFrom('content_state').selectAll().executeTakeFirst();
    if (!now)
      await connection
        .insertInto('content_state')
        .values({ id: 'content', ...state })
        .execute();
    else if (now.version !== version || now.source !== 'folder') {
      await connection.updateTable('content_state').set(state).execute();
    }
    return changes;
  });
}

type Row = { id: string; position: number };

/** A row that only moved does not count as changed. */
function compare(table: ContentTable, before: readonly Row[], after: readonly Row[]): TableChange {
  const old = new Map(before.map((row) => [row.id, row]));
  const next = new Set(after.map((row) => row.id));
  const changed = after.filter((row) => {
    const was = old.get(row.id);
    return was !== undefined && !isSame({ ...was, position: 0 }, { ...row, position: 0 });
  });
  return {
    table,
    added: after.filter(({ id }) => !old.has(id)).map(({ id }) => id),
    changed: changed.map(({ id }) => id),
    removed: before.filter(({ id }) => !next.has(id)).map(({ id }) => id),
  };
}

const isSame = (one: object, other: object): boolean => {
  const known = new Map(Object.entries(one));
  const entries = Object.entries(other);
  return entries.length === known.size && entries.every(([name, value]) => known.get(name) === value);
};

const atOnce = 200;

async function remove(db: Kysely<Schema>, table: ContentTable, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    await sql`delete from ${sql.table(table)} where id in (${sql.join(some)})`.execute(db);
  }
}

async function write<Table extends ContentTable>(
  db: Kysely<Schema>,
  table: Table,
  before: Content,
  after: Content,
): Promise<void> {
  const rows: readonly Row[] = after[table];
  const earlier: readonly Row[] = before[table];
  const old = new Map(earlier.map((row) => [row.id, row]));
  for (const row of rows) {
    const was = old.get(row.id);
    if (!was || isSame(was, row)) continue;
    const set = Object.entries(row)
      .filter(([name]) => name !== 'id')
      .map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${row.id}`.execute(db);
  }
  await insert(
    db,
    table,
    after[table].filter((_, index) => !old.has(rows[index]?.id ?? '')),
  );
}
