import { createHash, randomBytes } from 'node:crypto';
import { publishedPartners } from '../content/versions/versions.ts';
import type { Db } from '../db/schema.ts';
import { type Counted, noTotals, type Totals, totalNames } from '../domain/counts.ts';
import { normalizeEmail } from '../domain/form-rules.ts';
import { countedName } from '../domain/latin-name.ts';
import { localDay } from '../domain/local-time.ts';

/** The counts of a partner since a day, oldest first. */
export const readCounts = (db: Db, partner: string, since: string): Promise<Counted[]> =>
  db
    .selectFrom('counts')
    .select(['day', 'kind', 'item', 'count'])
    .where('partner', '=', partner)
    .where('day', '>=', since)
    .orderBy('day')
    .orderBy('id')
    .execute();

export interface MonthOfPartner extends Totals {
  /** `2026-11`. */
  month: string;
  /** '' for all names that are no partner and not in `partner_names`; null for messages from the school's own pages. */
  partner: string | null;
}

export function addTotals(one: Totals, other: Totals): Totals {
  const sum = { ...one };
  for (const name of totalNames) sum[name] += other[name];
  return sum;
}

/**
 * Adds up the counts of each partner per month. Messages are counted in their own table, which has every partner name
 * and goes back further.
 */
export async function countMonths(db: Db, timeZone: string): Promise<MonthOfPartner[]> {
  const months = new Map<string, MonthOfPartner>();
  const add = (month: string, partner: string | null, change: Partial<Totals>) => {
    const key = JSON.stringify([month, partner]);
    const before = months.get(key) ?? noTotals;
    months.set(key, { month, partner, ...addTotals(before, { ...noTotals, ...change }) });
  };
  const messages = await db
    .selectFrom('messages')
    .select(['partner', 'created_at'])
    .where('spam_at', 'is', null)
    .execute();
  const listed = await publishedPartners(db);
  for (const { partner, created_at } of messages) {
    const name = partner === null ? null : countedName(partner, listed);
    add(localDay(created_at, timeZone).slice(0, 7), name, { messages: 1 });
  }
  const counts = await db.selectFrom('counts').selectAll().where('kind', '!=', 'message').execute();
  for (const { day, partner, kind, count } of counts)
    if (kind !== 'message' && kind !== 'place') add(day.slice(0, 7), partner, { [`${kind}s`]: count });
  return [...months.values()];
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** The hash that identifies the e-mail address of a partner, because the database does not store it; '' for no address. */
const emailHashOf = (partner: string, email: string) =>
  email === '' ? '' : hashOf(`${partner} ${normalizeEmail(email).toLowerCase()}`);

/** Creates the secret of the private page with a partner's counts. Returns its path, and the database columns. */
function newKey(partner: string, now: number) {
  const key = randomBytes(24).toString('base64url');
  return { path: `/p/${partner}/counts?key=${key}`, values: { key_hash: hashOf(key), created_at: now } };
}

/**
 * Creates the private URL of a partner's counts. An earlier one stops working. The database has only a hash of the secret.
 *
 * @param origin the site's public origin
 * @param email the e-mail address that may request the URL again. '' removes an earlier address, because staff may give the
 *   name to another school
 */
export async function createCountsLink(
  db: Db,
  partner: string,
  origin: string,
  now = Date.now(),
  email = '',
): Promise<string> {
  const { path, values: key } = newKey(partner, now);
  const values = { ...key, email_hash: emailHashOf(partner, email) };
  await db
    .insertInto('partner_keys')
    .values({ id: partner, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  return origin + path;
}

/**
 * Replaces the private URL of a partner's counts, if `email` is the e-mail address of its request.
 *
 * @param deliver delivers the path of the new URL. Until it returns true, the earlier URL stays valid
 */
export async function renewCountsLink(
  db: Db,
  { partner, email }: { partner: string; email: string },
  deliver: (path: string) => Promise<boolean>,
  now: number,
): Promise<void> {
  const email_hash = emailHashOf(partner, email);
  if (email_hash === '') return;
  const row = await db
    .selectFrom('partner_keys')
    .select('id')
    .where('id', '=', partner)
    .where('email_hash', '=', email_hash)
    .executeTakeFirst();
  if (!row) return;
  const { path, values } = newKey(partner, now);
  if (await deliver(path)) await db.updateTable('partner_keys').set(values).where('id', '=', partner).execute();
}

/** Whether a secret is that of the partner's private URL. */
export async function isCountsKey(db: Db, partner: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('partner_keys')
    .select('id')
    .where('id', '=', partner)
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
  return row !== undefined;
}
