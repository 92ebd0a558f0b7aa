import type { Db, Schema } from '../../db/schema.ts';
import { withRelaxedDurability } from '../../db/transactions.ts';
import type { CountKind } from '../../domain/counts.ts';
import { countedName } from '../../domain/latin-name.ts';
import { localDay } from '../../domain/local-time.ts';
import type { Partners } from '../../domain/stored-partner.ts';
import { createNamesInUse } from './names-in-use.ts';

/**
 * Counts one event for a partner in memory; a batch is written later. `item` is the product of a download or the page
 * of a visit. `network` is the client's, to limit new names; '' if the caller has limited the client already.
 */
export type Count = (kind: CountKind, partner: string, item?: string, network?: string) => void;

export interface CounterOptions {
  db: Db;
  partners: () => Partners;
  timeZone: () => string;
  now?: () => number;
}

export interface Counter {
  count: Count;
  /** Writes the counts so far to the database. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

type PendingRow = Schema['counts'];

/** A killed server loses the counts of this interval and of one write: less than a second. */
const writeEveryMs = 500;
/** Below the parameter limits of SQLite and PostgreSQL. */
const rowsAtOnce = 100;
/** With this many rows in memory, unknown names are counted together. */
const maxPendingRows = 5_000;

/**
 * Counts by (day, partner, kind, item) in memory, and adds the counts to the database twice a second. The school's
 * partners have their own counts; so do other names, up to the limits of names-in-use.ts. The rest count as partner ''.
 */
export function createCounter({ db, partners, timeZone, now = Date.now }: CounterOptions): Counter {
  const pending = new Map<string, PendingRow>();
  /** Names that are not partners of the school, with the network of their first count. */
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
      // Keep the rows for the next write. The health check reports the database.
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

/** Moves the counts of some names to the partner ''. Sorted by id: servers that lock rows in different orders would deadlock. */
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

/** The school's date, cached for a second: formatting it takes longer than the rest of a count. */
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
