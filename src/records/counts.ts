import { publishedPartners } from '../content/versions/versions.ts';
import type { Db } from '../db/schema.ts';
import { countKinds, countLabels, keepCountDays, lastDays, sumOf } from '../domain/counts.ts';
import { counted } from '../domain/text.ts';
import { type CsvFile, writeCsvFile } from './csv-file.ts';
import { escapeForTerminal, RecordsError } from './output.ts';
import { countMonths, createCountsLink, readCounts, type Totals } from './stored-counts.ts';

const nameOfOthers = '(other names)';
const nameOfOwn = '(our own pages)';

/** Lists messages, visits, downloads and new accounts per partner and month. */
export async function countByPartner(db: Db, csv: CsvFile | undefined, timeZone: string): Promise<string> {
  const nameOf = (partner: string | null) => (partner === null ? nameOfOwn : partner || nameOfOthers);
  const months = await countMonths(db, timeZone);
  const lines = months
    .map((total) => [`${total.month} ${nameOf(total.partner)}`, total] as const)
    .sort(([one], [other]) => other.localeCompare(one));
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
  const rows = await readCounts(db, partner, lastDays(today, keepCountDays)[0] ?? '');
  if (rows.length === 0) await mustExist(db, partner);
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
  if ((await publishedPartners(db)).has(partner)) return;
  throw new RecordsError(
    `There is no partner and no name in use ${escapeForTerminal(partner)}. The partners are in partners.csv; npm run office -- partners lists all names.`,
  );
}

/** Creates the private URL of a partner's counts. An earlier one stops working. */
export async function newCountsLink(db: Db, partner: string, origin: string): Promise<string> {
  await mustExist(db, partner);
  const link = await createCountsLink(db, partner, origin);
  return `${link}\nSend it to ${escapeForTerminal(partner)} only. It is shown this once; an earlier address no longer works.`;
}
