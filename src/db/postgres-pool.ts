import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { isDatabaseUnavailable } from './unavailable.ts';

const int8 = 20;

/** A connection pool for PostgreSQL. A connection that stops responding is closed and leaves the pool. */
export function createPostgresPool(url: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 10_000,
    // Client-side timeout for a server that stops responding and does not enforce statement_timeout.
    query_timeout: 12_000,
    types: {
      // Our bigints are times and counts, which a JavaScript number represents exactly. By default pg returns strings.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid),
    },
  });
  // Without a listener, a lost idle connection would end the process.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`));
  // A connection in use also emits `error`. Its query rejects, so the event needs no handling.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { options: pool.options, end: () => pool.end(), connect: async () => discardBroken(await pool.connect()) };
}

/** Workaround: pg returns a client to its pool even if a query is still pending, so the next query would also hang. */
function discardBroken(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(sql: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('Streaming is not supported.');
    return client.query(sql, [...parameters]).catch((error: unknown) => {
      isBroken ||= isDatabaseUnavailable(error);
      throw error;
    });
  }
  return { query, release: () => client.release(isBroken) };
}
