import { type Counted, countKinds, keepCountDays, lastDays, sumOf } from '../../domain/counts.ts';
import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { filled } from '../http/page-language.ts';
import { type Bar, barChart } from './bar-chart.ts';
import { breakdowns, type ContentNames, tableRow, tipFor } from './breakdowns.ts';
import { countedPerHour } from './fair-count.ts';
import type { NumberWords } from './number-words.ts';
import { privateDocument } from './private-document.ts';

export interface NumberPage {
  /** The slug in links. */
  id: string;
  name: string;
  /** Says that the school has not listed this name yet, or has received the request to be listed; '' for a listed partner. */
  state: string;
  rows: readonly Counted[];
  names: ContentNames;
  today: string;
  school: School;
  words: NumberWords;
  css: string;
  /** The private URLs of this page and of the CSV file. */
  address: string;
  csv: string;
  addressInOtherLanguage: string;
}

/** The private counts page: visits, downloads, messages and requests through the links of a partner or ambassador. */
export function numberPage(page: NumberPage): string {
  const { id, name, state, rows, names, today, school, words, css, address, csv, addressInOtherLanguage } = page;
  const subject = words.mailSubject.replace('{school}', () => school.name);
  const mail = new URLSearchParams({ subject, body: address }).toString().replaceAll('+', '%20');
  const path = `/p/${encodeURIComponent(id)}`;
  const otherLanguage = words.lang === 'en' ? 'ur' : 'en';
  return privateDocument(
    { school, title: words.title, lang: words.lang, css },
    `<p class="eyebrow">${words.isPrivate}</p>
<h1>${filled(words.heading, { name })}</h1>
${state === '' ? '' : `<p class="state">${escapeHtml(state)}</p>\n`}<p class="lead">${weekInWords(rows, today, words)}</p>
<p><a href="${path}">${words.ownPage}</a> <a href="/share?of=${encodeURIComponent(path)}">${words.share}</a> <a href="mailto:?${escapeHtml(mail)}">${words.mail}</a> <a href="${escapeHtml(csv)}" download>${words.csv}</a> <a href="${escapeHtml(addressInOtherLanguage)}" lang="${otherLanguage}">${words.inOtherLanguage}</a></p>
${totals(rows, today, words)}
<p class="tip"><strong>${words.tip}</strong> ${tipFor(rows, today, words)}</p>
${charts(rows, today, words)}
${breakdowns(rows, names, today, words)}
<p class="note">${words.note(countedPerHour.visit, countedPerHour.download, keepCountDays)}</p>`,
  );
}

const dayBefore = (today: string, days: number) => lastDays(today, days)[0] ?? today;

/** The counts of the last seven days and of the seven days before. */
function weeksOf(rows: readonly Counted[], kind: (typeof countKinds)[number], today: string): [number, number] {
  const both = sumOf(rows, kind, dayBefore(today, 14));
  const week = sumOf(rows, kind, dayBefore(today, 7));
  return [week, both - week];
}

function weekInWords(rows: readonly Counted[], today: string, words: NumberWords): string {
  const [week, before] = weeksOf(rows, 'visit', today);
  return words.week(week, before, sumOf(rows, 'visit', today));
}

function totals(rows: readonly Counted[], today: string, words: NumberWords): string {
  const lines = countKinds.map((kind) =>
    tableRow(words.kinds[kind], [
      ...weeksOf(rows, kind, today),
      ...[30, 365].map((days) => sumOf(rows, kind, dayBefore(today, days))),
    ]),
  );
  const head = words.periods.map((label) => `<th scope="col">${label}</th>`).join('');
  return `<table class="totals"><caption>${words.totals}</caption><thead><tr><td></td>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** Charts of visits and downloads, by day and by month, each with a table; '' without counts. */
function charts(rows: readonly Counted[], today: string, words: NumberWords): string {
  if (rows.length === 0) return '';
  const days = lastDays(today, 30).map((day) => ({
    label: words.dayText(day).replace(/ \d{4}$/, ''),
    rows: rows.filter((row) => row.day === day),
  }));
  const year = lastDays(today, 365);
  const months = [...new Set(year.map((day) => day.slice(0, 7)))].map((month) => ({
    label: words.dayText(`${month}-01`).replace(/^\d+ /, ''),
    rows: rows.filter(({ day }) => day.startsWith(month) && day >= (year[0] ?? '')),
  }));
  return `${chart(words.lastDays, words.day, days, words)}\n${chart(words.lastMonths, words.month, months, words)}`;
}

interface ChartGroup {
  label: string;
  rows: readonly Counted[];
}

function chart(title: string, column: string, groups: readonly ChartGroup[], words: NumberWords): string {
  const bars = (kind: 'visit' | 'download'): Bar[] =>
    groups.map(({ label, rows }) => ({ label, count: sumOf(rows, kind, '') }));
  const [visits, downloads] = [bars('visit'), bars('download')];
  const lines = groups.map(({ label }, at) => tableRow(label, [visits[at]?.count ?? 0, downloads[at]?.count ?? 0]));
  const { visit, download } = words.kinds;
  const summaryOf = (kind: string) => (sum: number, most: number) => words.chart(kind, title, sum, most);
  return `<section><h2>${title}</h2>
<h3>${visit}</h3>
${barChart(summaryOf(visit), 'visits', visits)}
<h3>${download}</h3>
${barChart(summaryOf(download), 'downloads', downloads)}
<details><summary>${words.table}</summary><table><thead><tr><th scope="col">${column}</th><th scope="col">${visit}</th><th scope="col">${download}</th></tr></thead><tbody>${lines.join('')}</tbody></table></details></section>`;
}
