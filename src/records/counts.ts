import { publishedPartners } from '../content/versions/versions.ts';
import type { Db } from '../db/schema.ts';
import { countKinds, countLabels, keepCountDays, lastDays, sumOf, type Totals, totalNames } from '../domain/counts.ts';
import { counted } from '../domain/text.ts';
import { type CsvFile, writeCsvFile } from './csv-file.ts';
import { escapeForTerminal, RecordsError } from './output.ts';
import { countMonths, createCountsLink, readCounts } from './stored-counts.ts';

const nameOfOthers = '(other names)';
const nameOfOwn = '(our own pages)';

const nouns: Readonly<Record<keyof Totals, string>> = {
  visits: 'visit',
  downloads: 'download',
  messages: 'message',
  signups: 'new account',
  requests: 'seat request',
  enrolments: 'enrolment',
};

/** The columns of the CSV file. Add new ones at the end, because spreadsheets refer to columns by their position. */
const columns = {
  ...({ month: 'month', partner: 'partner', messages: 'messages', visits: 'visits', downloads: 'downloads' } as const),
  ...({ signups: 'accounts', requests: 'requests', enrolments: 'enrolments' } as const),
};

/** Lists the counts of each partner per month, the newest month first. */
export async function countByPartner(db: Db, csv: CsvFile | undefined, timeZone: string): Promise<string> {
  const nameOf = (partner: string | null) => (partner === null ? nameOfOwn : partner || nameOfOthers);
  const keyOf = ({ month, partner }: { month: string; partner: string }) => `${month} ${partner}`;
  const months = (await countMonths(db, timeZone))
    .map((total) => ({ ...total, partner: nameOf(total.partner) }))
    .sort((one, other) => keyOf(other).localeCompare(keyOf(one)));
  if (csv) return writeCsvFile(csv, 'line', columns, months);
  const describe = (total: Totals) => totalNames.map((name) => counted(total[name], nouns[name])).join(', ');
  const lines = months.map((total) => `${escapeForTerminal(keyOf(total))}  ${describe(total)}`);
  return lines.length === 0 ? 'Nothing is counted yet.' : lines.join('\n');
}

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
