import { type Counted, countKinds, countLabels, keepCountDays, lastDays, sumOf } from '../../domain/counts.ts';
import { formatDay } from '../../domain/day.ts';
import type { School } from '../../domain/school.ts';
import { counted, escapeHtml } from '../../domain/text.ts';
import { type Bar, barChart } from './bar-chart.ts';
import { breakdowns, type ContentNames, tableRow, tipFor } from './breakdowns.ts';
import { countedPerHour } from './fair-count.ts';

export interface NumberPage {
  /** The short name in links. */
  id: string;
  /** The name as a person writes it. */
  name: string;
  /** Says what the school has done with the name; '' for a partner of the school. */
  state: string;
  rows: readonly Counted[];
  names: ContentNames;
  today: string;
  school: School;
  css: string;
  /** The private address of this page, and of the same numbers as a CSV file. */
  address: string;
  csv: string;
}

/** The private page of a name: what came from its links. */
export function numberPage({ id, name, state, rows, names, today, school, css, address, csv }: NumberPage): string {
  const mail = new URLSearchParams({ subject: `My number at ${school.name}`, body: address });
  const path = `/p/${encodeURIComponent(id)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>What came from your links – ${escapeHtml(school.name)}</title>
${school.icon && `<link rel="icon" href="${escapeHtml(school.icon)}">`}
<style>${css}</style>
</head>
<body>
<header><a href="/">${school.logo && `<img src="${escapeHtml(school.logo)}" alt="" width="44" height="44">`}<bdi>${escapeHtml(school.name)}</bdi></a></header>
<main>
<p class="eyebrow">Only for you: keep this address private</p>
<h1>What came from the links of <bdi>${escapeHtml(name)}</bdi></h1>
${state === '' ? '' : `<p class="state">${escapeHtml(state)}</p>\n`}<p class="lead">${weekInWords(rows, today)}</p>
<p><a href="${path}">Your page</a> <a href="/share?of=${encodeURIComponent(path)}">Share it</a> <a href="mailto:?${escapeHtml(mail.toString().replaceAll('+', '%20'))}">Send yourself this address</a> <a href="${escapeHtml(csv)}" download>Download the numbers (CSV)</a></p>
${totals(rows, today)}
<p class="tip"><strong>A tip.</strong> ${escapeHtml(tipFor(rows, today))}</p>
${charts(rows, today)}
${breakdowns(rows, names, today)}
<p class="note">We count that somebody came, not who. Visits of search engines and other programs are left out. Of one network, such as a home or a school, at most ${countedPerHour.visit} visits and ${countedPerHour.download} downloads count in an hour. Numbers are kept for ${keepCountDays} days; the newest are a few seconds old.</p>
</main>
</body>
</html>
`;
}

const dayBefore = (today: string, days: number) => lastDays(today, days)[0] ?? today;

/** The count of the last seven days, and of the seven before. */
function weeksOf(rows: readonly Counted[], kind: (typeof countKinds)[number], today: string): [number, number] {
  const both = sumOf(rows, kind, dayBefore(today, 14));
  const week = sumOf(rows, kind, dayBefore(today, 7));
  return [week, both - week];
}

function weekInWords(rows: readonly Counted[], today: string): string {
  const [week, before] = weeksOf(rows, 'visit', today);
  const change =
    week === before ? 'as many as' : week > before ? `${week - before} more than` : `${before - week} fewer than`;
  return `${counted(week, 'visit')} in the last seven days, ${change} in the seven before. Today: ${sumOf(rows, 'visit', today)}.`;
}

function totals(rows: readonly Counted[], today: string): string {
  const lines = countKinds.map((kind) =>
    tableRow(countLabels[kind], [
      ...weeksOf(rows, kind, today),
      ...[30, 365].map((days) => sumOf(rows, kind, dayBefore(today, days))),
    ]),
  );
  const head = ['This week', 'Last week', '30 days', '365 days']
    .map((label) => `<th scope="col">${label}</th>`)
    .join('');
  return `<table class="totals"><caption>In total. A week is seven days, up to today.</caption><thead><tr><td></td>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

const shortDay = (day: string) => formatDay(day).replace(/ \d{4}$/, '');
const monthName = (month: string) => formatDay(`${month}-01`).replace(/^\d+ /, '');

/** Visits and downloads as two charts, by day and by month, with the same numbers as tables; '' before the first count. */
function charts(rows: readonly Counted[], today: string): string {
  if (rows.length === 0) return '';
  const days = lastDays(today, 30).map((day) => ({
    label: shortDay(day),
    rows: rows.filter((row) => row.day === day),
  }));
  const year = lastDays(today, 365);
  const months = [...new Set(year.map((day) => day.slice(0, 7)))].map((month) => ({
    label: monthName(month),
    rows: rows.filter(({ day }) => day.startsWith(month) && day >= (year[0] ?? '')),
  }));
  return `${chart('The last 30 days', 'Day', days)}\n${chart('The last 365 days, by month', 'Month', months)}`;
}

function chart(title: string, column: string, groups: readonly { label: string; rows: readonly Counted[] }[]): string {
  const bars = (kind: 'visit' | 'download'): Bar[] =>
    groups.map(({ label, rows }) => ({ label, count: sumOf(rows, kind, '') }));
  const [visits, downloads] = [bars('visit'), bars('download')];
  const lines = groups.map(({ label }, at) => tableRow(label, [visits[at]?.count ?? 0, downloads[at]?.count ?? 0]));
  return `<section><h2>${title}</h2>
<h3>Visits</h3>
${barChart(`Visits, ${title.toLowerCase()}`, 'visits', visits)}
<h3>Downloads</h3>
${barChart(`Downloads, ${title.toLowerCase()}`, 'downloads', downloads)}
<details><summary>The same as a table</summary><table><thead><tr><th scope="col">${column}</th><th scope="col">Visits</th><th scope="col">Downloads</th></tr></thead><tbody>${lines.join('')}</tbody></table></details></section>`;
}
