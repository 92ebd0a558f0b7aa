import { type Kysely, sql } from 'kysely';
import { UserError } from '../settings/user-error.ts';
import { type Step as AnyStep, migrations } from './migrations.ts';
import type { Db, Schema } from './schema.ts';
import { isPostgres, withLock } from './transactions.ts';

/** A step that runs after all migrations and needs the current Schema, such as the sample content. */
export type Step = AnyStep<Kysely<Schema>>;

/** The database has tables of another program, or of a newer version of this server. The message names the fix. */
export class UnknownSchemaError extends UserError {
  override name = 'UnknownSchemaError';
}

/** The name of the step that adds the sample content, the same in all versions. */
export const sampleStep = 'content';

/**
 * Migrates a database to the newest schema, then runs the further steps (the sample content) that have not run yet. It is one
 * transaction under one lock: processes that start at the same time run each step once, and a crash rolls everything back.
 * @param steps the migrations; a test passes fewer to create a database of an earlier version
 * @returns the names of the steps that ran
 */
export async function migrate(db: Db, further: readonly Step[] = [], steps = migrations): Promise<string[]> {
  return withLock(db, async (connection) => {
    await refuseUnknown(connection, further);
    await connection.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    return runMissing(connection, [...steps, ...further]);
  });
}

/** The names of all tables in the database, or in PostgreSQL's current schema. */
export async function tableNames(connection: Kysely<Schema>): Promise<string[]> {
  const { rows } = isPostgres(connection)
    ? await sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(connection)
    : await sql<{
        name: string;
      }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(connection);
  return rows.map(({ name }) => name);
}

/** Throws if the database belongs to another program, or to a newer version. Changes nothing. */
export async function refuseUnknown(connection: Kysely<Schema>, further: readonly Step[] = []): Promise<void> {
  const names = await tableNames(connection);
  if (names.length === 0) return;
  if (!names.includes('migrations')) {
    throw new UnknownSchemaError(
      `The database holds tables of something else (${names.slice(0, 3).join(', ')}…). Name a database of its own in DATABASE_URL.`,
    );
  }
  const { unknown } = await readSchemaState(connection, further);
  if (unknown !== undefined) throw new UnknownSchemaError(describeNewerSchema(unknown));
}

export interface SchemaState {
  /** The newest migration of this version that the database has; undefined if it has none. */
  newest: string | undefined;
  /** The migrations that the next start of a server runs. */
  missing: string[];
  /** A migration of a newer version. */
  unknown: string | undefined;
}

/** Compares the schema of a database with the one of this version. Changes nothing. */
export async function readSchemaState(connection: Kysely<Schema>, further: readonly Step[] = []): Promise<SchemaState> {
  const names = migrations.map(({ name }) => name);
  const known = new Set([sampleStep, ...names, ...further.map(({ name }) => name)]);
  const rows = await connection.selectFrom('migrations').select('name').execute();
  const had = new Set(rows.map(({ name }) => name));
  return {
    newest: names.findLast((name) => had.has(name)),
    missing: names.filter((name) => !had.has(name)),
    unknown: rows.find(({ name }) => !known.has(name))?.name,
  };
}

/** The error message for a database with a migration of a newer version. */
export const describeNewerSchema = (migration: string): string =>
  `The database was last used by a newer version of this server (${migration}). Start that version, or restore a backup from before the update.`;

async function runMissing(connection: Kysely<Schema>, steps: readonly Step[]): Promise<string[]> {
  const rows = await connection.selectFrom('migrations').select('name').execute();
  const had = new Set(rows.map((row) => row.name));
  const missing = steps.filter((step) => !had.has(step.name));
  for (const step of missing) {
    await step.run(connection);
    await connection.insertInto('migrations').values({ name: step.name, at: Date.now() }).execute();
  }
  return missing.map((step) => step.name);
}
