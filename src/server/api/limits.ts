import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { withRelaxedDurability } from '../../db/transactions.ts';
import { networksOf } from '../http/client-address.ts';

/** How often something may be done, and how long to wait once it has been; forgotten after `window` milliseconds. */
export interface LimitRule {
  name: string;
  window: number;
  /** From the nth time on, this long a wait before the next. 'window': until it is over. Fewer times cost none. */
  waits: readonly { from: number; wait: number | 'window' }[];
}

/** `most` times in a window, then not until it is over. */
export function perWindow(name: string, most: number, window: number): LimitRule {
  return { name, window, waits: [{ from: most, wait: 'window' }] };
}

/** A rule and the client that it counts. */
export interface Turn {
  rule: LimitRule;
  who: string;
}

/** `most` times in a window for a client's network, and a few times that for the larger networks around it. */
export const perNetwork = (name: string, most: number, window: number, address: string): Turn[] =>
  networksOf(address).map(({ name: network, share }, level) => ({
    rule: perWindow(level === 0 ? name : `${name}-${level}`, most * share, window),
    who: network,
  }));

/** Counts in the database, so that a restart forgets nothing and servers beside each other count together. */
export interface Limits {
  /** Counts one more time and answers 0, or answers the seconds to wait, without counting. */
  take(rule: LimitRule, who: string): Promise<number>;
  /** Takes all turns or none: answers 0, or the seconds to wait for the first that is refused. */
  takeAll(turns: readonly Turn[]): Promise<number>;
  /** Takes one time back that should not have counted, and the wait that it brought. */
  giveBack(turns: readonly Turn[]): Promise<void>;
  forget(turns: readonly Turn[]): Promise<void>;
  /** The seconds to wait, without counting. */
  waitFor(rule: LimitRule, who: string): Promise<number>;
  /** How often it was counted in this window. */
  count(rule: LimitRule, who: string): Promise<number>;
}

export function createLimits(db: Db, now: () => number): Limits {
  const take = takeTurn(db, now);
  const giveBack = async (turns: readonly Turn[]) => {
    for (const { rule, who } of turns) {
      await withRelaxedDurability(db, (connection) =>
        connection
          .updateTable('limits')
          .set(({ eb }) => ({ count: eb('count', '-', 1), until: 0 }))
          .where('key', '=', keyOf(rule, who))
          .where('count', '>', 0)
          .execute(),
      );
    }
  };
  const current = (rule: LimitRule, who: string) =>
    db
      .selectFrom('limits')
      .select(['count', 'until'])
      .where('key', '=', keyOf(rule, who))
      .where('resets', '>', now())
      .where('resets', '<=', now() + 2 * rule.window)
      .executeTakeFirst();
  return {
    async waitFor(rule, who) {
      const until = (await current(rule, who))?.until ?? 0;
      return Math.max(0, Math.ceil((until - now()) / 1000));
    },
    async count(rule, who) {
      return (await current(rule, who))?.count ?? 0;
    },
    take,
    async takeAll(turns) {
      for (const [index, { rule, who }] of turns.entries()) {
        const wait = await take(rule, who);
        if (wait === 0) continue;
        await giveBack(turns.slice(0, index));
        return wait;
      }
      return 0;
    },
    giveBack,
    async forget(turns) {
      for (const { rule, who } of turns) {
        const key = keyOf(rule, who);
        await withRelaxedDurability(db, (connection) =>
          connection.deleteFrom('limits').where('key', '=', key).execute(),
        );
      }
    },
  };
}

function takeTurn(db: Db, now: () => number): Limits['take'] {
  return async (rule, who) => {
    const key = keyOf(rule, who);
    const time = now();
    const [at, until, resets] = [time, firstUntil(rule, time), time + rule.window].map(bigint);
    // A window that ends so much later than a new one would was opened by a clock that has been set back since.
    const tooLate = bigint(time + 2 * rule.window);
    const over = sql<boolean>`(limits.resets <= ${at} or limits.resets > ${tooLate})`;
    // One statement: of a hundred requests at once, no two can take the same turn.
    const upsert = sql<{ count: number }>`
      insert into limits (key, count, until, resets)
      values (${key}, 1, ${until}, ${resets})
      on conflict (key) do update set
        count = case when ${over} then 1 else limits.count + 1 end,
        until = case when ${over} then ${until} else ${nextUntil(rule, time)} end,
        resets = case when ${over} then ${resets} else limits.resets end
      where limits.until <= ${at} or ${over}
      returning count`;
    const { rows } = await withRelaxedDurability(db, (connection) => upsert.execute(connection));
    if (rows.length > 0) return 0;
    const row = await db.selectFrom('limits').select('until').where('key', '=', key).executeTakeFirst();
    return row ? Math.max(1, Math.ceil((row.until - time) / 1000)) : 1;
  };
}

/** Hashed, so that no address of a visitor stands in the database. */
function keyOf(rule: LimitRule, who: string): string {
  return `${rule.name}:${createHash('sha256').update(who).digest('base64url')}`;
}

function firstUntil({ waits, window }: LimitRule, time: number): number {
  const wait = waits.findLast(({ from }) => from <= 1)?.wait;
  if (wait === undefined) return 0;
  return time + (wait === 'window' ? window : wait);
}

/**
 * The waits as SQL, 0 for none: of two requests at once the one that came first may be counted last, and must not wait for
 * the other's time. `limits.count` is the number of times until now, without this one.
 */
function nextUntil({ waits }: LimitRule, time: number) {
  const cases = waits.toReversed().map(({ from, wait }) => {
    const until = wait === 'window' ? sql`limits.resets` : bigint(time + wait);
    return sql`when limits.count + 1 >= ${sql.lit(from)} then ${until}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else ${bigint(0)} end`;
}

/** PostgreSQL takes a bare parameter in a `case` for a text. */
function bigint(value: number) {
  return sql<number>`cast(${value} as bigint)`;
}
