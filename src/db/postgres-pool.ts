import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { isDatabaseUnavailable } from './unavailable.ts';

const int8 = 20;

/** Connections to a PostgreSQL server. One that stops answering is closed, and its place is free again. */
export function createPostgresPool(url: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 10_000,
    // For a server that is silent and does not enforce its own timeout.
    query_timeout: 12_000,
    types: {
      // Our bigints are times and counts, which a number holds exactly; pg would return strings.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid),
    },
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`));
  // A connection in use emits it as well, and its query rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { options: pool.options, end: () => pool.end(), connect: async () => discardBroken(await pool.connect()) };
}

/** pg returns a client to its pool even if a query still waits for its answer: the next query would wait as well. */
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
