import { z } from 'zod';
import { lastDays, sumOf } from '../../domain/counts.ts';
import { localDay } from '../../domain/local-time.ts';
import type { PartnerCounts } from '../../domain/office/desk-contract.ts';
import { addTotals, countMonths, createCountsLink, readCounts, type Totals } from '../../records/stored-counts.ts';
import { HttpError } from '../api/http-error.ts';
import type { HandlersOf, OfficeContext } from './handler.ts';
import { mailsTo } from './letters.ts';
import { nothing } from './schemas.ts';

/** The days of the chart of a partner. */
const chartDays = 90;
const zero: Totals = { messages: 0, visits: 0, downloads: 0, accounts: 0 };
/** Counts of names that the school does not know are stored together, without a name. */
const others = { id: '', name: 'Other names' };

/** The partners of the school, then the names that only messages know, then all others together. */
async function readPartners({ db, live }: OfficeContext): Promise<PartnerCounts[]> {
  const known = await db.selectFrom('partners').select(['id', 'name']).orderBy('position').execute();
  const totals = new Map<string, Totals>();
  for (const month of await countMonths(db, live.school().timeZone)) {
    if (month.partner === null) continue;
    totals.set(month.partner, addTotals(totals.get(month.partner) ?? zero, month));
  }
  const ids = new Set(known.map(({ id }) => id));
  const unknown = [...totals.keys()].filter((id) => id !== others.id && !ids.has(id)).sort();
  const rows = [
    ...known.map(({ id, name }) => ({ id, name, isKnown: true })),
    ...unknown.map((id) => ({ id, name: id, isKnown: false })),
    ...(totals.has(others.id) ? [{ ...others, isKnown: false }] : []),
  ];
  return rows.map((row) => {
    const { accounts, ...counts } = totals.get(row.id) ?? zero;
    return { ...row, ...counts, signups: accounts };
  });
}

/** @throws HttpError 404 */
async function findPartner(context: OfficeContext, id: string): Promise<PartnerCounts> {
  const partner = (await readPartners(context)).find((one) => one.id === id);
  if (!partner) throw new HttpError(404, 'There is no such partner.');
  return partner;
}

const byName = z.object({ id: z.string().max(200) });

/** Partners and their counts. */
export const partnerHandlers: HandlersOf<'partners'> = {
  'partners/list': { input: nothing, call: async (context) => ({ partners: await readPartners(context) }) },

  'partners/read': {
    input: byName,
    async call(context, { id }) {
      const partner = await findPartner(context, id);
      const { db, live, now } = context;
      const days = lastDays(localDay(now(), live.school().timeZone), chartDays);
      const rows = await readCounts(db, id, days[0] ?? '');
      const ofDay = Map.groupBy(rows, ({ day }) => day);
      return {
        partner,
        days: days.map((day) => {
          const counted = ofDay.get(day) ?? [];
          return { day, visits: sumOf(counted, 'visit', day), downloads: sumOf(counted, 'download', day) };
        }),
      };
    },
  },

  'partners/link': {
    input: byName,
    async call(context, { id }) {
      const { db, settings, origin, now, record } = context;
      const { isKnown } = await findPartner(context, id);
      if (!isKnown) throw new HttpError(422, 'Add this name to the partners first.');
      const link = await createCountsLink(db, id, mailsTo(settings)?.origin ?? origin, now());
      await record('created a private link to counts', id);
      return { link };
    },
  },
};
