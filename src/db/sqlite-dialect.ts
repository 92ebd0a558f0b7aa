import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type KyselyPlugin,
  type QueryId,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely';

/** The maximum wait of a statement or a BEGIN while another process holds the write lock. */
const busyTimeoutMs = { statement: 3_000, transaction: 10_000 };
const retryMs = { first: 5, longest: 100 };

const relaxedQueries = new WeakSet<QueryId>();

/** Marks queries that do not wait for the disk. PostgreSQL ignores the mark. */
export const relaxedDurability: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    relaxedQueries.add(queryId);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/**
 * SQLite for a server: a write lock of another process never blocks the event loop. better-sqlite3 is synchronous and
 * would wait inside the call. In Kysely's own dialect, all queries would then wait for its one connection.
 */
export class WaitingSqliteDialect extends SqliteDialect {
  readonly #open: () => Sqlite.Database;
  readonly #afterClose: (() => void) | undefined;

  /**
   * @param open opens the database file with a busy timeout of 0
   * @param afterClose runs after all handles are closed
   */
  constructor(open: () => Sqlite.Database, afterClose?: () => void) {
    super({ database: async () => open() });
    this.#open = open;
    this.#afterClose = afterClose;
  }

  override createDriver(): Driver {
    return new WaitingSqliteDriver(this.#open, this.#afterClose);
  }

  override createAdapter(): SqliteAdapter {
    return new ConcurrentSqliteAdapter();
  }
}

class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Handles to the database file: one for single statements, one for those with relaxed durability, one per transaction.
 */
class WaitingSqliteDriver implements Driver {
  readonly #durable: () => Sqlite.Database;
  readonly #relaxed: () => Sqlite.Database;
  readonly #transactions: Sqlite.Database[] = [];
  readonly #opened: Sqlite.Database[] = [];
  readonly #open: (synchronous: 'full' | 'normal') => Sqlite.Database;
  readonly #afterClose: (() => void) | undefined;

  constructor(open: () => Sqlite.Database, afterClose: (() => void) | undefined) {
    this.#afterClose = afterClose;
    this.#open = (synchronous) => {
      const handle = open();
      handle.pragma(`synchronous = ${synchronous}`);
      this.#opened.push(handle);
      return handle;
    };
    this.#durable = once(() => this.#open('full'));
    this.#relaxed = once(() => this.#open('normal'));
  }

  async init(): Promise<void> {
    this.#durable();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(({ queryId }) => (relaxedQueries.has(queryId) ? this.#relaxed() : this.#durable()));
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(given: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    const connection = own(given);
    connection.transaction = this.#transactions.pop() ?? this.#open('full');
    try {
      // A deferred transaction requests the lock at its first write, when SQLite cannot wait for it any more.
      await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
    } catch (error) {
      this.#endTransaction(connection);
      throw error;
    }
  }

  async commitTransaction(given: DatabaseConnection): Promise<void> {
    const connection = own(given);
    await connection.executeQuery(CompiledQuery.raw('commit'));
    this.#endTransaction(connection);
  }

  async rollbackTransaction(given: DatabaseConnection): Promise<void> {
    const connection = own(given);
    // After some errors, such as a full disk, SQLite has rolled back already.
    if (connection.transaction?.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
    this.#endTransaction(connection);
  }

  #endTransaction(connection: SqliteConnection): void {
    if (connection.transaction) this.#transactions.push(connection.transaction);
    connection.transaction = undefined;
  }

  async destroy(): Promise<void> {
    for (const handle of this.#opened) handle.close();
    this.#afterClose?.();
  }
}

function own(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection;
  throw new Error('This connection was acquired from another driver.');
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

class SqliteConnection implements DatabaseConnection {
  /** The handle of the running transaction. */
  transaction: Sqlite.Database | undefined;
  readonly #handleFor: (query: CompiledQuery) => Sqlite.Database;

  constructor(handleFor: (query: CompiledQuery) => Sqlite.Database) {
    this.#handleFor = handleFor;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const handle = this.transaction ?? this.#handleFor(query);
    const timeoutMs = this.transaction ? busyTimeoutMs.transaction : busyTimeoutMs.statement;
    const begun = performance.now();
    for (let pauseMs = retryMs.first; ; pauseMs = Math.min(2 * pauseMs, retryMs.longest)) {
      try {
        return run<R>(handle, query);
      } catch (error) {
        if (!isBusy(error) || performance.now() - begun > timeoutMs) throw error;
      }
      await wait(pauseMs);
    }
  }

  // biome-ignore lint/correctness/useYield: the interface demands a generator.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported.');
  }
}

function run<R>(handle: Sqlite.Database, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = handle.prepare<unknown[], R>(sql);
  if (statement.reader) return { rows: statement.all(...parameters) };
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

const isBusy = (error: unknown) => error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
