import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { withRelaxedDurability } from '../../db/transactions.ts';
import { networksOf } from '../http/client-address.ts';

/** A rate limit: the allowed attempts and the wait after them. Counters restart after `window` milliseconds. */
export interface LimitRule {
  name: string;
  window: number;
  /**
   * After attempt `from`, the next must wait `wait` ms ('window': until the window ends). Earlier attempts need no
   * wait.
   */
  waits: readonly { from: number; wait: number | 'window' }[];
}

export function perWindow(name: string, most: number, window: number): LimitRule {
  return { name, window, waits: [{ from: most, wait: 'window' }] };
}

/** An attempt to count. `who` is the client that made it, such as its network or account. */
export interface Turn {
  rule: LimitRule;
  who: string;
}

/**
 * Allows `most` attempts per window for a client's network, and a multiple of `most` for each larger network around it.
 */
export const perNetwork = (name: string, most: number, window: number, address: string): Turn[] =>
  networksOf(address).map(({ name: network, share }, level) => ({
    rule: perWindow(level === 0 ? name : `${name}-${level}`, most * share, window),
    who: network,
  }));

/** Counts attempts in the database: counters survive a restart, and all servers share them. */
export interface Limits {
  /** Counts an attempt and returns 0; or returns the seconds to wait, without counting. */
  take(rule: LimitRule, who: string): Promise<number>;
  /** Takes all turns or none. Returns 0, or the seconds to wait for the first rejected turn. */
  takeAll(turns: readonly Turn[]): Promise<number>;
  /** Undoes an attempt and the wait that it caused. */
  giveBack(turns: readonly Turn[]): Promise<void>;
  forget(turns: readonly Turn[]): Promise<void>;
  /** Returns the seconds to wait, without counting. */
  waitFor(rule: LimitRule, who: string): Promise<number>;
  /** Returns the attempts in the current window. */
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
    // If a window ends this late, the clock was set back after the window began.
    const tooLate = bigint(time + 2 * rule.window);
    const over = sql<boolean>`(limits.resets <= ${at} or limits.resets > ${tooLate})`;
    // One atomic statement: concurrent requests cannot take the same turn.
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

/** Hashed, to keep IP addresses out of the database. */
function keyOf(rule: LimitRule, who: string): string {
  return `${rule.name}:${createHash('sha256').update(who).digest('base64url')}`;
}

function firstUntil({ waits, window }: LimitRule, time: number): number {
  const wait = waits.findLast(({ from }) => from <= 1)?.wait;
  if (wait === undefined) return 0;
  return time + (wait === 'window' ? window : wait);
}

/**
 * Returns the SQL for `until`. No wait is 0, not the current time: of two concurrent requests, the one with the earlier
 * time may be counted last. `limits.count` does not include the current attempt yet.
 */
function nextUntil({ waits }: LimitRule, time: number) {
  const cases = waits.toReversed().map(({ from, wait }) => {
    const until = wait === 'window' ? sql`limits.resets` : bigint(time + wait);
    return sql`when limits.count + 1 >= ${sql.lit(from)} then ${until}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else ${bigint(0)} end`;
}

/** Without the cast, PostgreSQL treats a parameter in a `case` as text. */
function bigint(value: number) {
  return sql<number>`cast(${value} as bigint)`;
}
