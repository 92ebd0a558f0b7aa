import type { Db, Schema } from '../../db/schema.ts';
import { withRelaxedDurability } from '../../db/transactions.ts';
import type { CountKind } from '../../domain/counts.ts';
import { countedName } from '../../domain/latin-name.ts';
import { localDay } from '../../domain/local-time.ts';
import type { Partners } from '../../domain/stored-partner.ts';
import { createNamesInUse } from './names-in-use.ts';

/**
 * Counts one event for a partner. `item` is the product of a download or the page of a visit, `network` the client's, if
 * nothing else limits it. Costs microseconds: a batch is written later.
 */
export type Count = (kind: CountKind, partner: string, item?: string, network?: string) => void;

export interface CounterOptions {
  db: Db;
  partners: () => Partners;
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
/** With this many rows that wait for the database, new names no longer get rows of their own. */
const maxPendingRows = 5_000;

/**
 * Counts by (day, partner, kind, item) in memory, and adds the counts to the database twice a second. A name that is not a
 * partner of the school counts under itself, as long as names-in-use.ts has room for it; all others share the partner ''.
 */
export function createCounter({ db, partners, timeZone, now = Date.now }: CounterOptions): Counter {
  const pending = new Map<string, PendingRow>();
  /** The networks of pending names that may be new. */
  const networks = new Map<string, string>();
  const names = createNamesInUse(db, now);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  const today = memoisedDay(timeZone, now);

  const write = async () => {
    const rows = [...pending.values()];
    const found = new Map(networks);
    pending.clear();
    networks.clear();
    try {
      const admitted = found.size === 0 ? new Set<string>() : await names.admit(found, today());
      const isOther = (name: string) => found.has(name) && !admitted.has(name) && !partners().has(name);
      rows.splice(0, rows.length, ...merged(rows, isOther));
      while (rows.length > 0) {
        await addToDatabase(db, rows.slice(0, rowsAtOnce));
        rows.splice(0, rowsAtOnce);
      }
    } catch {
      // The health check reports the database. The next write tries again.
      for (const row of rows) addTo(pending, row);
      for (const { partner } of rows) {
        const network = found.get(partner);
        if (network !== undefined) networks.set(partner, network);
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
    count: (kind, written, item = '', network = '') => {
      const listed = partners();
      const name = countedName(written, listed);
      const isNew = name !== '' && !listed.has(name);
      const partner = isNew && pending.size >= maxPendingRows ? '' : name;
      if (isNew && partner !== '' && !networks.has(partner)) networks.set(partner, network);
      addTo(pending, pendingRow({ day: today(), partner, kind, item, count: 1 }));
      schedule();
    },
    flush,
    stop: flush,
  };
}

const pendingRow = (row: Omit<PendingRow, 'id'>): PendingRow => ({
  ...row,
  id: [row.day, row.partner, row.kind, row.item].join(' '),
});

function addTo(rows: Map<string, PendingRow>, { count, ...row }: PendingRow): void {
  const present = rows.get(row.id);
  if (present) present.count += count;
  else rows.set(row.id, { ...row, count });
}

/** Adds up the rows of all names that share the partner ''. Sorted: servers that lock the same rows in another order would block each other. */
function merged(rows: readonly PendingRow[], isOther: (partner: string) => boolean): PendingRow[] {
  const sums = new Map<string, PendingRow>();
  for (const row of rows) addTo(sums, isOther(row.partner) ? pendingRow({ ...row, partner: '' }) : row);
  return [...sums.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
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
