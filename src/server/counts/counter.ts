import type { Db, Schema } from '../../db/schema.ts';
import { withRelaxedDurability } from '../../db/transactions.ts';
import type { CountKind } from '../../domain/counts.ts';
import { localDay } from '../../domain/local-time.ts';
import { storedPartner } from '../../domain/stored-partner.ts';

/**
 * Counts one event for a partner. `item` is the product of a download or the route of a visit. Costs microseconds: a batch
 * is written later.
 */
export type Count = (kind: CountKind, partner: string, item?: string) => void;

export interface CounterOptions {
  db: Db;
  /** The short names that the school knows. */
  partners: () => ReadonlySet<string>;
  timeZone: () => string;
  /** @default Date.now */
  now?: () => number;
}

export interface Counter {
  count: Count;
  /** Writes what is counted so far. */
  flush: () => Promise<void>;
  /** Writes for the last time. */
  stop: () => Promise<void>;
}

type PendingRow = Schema['counts'];

/** A killed server loses less than a second of counts: this, and the time of a write. */
const writeEveryMs = 500;
/** Below the parameter limits of SQLite and PostgreSQL. */
const rowsAtOnce = 100;

/**
 * Counts by (day, partner, kind, item) in memory, and adds the counts to the database twice a second. All names that the
 * school does not know share the partner '', so that invented names cannot fill the table.
 */
export function createCounter({ db, partners, timeZone, now = Date.now }: CounterOptions): Counter {
  let pending = new Map<string, PendingRow>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  const today = memoisedDay(timeZone, now);

  const add = ({ count, ...row }: PendingRow) => {
    const known = pending.get(row.id);
    if (known) known.count += count;
    else pending.set(row.id, { ...row, count });
  };
  const write = async () => {
    const rows = [...pending.values()];
    pending = new Map();
    // Sorted: two servers that lock the same rows in another order would block each other.
    rows.sort((one, other) => (one.id < other.id ? -1 : 1));
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      try {
        await addToDatabase(db, rows.slice(start, start + rowsAtOnce));
      } catch {
        // The health check reports the database. The next write tries again.
        for (const row of rows.slice(start)) add(row);
        return;
      }
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  const flushAndRetry = async () => {
    await flush();
    if (pending.size > 0) schedule();
  };
  const schedule = () => {
    timer ??= setTimeout(() => void flushAndRetry(), writeEveryMs);
  };

  return {
    count: (kind, partner, item = '') => {
      const day = today();
      const known = storedPartner(partner, partners()) ?? '';
      add({ id: [day, known, kind, item].join(' '), day, partner: known, kind, item, count: 1 });
      schedule();
    },
    flush,
    stop: flush,
  };
}

const addToDatabase = (db: Db, rows: readonly PendingRow[]) =>
  withRelaxedDurability(db, (connection) =>
    connection
      .insertInto('counts')
      .values([...rows])
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({ count: row('counts.count', '+', row.ref('excluded.count')) })),
      )
      .execute(),
  );

/** The school's date. Formatting a date takes longer than all other work of a count. */
function memoisedDay(timeZone: () => string, now: () => number): () => string {
  let second = Number.NaN;
  let day = '';
  return () => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) {
      second = current;
      day = localDay(current * 1_000, timeZone());
    }
    return day;
  };
}
