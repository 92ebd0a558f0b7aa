import { type Counted, lastDays, sumOf } from '../../domain/counts.ts';
import { isPlace, places } from '../../domain/places.ts';
import { escapeHtml } from '../../domain/text.ts';

/** The names of the school's courses and products, by id. */
export interface ContentNames {
  courses: ReadonlyMap<string, string>;
  products: ReadonlyMap<string, string>;
}

/** The pages whose route says little. Others are named by their route. */
const pageLabels: Readonly<Record<string, string>> = {
  home: 'The home page',
  partner: 'The page with your name',
  courses: 'All courses',
  products: 'All products',
  course: 'Pages of courses',
  product: 'Pages of products',
  enroll: 'Enrolment',
};

const labelOf = (route: string) =>
  pageLabels[route] ?? route.charAt(0).toUpperCase() + route.slice(1).replace(/-/g, ' ');

/** A row of a table: the number of the last 7, 30 and 365 days. */
export const tableRow = (label: string, numbers: readonly number[]) =>
  `<tr><th scope="row">${label}</th>${numbers.map((number) => `<td>${number}</td>`).join('')}</tr>`;

const periods = [7, 30, 365] as const;

interface Group {
  label: string;
  rows: readonly Counted[];
}

/** A table of groups, the largest first; '' without one. */
function table(title: string, column: string, groups: readonly Group[], today: string): string {
  if (groups.length === 0) return '';
  const since = periods.map((days) => lastDays(today, days)[0] ?? today);
  const lines = groups
    .map(({ label, rows }) => ({
      label,
      counts: since.map((day) => rows.reduce((sum, row) => (row.day >= day ? sum + row.count : sum), 0)),
    }))
    .sort((one, other) => (other.counts[2] ?? 0) - (one.counts[2] ?? 0))
    .map(({ label, counts }) => tableRow(label, counts));
  const head = periods.map((days) => `<th scope="col">${days} days</th>`).join('');
  return `<section><h2>${title}</h2><table><thead><tr><th scope="col">${column}</th>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></section>`;
}

const grouped = (
  rows: readonly Counted[],
  keyOf: (row: Counted) => string,
  labelFor: (key: string) => string,
): Group[] => [...Map.groupBy(rows, keyOf)].map(([key, own]) => ({ label: labelFor(key), rows: own }));

const link = (path: string, id: string, name: string | undefined) =>
  `<a href="${path}/${encodeURIComponent(id)}"><bdi>${escapeHtml(name ?? id)}</bdi></a>`;

/** What visitors opened and downloaded, and where they came from. */
export function breakdowns(rows: readonly Counted[], { courses, products }: ContentNames, today: string): string {
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
    (route) => escapeHtml(labelOf(route)),
  );
  const from = grouped(
    rows.filter(({ kind }) => kind === 'place'),
    ({ item }) => item,
    (id) => (isPlace(id) ? places[id] : escapeHtml(id)),
  );
  return [
    table('Visits by place', 'Place of your link', from, today),
    table('Visits by course', 'Course', ofCourse, today),
    table('Downloads by product', 'Product', downloads, today),
    table('Visits by page', 'Page', pages, today),
  ].join('\n');
}

/** One sentence about the next step, for the numbers so far. */
export function tipFor(rows: readonly Counted[], today: string): string {
  const [week, month] = [lastDays(today, 7)[0] ?? today, lastDays(today, 30)[0] ?? today];
  if (sumOf(rows, 'visit', '') === 0)
    return 'Send your link to one group that knows you, and say in a sentence what you like about it. The first visit shows here within seconds.';
  const best = grouped(
    rows.filter(({ kind, day }) => kind === 'place' && day >= month),
    ({ item }) => item,
    String,
  )
    .map(({ label, rows: own }) => ({ label, count: own.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => other.count - one.count)[0];
  if (!best)
    return 'Under Share, “A link for each place” tells you whether your poster, your WhatsApp group or your class works best.';
  if (sumOf(rows, 'visit', week) === 0)
    return 'Nobody came in the last seven days. A new picture or one course that starts soon is a good reason to share again.';
  const label = isPlace(best.label) ? places[best.label] : best.label;
  return `Most of your visitors of the last 30 days came from: ${label}. More of the same, then.`;
}
