import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Db, Schema } from './schema.ts';
import { relaxedDurability } from './sqlite-dialect.ts';

/** An arbitrary constant: every process that changes schema or content takes this advisory lock. */
const lockNumber = 2_023_073;

export const isPostgres = (db: Kysely<Schema>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Runs a transaction under one lock for all processes: atomic, and one at a time. */
export async function withLock<T>(db: Db, run: (connection: Kysely<Schema>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    if (isPostgres(transaction)) {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await takePostgresLock(transaction);
    }
    return run(transaction);
  });
}

const lockRetryMs = 50;

/** Polls, because pg_advisory_xact_lock would wait longer than the query timeout. */
async function takePostgresLock(transaction: Kysely<Schema>): Promise<void> {
  for (;;) {
    const lock = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(lockNumber)}) as taken`;
    const { rows } = await lock.execute(transaction);
    if (rows[0]?.taken) return;
    await wait(lockRetryMs);
  }
}

/**
 * For data that may be lost in a power failure (not in a crash of this process), such as rate limits: SQLite does not wait
 * for the disk. The next durable write also syncs this data.
 */
export const withRelaxedDurability = <T>(db: Db, write: (connection: Db) => Promise<T>): Promise<T> =>
  write(db.withPlugin(relaxedDurability));
