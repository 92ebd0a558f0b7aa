import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { MediaFile } from '../../content/content.ts';
import { hashOfFile, storeMedia } from '../../content/media/media.ts';
import { currentSource, emptyValues, findItem, publishChange, withFiles } from '../../content/versions/versions.ts';
import { lastDays, noTotals, sumOf, type Totals } from '../../domain/counts.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { localDay } from '../../domain/local-time.ts';
import type { PartnerCounts } from '../../domain/office/desk-contract.ts';
import { kinds } from '../../domain/office/kinds.ts';
import { slug } from '../../domain/url.ts';
import {
  endPartnerRequest,
  listPartnerRequests,
  readPartnerPicture,
  readPartnerRequest,
} from '../../records/partner-requests.ts';
import { addTotals, countMonths, createCountsLink, readCounts } from '../../records/stored-counts.ts';
import { HttpError } from '../api/http-error.ts';
import type { HandlersOf, OfficeContext } from './handler.ts';
import { acceptedLetter, mailsTo, sendLetter } from './letters.ts';
import { nothing } from './schemas.ts';

const chartDays = 90;
/** The row for names in links beyond the limits of server/counts/names-in-use.ts, which are counted together. */
const others = { id: '', name: 'Other names' };
const maxNames = 200;

/** The counts of the school's partners, then of the other names in links by count, then of `others`. */
async function readPartners({ db, live }: OfficeContext): Promise<PartnerCounts[]> {
  const known = live.site().partners;
  const totals = new Map<string, Totals>();
  for (const month of await countMonths(db, live.school().timeZone)) {
    if (month.partner === null) continue;
    totals.set(month.partner, addTotals(totals.get(month.partner) ?? noTotals, month));
  }
  const used = (id: string) => Object.values(totals.get(id) ?? noTotals).reduce((sum, count) => sum + count, 0);
  const unknown = [...totals.keys()]
    .filter((id) => id !== others.id && !known.has(id))
    .sort((one, other) => used(other) - used(one) || (one < other ? -1 : 1));
  const rows = [
    ...[...known].map(([id, name]) => ({ id, name, isKnown: true })),
    ...unknown.map((id) => ({ id, name: asWritten(id), isKnown: false })),
    ...(totals.has(others.id) ? [{ ...others, isKnown: false }] : []),
  ];
  return rows.map((row) => ({ ...row, ...(totals.get(row.id) ?? noTotals) }));
}

/** Converts a slug to a name: `sunrise-school` becomes "Sunrise School". */
const asWritten = (id: string) => id.replace(/-+/g, ' ').replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase());

/** @throws HttpError 404 */
async function findPartner(context: OfficeContext, id: string): Promise<PartnerCounts> {
  const partner = (await readPartners(context)).find((one) => one.id === id);
  if (!partner) throw new HttpError(404, 'There is no such partner.');
  return partner;
}

/**
 * Stores the picture of an ambassador's request as a media file of the school.
 *
 * @returns undefined without a picture, or if the school still has the sample content, which cannot get more files
 */
async function storePicture({ db, settings }: OfficeContext, id: string): Promise<MediaFile | undefined> {
  const bytes = await readPartnerPicture(db, id);
  if (!bytes || (await currentSource(db)) === 'sample') return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'steam-picture-'));
  try {
    const file = join(folder, 'picture.webp');
    await writeFile(file, bytes);
    const row = { id: `partners/${id}.webp`, hash: await hashOfFile(file) };
    await storeMedia(settings, [row], () => file);
    return row;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const byName = z.object({ id: z.string().max(200) });

/** The actions on partners, ambassadors and their counts. */
export const partnerHandlers: HandlersOf<'partners'> = {
  'partners/list': {
    input: nothing,
    async call(context) {
      const partners = await readPartners(context);
      const [listed = [], names = []] = [true, false].map((isKnown) =>
        partners.filter((one) => one.isKnown === isKnown),
      );
      const rest = names.filter(({ id }) => id === others.id);
      const requests = await listPartnerRequests(context.db);
      return {
        requests,
        partners: [...listed, ...names.filter(({ id }) => id !== others.id).slice(0, maxNames), ...rest],
      };
    },
  },

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

  'partners/add': {
    input: z.object({ id: z.string().regex(slug), name: z.string().trim().min(1).max(partnerFields.name.maxLength) }),
    async call(context, { id, name }) {
      const { db, live, staff, settings, record } = context;
      const request = await readPartnerRequest(db, id);
      const picture = await storePicture(context, id);
      const { kind, about } = request ?? { kind: '', about: '' };
      const number = await publishChange(
        db,
        (content) => {
          const { document } = content;
          if (findItem(document, 'partners', id)) return content;
          const media = picture ? withFiles(content.media, [picture]) : content.media;
          const file = media.find(({ hash }) => hash === picture?.hash)?.id ?? '';
          const partner = { ...emptyValues(kinds.partners.parts), id, name, kind, about, picture: file };
          return { ...content, media, document: { ...document, partners: [...document.partners, partner] } };
        },
        { author: staff.name || staff.email, note: `Added the partner ${name}` },
      );
      await endPartnerRequest(db, id);
      await live.refresh();
      if (number !== undefined) await record('added a partner', id);
      const mail = mailsTo(settings);
      // Respond without waiting for the mail.
      if (mail && request && request.email !== '')
        void sendLetter(context, request.email, acceptedLetter(live.school(), `${mail.origin}/p/${id}`));
      return {};
    },
  },

  'partners/dismiss': {
    input: byName,
    async call({ db, record }, { id }) {
      await endPartnerRequest(db, id);
      await record('dismissed a request of a partner', id);
      return {};
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
