import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { publishedPartners } from '../../content/versions/versions.ts';
import type { Db } from '../../db/schema.ts';
import { withRelaxedDurability } from '../../db/transactions.ts';
import { createLimits, type Limits, perNetwork, perWindow } from '../api/limits.ts';

/** The names that get counts of their own on one day, of one network and in total. All further new names share a row. */
export const newNamesPerDay = { network: 40, total: 200 } as const;

const dayMs = 86_400_000;
const total = perWindow('new-names', newNamesPerDay.total, dayMs);
/** Below the parameter limits of SQLite and PostgreSQL. */
const namesAtOnce = 100;
const maxRefusedNetworks = 20_000;

export interface NamesInUse {
  /**
   * Adds the new names for which the day has room, and marks all others as used today.
   *
   * @param names the names with the network that used each first; '' if it has limits of its own
   * @param day the school's date
   * @returns the names that have counts of their own
   */
  admit: (names: ReadonlyMap<string, string>, day: string) => Promise<ReadonlySet<string>>;
}

/** The names of links beside the partners of the school: a bounded table that all servers share. */
export function createNamesInUse(db: Db, now: () => number): NamesInUse {
  const limits = createLimits(db, now);
  const isFull = rememberWaits(limits, now);
  let seenDay = '';
  let seen = new Set<string>();

  const admitSome = async (names: readonly string[], networks: ReadonlyMap<string, string>, day: string) => {
    const stored = await db.selectFrom('partner_names').select(['id', 'seen_on']).where('id', 'in', names).execute();
    const ids = new Set(stored.map(({ id }) => id));
    const added: string[] = [];
    for (const name of names) {
      if (!ids.has(name) && !(await isFull(networks.get(name) ?? ''))) added.push(name);
    }
    await withRelaxedDurability(db, async (connection) => {
      const old = stored.filter(({ seen_on }) => seen_on < day).map(({ id }) => id);
      if (old.length > 0)
        await connection.updateTable('partner_names').set({ seen_on: day }).where('id', 'in', old).execute();
      if (added.length > 0) await insertNames(connection, added, day);
    });
    for (const name of [...ids, ...added]) seen.add(name);
  };

  return {
    async admit(networks, day) {
      if (day !== seenDay) {
        seenDay = day;
        seen = new Set();
      }
      const unseen = [...networks.keys()].filter((name) => !seen.has(name));
      for (let start = 0; start < unseen.length; start += namesAtOnce) {
        await admitSome(unseen.slice(start, start + namesAtOnce), networks, day);
      }
      return seen;
    },
  };
}

/** Adds names that are not in the table. */
export const insertNames = (db: Db, names: readonly string[], day: string) =>
  db
    .insertInto('partner_names')
    .values(names.map((id) => ({ id, created_on: day, seen_on: day })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** Takes a turn for a new name. Remembers refusals, because a flood would ask the database for each of its names. */
function rememberWaits(limits: Limits, now: () => number): (network: string) => Promise<boolean> {
  const fullUntil = new LRUCache<string, number>({ max: maxRefusedNetworks });
  const isWaiting = (who: string) => (fullUntil.get(who) ?? 0) > now();
  const take = async (who: string, turns: Parameters<Limits['takeAll']>[0]) => {
    const seconds = await limits.takeAll(turns);
    if (seconds > 0) fullUntil.set(who, now() + seconds * 1_000);
    return seconds > 0;
  };
  return async (network) => {
    const own = network === '' ? [] : perNetwork('new-names-of', newNamesPerDay.network, dayMs, network);
    if (isWaiting('') || isWaiting(network)) return true;
    if (own.length > 0 && (await take(network, own))) return true;
    if (!(await take('', [{ rule: total, who: '' }]))) return false;
    await limits.giveBack(own);
    return true;
  };
}

/**
 * Removes the names that nobody has used since a day: their counts join those of all other names. Partners of the school and names with
 * a private page stay.
 */
export async function expireNames(db: Db, since: string): Promise<void> {
  const partners = [...(await publishedPartners(db)).keys()];
  await db.transaction().execute(async (transaction) => {
    const expired = transaction
      .deleteFrom('partner_names')
      .where('seen_on', '<', since)
      .where('id', 'not in', ['', ...partners])
      .where('id', 'not in', (where) => where.selectFrom('partner_keys').select('id'))
      .returning('id');
    const ids = (await expired.execute()).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += namesAtOnce) {
      const some = sql.join(ids.slice(start, start + namesAtOnce));
      await sql`
        insert into counts (id, day, partner, kind, item, count)
        select day || '  ' || kind || ' ' || item, day, '', kind, item, sum(count)
        from counts where partner in (${some}) group by day, kind, item
        on conflict (id) do update set count = counts.count + excluded.count`.execute(transaction);
      await sql`delete from counts where partner in (${some})`.execute(transaction);
    }
  });
}
