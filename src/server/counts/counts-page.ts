import { Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import type { Db } from '../../db/schema.ts';
import { keepCountDays, lastDays } from '../../domain/counts.ts';
import { localDay } from '../../domain/local-time.ts';
import { toCsv } from '../../records/output.ts';
import { readPartnerRequest } from '../../records/partner-requests.ts';
import { isCountsKey, readCounts } from '../../records/stored-counts.ts';
import { type PageLanguage, pageLanguage } from '../http/page-language.ts';
import { countsCss } from './counts-css.ts';
import { lostNumberPage } from './lost-number-page.ts';
import { numberPage } from './number-page.ts';
import { numberWords } from './number-words.ts';
import { privateHeadersOf } from './private-document.ts';

export interface CountsPageOptions {
  db: Db;
  live: LiveContent;
  origin: (request: Request) => string;
  now?: () => number;
}

/**
 * `/p/NAME/counts?key=SECRET`: the private counts page of a partner or ambassador. `/p/NAME/counts.csv?key=SECRET`: the
 * same counts as CSV. The query contains the secret, because the request log omits queries.
 */
export function countsPage({ db, live, origin, now = Date.now }: CountsPageOptions): Hono {
  const readNumbers = async (name: string, request: Request) => {
    const key = new URL(request.url).searchParams.get('key') ?? '';
    const today = localDay(now(), live.school().timeZone);
    if (key === '' || !(await isCountsKey(db, name, key))) return undefined;
    return { key, today, rows: await readCounts(db, name, lastDays(today, keepCountDays)[0] ?? '') };
  };
  return new Hono()
    .get('/p/:name/counts', async (c) => {
      const id = c.req.param('name');
      const { school, partners, courses, products } = live.site();
      const css = countsCss(school.accent);
      const lang = pageLanguage(c.req.query('lang'), school);
      const numbers = await readNumbers(id, c.req.raw);
      if (!numbers) return lostNumberPage({ school, lang, notice: 'invalid' });
      const { key, today, rows } = numbers;
      const words = numberWords[lang];
      const request = await readPartnerRequest(db, id);
      const path = `/p/${encodeURIComponent(id)}/counts`;
      const addressIn = (language: PageLanguage) =>
        `${path}?${new URLSearchParams(language === pageLanguage(undefined, school) ? { key } : { key, lang: language })}`;
      const page = numberPage({
        id,
        rows,
        today,
        school,
        css,
        words,
        address: origin(c.req.raw) + addressIn(lang),
        addressInOtherLanguage: addressIn(lang === 'en' ? 'ur' : 'en'),
        name: partners.get(id) ?? request?.name ?? id,
        state: partners.has(id) ? '' : request ? words.waiting : words.notListed,
        names: { courses, products },
        csv: `${path}.csv?key=${encodeURIComponent(key)}`,
      });
      return c.html(page, 200, privateHeadersOf(css));
    })
    .get('/p/:name/counts.csv', async (c) => {
      const { school } = live.site();
      const css = countsCss(school.accent);
      const id = c.req.param('name');
      const numbers = await readNumbers(id, c.req.raw);
      if (!numbers)
        return lostNumberPage({ school, lang: pageLanguage(c.req.query('lang'), school), notice: 'invalid' });
      const rows = numbers.rows.map((row) => ({ ...row, count: String(row.count) }));
      return c.body(`${toCsv({ day: 'day', kind: 'kind', item: 'item', count: 'count' }, rows)}\r\n`, 200, {
        ...privateHeadersOf(css),
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${id.replace(/[^\w-]/g, '')}-counts.csv"`,
      });
    });
}
