import { type Counted, lastDays, sumOf } from '../../domain/counts.ts';
import { isPlace } from '../../domain/places.ts';
import { escapeHtml } from '../../domain/text.ts';
import { filled } from '../http/page-language.ts';
import type { NumberWords } from './number-words.ts';

/** The names of the school's courses and products, by id. */
export interface ContentNames {
  courses: ReadonlyMap<string, string>;
  products: ReadonlyMap<string, string>;
}

const labelOf = (route: string, { routes }: NumberWords) =>
  routes[route] ?? route.charAt(0).toUpperCase() + route.slice(1).replace(/-/g, ' ');

const placeLabel = (id: string, { places }: NumberWords) => (isPlace(id) ? places[id] : id);

/** A table row with the counts of the last 7, 30 and 365 days. */
export const tableRow = (label: string, numbers: readonly number[]) =>
  `<tr><th scope="row">${label}</th>${numbers.map((number) => `<td>${number}</td>`).join('')}</tr>`;

const periods = [7, 30, 365] as const;

interface Group {
  label: string;
  rows: readonly Counted[];
}

/** The table of the counts by page, course, product or place, the largest first; '' without counts. */
function table(kind: keyof NumberWords['groups'], groups: readonly Group[], today: string, words: NumberWords): string {
  const { title, column } = words.groups[kind];
  if (groups.length === 0) return '';
  const since = periods.map((days) => lastDays(today, days)[0] ?? today);
  const lines = groups
    .map(({ label, rows }) => ({
      label,
      counts: since.map((day) => rows.reduce((sum, row) => (row.day >= day ? sum + row.count : sum), 0)),
    }))
    .sort((one, other) => (other.counts[2] ?? 0) - (one.counts[2] ?? 0))
    .map(({ label, counts }) => tableRow(label, counts));
  const head = periods.map((days) => `<th scope="col">${words.days(days)}</th>`).join('');
  return `<section><h2>${title}</h2><table><thead><tr><th scope="col">${column}</th>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></section>`;
}

const grouped = (
  rows: readonly Counted[],
  keyOf: (row: Counted) => string,
  labelFor: (key: string) => string,
): Group[] => [...Map.groupBy(rows, keyOf)].map(([key, own]) => ({ label: labelFor(key), rows: own }));

const link = (path: string, id: string, name: string | undefined) =>
  `<a href="${path}/${encodeURIComponent(id)}"><bdi>${escapeHtml(name ?? id)}</bdi></a>`;

/** HTML tables: the pages and products that visitors opened, and the places that they came from. */
export function breakdowns(
  rows: readonly Counted[],
  { courses, products }: ContentNames,
  today: string,
  words: NumberWords,
): string {
  const visits = rows.filter(({ kind }) => kind === 'visit');
  const idOf = ({ item }: Counted) => item.slice(item.indexOf('/') + 1);
  const ofCourse = grouped(
    visits.filter(({ item }) => item.startsWith('course/')),
    idOf,
    (id) => link('/course-details', id, courses.get(id)),
  );
  const downloads = grouped(
    rows.filter(({ kind }) => kind === 'download'),
    ({ item }) => item,
    (id) => link('/steam-products', id, products.get(id)),
  );
  const pages = grouped(
    visits,
    ({ item }) => item.split('/')[0] ?? '',
    (route) => escapeHtml(labelOf(route, words)),
  );
  const from = grouped(
    rows.filter(({ kind }) => kind === 'place'),
    ({ item }) => item,
    (id) => escapeHtml(placeLabel(id, words)),
  );
  return [
    table('place', from, today, words),
    table('course', ofCourse, today, words),
    table('product', downloads, today, words),
    table('page', pages, today, words),
  ].join('\n');
}

/** Advice that fits the counts so far: one sentence of HTML. */
export function tipFor(rows: readonly Counted[], today: string, words: NumberWords): string {
  const { tips } = words;
  const [week, month] = [lastDays(today, 7)[0] ?? today, lastDays(today, 30)[0] ?? today];
  if (sumOf(rows, 'visit', '') === 0) return filled(tips.first, {});
  const best = grouped(
    rows.filter(({ kind, day }) => kind === 'place' && day >= month),
    ({ item }) => item,
    String,
  )
    .map(({ label, rows: own }) => ({ label, count: own.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => other.count - one.count)[0];
  if (!best) return filled(tips.places, {});
  if (sumOf(rows, 'visit', week) === 0) return filled(tips.quiet, {});
  return filled(tips.best, { place: placeLabel(best.label, words) });
}
