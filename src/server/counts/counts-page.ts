import { Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import type { Db } from '../../db/schema.ts';
import { type Counted, countKinds, countLabels, keepCountDays, lastDays, sumOf } from '../../domain/counts.ts';
import { localDay } from '../../domain/local-time.ts';
import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { isCountsKey, readCounts } from '../../records/stored-counts.ts';
import { sha256Source } from '../http/document-theme.ts';
import { baseHeaders } from '../http/security-headers.ts';
import { type Bar, barChart } from './bar-chart.ts';
import { countsCss } from './counts-css.ts';
import { countedPerHour } from './fair-count.ts';

export interface CountsPageOptions {
  db: Db;
  live: LiveContent;
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

/** `/p/NAME/counts?key=SECRET`: the private page of a partner's counts. The secret is in the query, which is not logged. */
export function countsPage({ db, live, now = Date.now }: CountsPageOptions): Hono {
  return new Hono().get('/p/:name/counts', async (c) => {
    const name = c.req.param('name');
    const { school, partners, products } = live.site();
    const css = countsCss(school.accent);
    const headers = headersOf(css);
    const key = new URL(c.req.url).searchParams.get('key') ?? '';
    const partner = partners.get(name);
    if (partner === undefined || key === '' || !(await isCountsKey(db, name, key))) {
      return c.text(
        'This address is not valid, or a newer one replaced it. Please ask the school for yours.',
        404,
        headers,
      );
    }
    const today = localDay(now(), school.timeZone);
    const rows = await readCounts(db, name, lastDays(today, keepCountDays)[0] ?? '');
    return c.html(pageHtml({ name: partner, id: name, rows, names: products, today, school, css }), 200, headers);
  });
}

interface CountsView {
  name: string;
  id: string;
  rows: readonly Counted[];
  /** The names of the products, by id. */
  names: ReadonlyMap<string, string>;
  today: string;
  school: School;
  css: string;
}

function pageHtml({ name, id, rows, names, today, school, css }: CountsView): string {
  const of = escapeHtml(name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>What came from your links – ${escapeHtml(school.name)}</title>
<link rel="icon" href="${escapeHtml(school.icon)}">
<style>${css}</style>
</head>
<body>
<header><a href="/"><img src="${escapeHtml(school.logo)}" alt="" width="44" height="44"><bdi>${escapeHtml(school.name)}</bdi></a></header>
<main>
<p class="eyebrow">Only for you: keep this address private</p>
<h1>What came from the links of <bdi>${of}</bdi></h1>
<p><a href="/p/${encodeURIComponent(id)}">Your page</a> <a href="/share?of=%2Fp%2F${encodeURIComponent(id)}">Share it</a></p>
${totals(rows, today)}
${chartOfDays(rows, today)}
${chartOfMonths(rows, today)}
${products(rows, names, today)}
<p class="note">We count that somebody came, not who. Visits of search engines and other programs are left out. Of one network, such as a home or a school, at most ${countedPerHour.visit} visits and ${countedPerHour.download} downloads count in an hour. Numbers are kept for ${keepCountDays} days; the newest are a few seconds old.</p>
</main>
</body>
</html>
`;
}

const sinceDays = (today: string, days: number) => lastDays(today, days)[0] ?? today;
const row = (label: string, numbers: readonly number[]) =>
  `<tr><th scope="row">${label}</th>${numbers.map((number) => `<td>${number}</td>`).join('')}</tr>`;

function totals(rows: readonly Counted[], today: string): string {
  const periods = [1, 30, 365].map((days) => sinceDays(today, days));
  const lines = countKinds.map((kind) =>
    row(
      countLabels[kind],
      periods.map((since) => sumOf(rows, kind, since)),
    ),
  );
  return `<table class="totals"><caption>In total</caption><thead><tr><td></td><th scope="col">Today</th><th scope="col">30 days</th><th scope="col">365 days</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** A chart, and its numbers as a table. */
function chart(title: string, column: string, bars: readonly Bar[]): string {
  const lines = bars.map(({ label, visits, downloads }) => row(label, [visits, downloads]));
  return `<section><h2>${title}</h2>
${barChart(title, bars)}
<details><summary>The same as a table</summary><table><thead><tr><th scope="col">${column}</th><th scope="col">Visits</th><th scope="col">Downloads</th></tr></thead><tbody>${lines.join('')}</tbody></table></details></section>`;
}

const dayName = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function chartOfDays(rows: readonly Counted[], today: string): string {
  const bars = lastDays(today, 30).map((day) => {
    const own = rows.filter((one) => one.day === day);
    return { label: dayName(day), visits: sumOf(own, 'visit', day), downloads: sumOf(own, 'download', day) };
  });
  return chart('The last 30 days', 'Day', bars);
}

function chartOfMonths(rows: readonly Counted[], today: string): string {
  const days = lastDays(today, 365);
  const bars = [...new Set(days.map((day) => day.slice(0, 7)))].map((month) => {
    const own = rows.filter((one) => one.day.startsWith(month) && one.day >= (days[0] ?? ''));
    return { label: monthName(month), visits: sumOf(own, 'visit', ''), downloads: sumOf(own, 'download', '') };
  });
  return chart('The last 365 days, by month', 'Month', bars);
}

function products(rows: readonly Counted[], names: CountsView['names'], today: string): string {
  const [since30, since365] = [sinceDays(today, 30), sinceDays(today, 365)];
  const ids = [...new Set(rows.filter(({ kind }) => kind === 'download').map(({ item }) => item))].sort();
  if (ids.length === 0) return '';
  const lines = ids.map((id) =>
    row(
      `<a href="/steam-products/${encodeURIComponent(id)}"><bdi>${escapeHtml(names.get(id) ?? id)}</bdi></a>`,
      [since30, since365].map((since) => sumOf(rows, 'download', since, id)),
    ),
  );
  return `<section><h2>Downloads by product</h2><table><thead><tr><th scope="col">Product</th><th scope="col">30 days</th><th scope="col">365 days</th></tr></thead><tbody>${lines.join('')}</tbody></table></section>`;
}
