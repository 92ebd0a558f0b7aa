import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/schema.ts';
import { type Counted, countKinds, countLabels, keepCountDays, lastDays, sumOf } from '../domain/counts.ts';
import { localDay } from '../domain/local-time.ts';
import { counted } from '../domain/text.ts';
import { type CsvFile, writeCsvFile } from './csv-file.ts';
import { escapeForTerminal, OfficeError } from './output.ts';

const nameOfOthers = '(other names)';
const nameOfOwn = '(our own pages)';

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

interface Totals {
  messages: number;
  visits: number;
  downloads: number;
  accounts: number;
}

/**
 * Lists messages, visits, downloads and new accounts per partner and month. Messages come from the table of messages, which knows all
 * names and also those before the first count.
 */
export async function countByPartner(db: Db, csv: CsvFile | undefined, timeZone: string): Promise<string> {
  const totals = new Map<string, Totals>();
  const add = (month: string, partner: string, change: Partial<Totals>) => {
    const key = `${month} ${partner}`;
    const total = totals.get(key) ?? { messages: 0, visits: 0, downloads: 0, accounts: 0 };
    for (const [name, more] of Object.entries(change)) total[name as keyof Totals] += more;
    totals.set(key, total);
  };
  const messages = await db
    .selectFrom('messages')
    .select(['partner', 'created_at'])
    .where('spam_at', 'is', null)
    .execute();
  for (const { partner, created_at } of messages)
    add(localDay(created_at, timeZone).slice(0, 7), partner ?? nameOfOwn, { messages: 1 });
  const counts = await db.selectFrom('counts').selectAll().where('kind', '!=', 'message').execute();
  const names = { visit: 'visits', download: 'downloads', signup: 'accounts' } as const;
  for (const { day, partner, kind, count } of counts)
    if (kind !== 'message') add(day.slice(0, 7), partner || nameOfOthers, { [names[kind]]: count });
  const lines = [...totals].sort(([one], [other]) => other.localeCompare(one));
  if (csv) {
    const names = { month: 'month', partner: 'partner', messages: 'messages' };
    return writeCsvFile(
      csv,
      'line',
      { ...names, visits: 'visits', downloads: 'downloads', accounts: 'accounts' },
      lines.map(([key, total]) => ({
        month: key.slice(0, 7),
        partner: key.slice(8),
        messages: String(total.messages),
        visits: String(total.visits),
        downloads: String(total.downloads),
        accounts: String(total.accounts),
      })),
    );
  }
  return lines.length === 0 ? 'Nothing is counted yet.' : lines.map(([key, total]) => describe(key, total)).join('\n');
}

const describe = (key: string, { messages, visits, downloads, accounts }: Totals) =>
  `${escapeForTerminal(key)}  ${counted(messages, 'message')}, ${counted(visits, 'visit')}, ${counted(downloads, 'download')}, ${counted(accounts, 'new account')}`;

/** Lists the counts of one partner: totals of 30 and 365 days, then each product; or all rows as CSV. */
export async function listCounts(db: Db, partner: string, csv: CsvFile | undefined, today: string): Promise<string> {
  await mustExist(db, partner);
  const rows = await readCounts(db, partner, lastDays(today, keepCountDays)[0] ?? '');
  if (csv) {
    return writeCsvFile(
      csv,
      'line',
      { day: 'day', kind: 'kind', item: 'item', count: 'count' },
      rows.map(({ day, kind, item, count }) => ({ day, kind, item, count: String(count) })),
    );
  }
  const [since30 = '', since365 = ''] = [30, 365].map((days) => lastDays(today, days)[0]);
  const line = (label: string, in30: number, in365: number) =>
    `${label.padEnd(28)}${String(in30).padStart(9)}${String(in365).padStart(10)}`;
  const products = [...new Set(rows.filter(({ kind }) => kind === 'download').map(({ item }) => item))].sort();
  return [
    `${escapeForTerminal(partner).padEnd(28)}  30 days  365 days`,
    ...countKinds.map((kind) => line(countLabels[kind], sumOf(rows, kind, since30), sumOf(rows, kind, since365))),
    ...products.map((id) =>
      line(`  ${id}`, sumOf(rows, 'download', since30, id), sumOf(rows, 'download', since365, id)),
    ),
  ].join('\n');
}

async function mustExist(db: Db, partner: string): Promise<void> {
  const row = await db.selectFrom('partners').select('id').where('id', '=', partner).executeTakeFirst();
  if (row) return;
  throw new OfficeError(
    `There is no partner ${escapeForTerminal(partner)} in partners.csv. Names that are not listed there are counted together.`,
  );
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * Creates the private URL of a partner's counts. An earlier one stops working. The database has only a hash of the secret.
 *
 * @param origin the site's public origin
 */
export async function newCountsLink(db: Db, partner: string, origin: string): Promise<string> {
  await mustExist(db, partner);
  const key = randomBytes(24).toString('base64url');
  const values = { key_hash: hashOf(key), created_at: Date.now() };
  await db
    .insertInto('partner_keys')
    .values({ id: partner, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  return `${origin}/p/${partner}/counts?key=${key}\nSend it to ${escapeForTerminal(partner)} only. It is shown this once; an earlier address no longer works.`;
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
