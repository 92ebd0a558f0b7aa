import { Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import type { Db } from '../../db/schema.ts';
import { keepCountDays, lastDays } from '../../domain/counts.ts';
import { localDay } from '../../domain/local-time.ts';
import { toCsv } from '../../records/output.ts';
import { readPartnerRequest } from '../../records/partner-requests.ts';
import { isCountsKey, readCounts } from '../../records/stored-counts.ts';
import { sha256Source } from '../http/document-theme.ts';
import { baseHeaders } from '../http/security-headers.ts';
import { countsCss } from './counts-css.ts';
import { numberPage } from './number-page.ts';

export interface CountsPageOptions {
  db: Db;
  live: LiveContent;
  /** Returns the site's origin for a request. */
  origin: (request: Request) => string;
  /** @default Date.now */
  now?: () => number;
}

const headersOf = (css: string) => ({
  ...baseHeaders,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // The URL is the secret: no other site may learn it.
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; style-src ${sha256Source(css)}; img-src 'self' https: http: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});

const waiting =
  'The school has your request. Your link works and counts already, and your numbers stay when the school lists you. Keep this address: it is shown nowhere else.';
const notListed =
  'The school has not listed this name yet. Your link works and counts all the same, and your numbers stay when it does.';

/**
 * `/p/NAME/counts?key=SECRET`: the private page of a name's counts, and `/p/NAME/counts.csv?key=SECRET`. The secret is in the
 * query, which is not logged.
 */
export function countsPage({ db, live, origin, now = Date.now }: CountsPageOptions): Hono {
  const readNumbers = async (name: string, request: Request) => {
    const key = new URL(request.url).searchParams.get('key') ?? '';
    const today = localDay(now(), live.school().timeZone);
    if (key === '' || !(await isCountsKey(db, name, key))) return undefined;
    return { key, today, rows: await readCounts(db, name, lastDays(today, keepCountDays)[0] ?? '') };
  };
  const refused = (css: string) =>
    new Response('This address is not valid, or a newer one replaced it. Please ask the school for yours.', {
      status: 404,
      headers: { ...headersOf(css), 'Content-Type': 'text/plain; charset=utf-8' },
    });

  return new Hono()
    .get('/p/:name/counts', async (c) => {
      const id = c.req.param('name');
      const { school, partners, courses, products } = live.site();
      const css = countsCss(school.accent);
      const numbers = await readNumbers(id, c.req.raw);
      if (!numbers) return refused(css);
      const { key, today, rows } = numbers;
      const request = await readPartnerRequest(db, id);
      const address = `${origin(c.req.raw)}/p/${encodeURIComponent(id)}/counts?key=${encodeURIComponent(key)}`;
      const page = numberPage({
        id,
        rows,
        today,
        school,
        css,
        address,
        name: partners.get(id) ?? request?.name ?? id,
        state: partners.has(id) ? '' : request ? waiting : notListed,
        names: { courses, products },
        csv: `/p/${encodeURIComponent(id)}/counts.csv?key=${encodeURIComponent(key)}`,
      });
      return c.html(page, 200, headersOf(css));
    })
    .get('/p/:name/counts.csv', async (c) => {
      const css = countsCss(live.school().accent);
      const id = c.req.param('name');
      const numbers = await readNumbers(id, c.req.raw);
      if (!numbers) return refused(css);
      const rows = numbers.rows.map((row) => ({ ...row, count: String(row.count) }));
      return c.body(`${toCsv({ day: 'day', kind: 'kind', item: 'item', count: 'count' }, rows)}\r\n`, 200, {
        ...headersOf(css),
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${id.replace(/[^\w-]/g, '')}-counts.csv"`,
      });
    });
}
