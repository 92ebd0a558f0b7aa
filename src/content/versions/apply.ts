import { type Insertable, type Kysely, sql } from 'kysely';
import { type ContentTable, contentTableNames } from '../../db/content-tables.ts';
import { insert } from '../../db/insert.ts';
import type { ContentSource, Db, Schema } from '../../db/schema.ts';
import { withLock } from '../../db/transactions.ts';
import { type Content, emptyContent, versionOf } from '../content.ts';
import { refuseRemoval, refuseStale } from './apply-errors.ts';
import { compareContent, type TableChange } from './changes.ts';
import { describeChanges } from './describe-changes.ts';
import { addVersion, listVersions, recordPresent } from './history.ts';

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

export interface ApplyOptions {
  author: string;
  note: string;
  /** The versions whose content the new content contains: version.yaml of a folder. */
  base: readonly string[];
  /** Applies over changes of others, and removes any number of rows. */
  force: boolean;
}

export interface Applied {
  changes: TableChange[];
  /** The id of the version that is now current. */
  version: string | undefined;
}

/**
 * Makes the content tables equal to `content`, in one transaction under the lock that all processes share, and stores a
 * version. Users, sessions and messages are not touched. Servers detect the new version and clear their caches.
 *
 * @throws ContentError if others changed the content since `base`, or if too many rows would be removed
 */
export async function applyContent(db: Db, content: Content, options: ApplyOptions): Promise<Applied> {
  return withLock(db, async (connection) => {
    const { before, present, changes } = await checked(connection, content, options);
    if (changes.length === 0 && present !== undefined) {
      await setState(connection, content, 'folder');
      return { changes, version: present };
    }
    const { author, note } = options;
    return { changes, version: await replaceContent(connection, before, content, { author, note, source: 'folder' }) };
  });
}

/** Throws what `applyContent` would throw. */
export const checkApply = (db: Db, content: Content, options: ApplyOptions): Promise<unknown> =>
  withLock(db, (connection) => checked(connection, content, options));

async function checked(connection: Kysely<Schema>, content: Content, { force, base }: ApplyOptions) {
  const before = await readDatabase(connection);
  // Without an applied version, an earlier server applied the content, and no folder can name its version.
  const hasHistory = (await listVersions(connection)).some(({ author }) => author !== '');
  const present = await recordPresent(connection, before);
  const changes = compareContent(before, content);
  const state = await connection.selectFrom('content_state').select('source').executeTakeFirst();
  if (state?.source === 'folder' && changes.length > 0 && !force) {
    if (hasHistory && present !== undefined) await refuseStale(connection, before, content, present, base);
    refuseRemoval(before, content, changes);
  }
  return { before, present, changes };
}

/** Replaces `before`, the content of the database, and stores the new content as a version. */
export async function replaceContent(
  connection: Kysely<Schema>,
  before: Content,
  content: Content,
  version: { author: string; note: string; source: ContentSource },
): Promise<string> {
  const changes = compareContent(before, content);
  // Delete last: deleting a parent deletes its children, so children with a new parent must be updated before.
  for (const table of contentTableNames) await write(connection, table, before, content);
  for (const { table, removed } of changes.toReversed()) await remove(connection, table, removed);
  const appliedAt = await setState(connection, content, version.source);
  return addVersion(connection, content, { ...version, summary: describeChanges(changes).join('\n'), appliedAt });
}

async function setState(connection: Kysely<Schema>, content: Content, source: ContentSource): Promise<Date> {
  const state = { version: versionOf(content), source, applied_at: Date.now() };
  const now = await connection.selectFrom('content_state').selectAll().executeTakeFirst();
  if (!now)
    await connection
      .insertInto('content_state')
      .values({ id: 'content', ...state })
      .execute();
  else if (now.version !== state.version || now.source !== source) {
    await connection.updateTable('content_state').set(state).execute();
  }
  return new Date(state.applied_at);
}

type Row = { id: string; position: number };

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
