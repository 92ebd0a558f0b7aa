import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { migrations } from './migrations.ts';
import type { Db, Schema } from './schema.ts';

/** Any number, as long as it stays the same: every process that prepares this database asks for this lock. */
const lockNumber = 2_023_073;

/** A named change of the database that happens once in its life. */
export interface Step {
  name: string;
  run: (db: Kysely<Schema>) => Promise<void>;
}

/**
 * Brings a database to the newest schema and runs the further steps (the first content) that it has not had yet.
 * All of it is one transaction under one lock, so processes that start at once do it once, and a crash leaves nothing.
 * Answers the names of what was done now.
 */
export async function migrate(db: Db, further: readonly Step[] = []): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await begin(connection);
    try {
      await connection.schema
        .createTable('migrations')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey().notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      const done = await runMissing(connection, [...migrations, ...further]);
      await sql`commit`.execute(connection);
      return done;
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function begin(connection: Kysely<Schema>): Promise<void> {
  if (connection.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`begin`.execute(connection);
    await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(connection);
  } else {
    await sql`begin immediate`.execute(connection);
  }
}

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
