import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { publishedPartners } from '../../content/versions/versions.ts';
import type { Db } from '../../db/schema.ts';
import { withRelaxedDurability } from '../../db/transactions.ts';
import { createLimits, type Limits, perNetwork, perWindow } from '../api/limits.ts';

/** Maximum new names per day that get their own counts, by network and in total. Further names are counted together. */
export const newNamesPerDay = { network: 40, total: 200 } as const;

const dayMs = 86_400_000;
const total = perWindow('new-names', newNamesPerDay.total, dayMs);
/** Below the parameter limits of SQLite and PostgreSQL. */
const namesAtOnce = 100;
const maxRefusedNetworks = 20_000;

export interface NamesInUse {
  /**
   * Stores new names up to the limits of the day, and marks known names as used today.
   *
   * @param names the names, each with the network that used it first; '' if the caller has limited the network already
   * @param day the school's date
   * @returns the names with their own counts
   */
  admit: (names: ReadonlyMap<string, string>, day: string) => Promise<ReadonlySet<string>>;
}

/** Limits the names in links (`?partner=NAME`) that get their own counts, because a visitor can invent any number. */
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

/** Adds the names that the table `partner_names` lacks. */
export const insertNames = (db: Db, names: readonly string[], day: string) =>
  db
    .insertInto('partner_names')
    .values(names.map((id) => ({ id, created_on: day, seen_on: day })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** Returns a function that counts a new name, and is true beyond the limit. Caches that, to keep a flood off the database. */
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
 * Deletes names that nobody has used since a day, and adds their counts to partner ''. Keeps the school's partners and
 * names with a private counts page.
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
