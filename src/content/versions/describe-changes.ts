import { type ContentTable, contentTables } from '../../db/content-tables.ts';
import { columnOf, type Field } from '../../domain/fields/field.ts';
import { schoolFields } from '../../domain/fields/school.ts';
import { labelOf as labelOfField } from '../../domain/office/things.ts';
import type { FieldChange, TableChange } from './changes.ts';

/** What a school calls the rows of each table. */
const tableLabels: Readonly<Record<ContentTable, string>> = {
  school: 'school',
  courses: 'courses',
  modules: 'modules',
  lessons: 'lessons',
  lectures: 'lectures',
  course_faqs: 'questions of courses',
  course_testimonials: 'testimonials of courses',
  faqs: 'questions',
  categories: 'subjects',
  announcements: 'announcements',
  testimonials: 'testimonials',
  banners: 'banners',
  missions: 'missions',
  members: 'team and ambassadors',
  competitions: 'competitions',
  achievement_groups: 'groups of achievements',
  achievements: 'achievements',
  products: 'products',
  partners: 'partners',
  blogs: 'posts',
  documents: 'terms and privacy policy',
  media: 'files',
};

export const labelOf = (table: ContentTable): string => tableLabels[table];

const shownIds = 6;
const named = (ids: readonly string[]) =>
  ids.length > shownIds
    ? `${ids.slice(0, shownIds - 1).join(', ')} and ${ids.length - shownIds + 1} more`
    : ids.join(', ');

/** One line for each kind of change: `courses: 2 added (kites, bread)`. */
export const describeChanges = (changes: readonly TableChange[]): string[] =>
  changes.flatMap(({ table, added, changed, removed, moved }) =>
    Object.entries({ added, changed: changed.map(({ id }) => id), removed, moved }).flatMap(([what, ids]) =>
      ids.length === 0
        ? []
        : [`${labelOf(table)}: ${ids.length} ${what === 'moved' ? 'in another place' : what} (${named(ids)})`],
    ),
  );

const shownRows = 20;

/** The same, followed by the old and the new text of each changed field. */
export const describeInDetail = (changes: readonly TableChange[]): string[] =>
  changes.flatMap((change) => {
    const rows = change.table === 'media' ? [] : change.changed;
    const more = rows.length > shownRows ? [`  … and ${rows.length - shownRows} more rows`] : [];
    return [
      ...describeChanges([change]),
      ...rows
        .slice(0, shownRows)
        .flatMap(({ id, fields }) => fields.flatMap((one) => describeField(change.table, id, one))),
      ...more,
    ];
  });

function describeField(table: ContentTable, id: string, { column, from, to }: FieldChange): string[] {
  if (table === 'school') return describeSettings(from, to);
  const [name, field] = fieldOf(table, column) ?? [];
  const shown = name === undefined || field === undefined ? column : (columnOf(name, field) ?? field.label ?? name);
  return [`  ${id}, ${shown}: ${quoted(from)} → ${quoted(to)}`];
}

const fieldOf = (table: ContentTable, column: string): [string, Field] | undefined =>
  Object.entries<Field>(contentTables[table].fields).find(([, { wire }]) => wire === column);

/** The label of a column, or of a setting of the school, in the forms of the office. */
export function formLabel(table: ContentTable, column: string): string {
  if (table === 'school') return settingLabel(column);
  const [name, field] = fieldOf(table, column) ?? [];
  return name === undefined || field === undefined ? column : labelOfField(name, field);
}

const listLabels: Readonly<Record<string, string>> = {
  social: 'Social media',
  figures: 'Figures of the home page',
  faces: 'Pictures of people',
};

function settingLabel(name: string): string {
  const fields: Readonly<Record<string, Field>> = schoolFields;
  const field = fields[name];
  return field ? labelOfField(name, field) : (listLabels[name] ?? name);
}

/** The settings of school.yaml are one JSON text. */
function describeSettings(from: string, to: string): string[] {
  const [old, next]: Record<string, unknown>[] = [JSON.parse(from || '{}'), JSON.parse(to || '{}')];
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(next ?? {})]);
  return [...names].flatMap((name) => {
    const [was, is] = [valueText(old?.[name]), valueText(next?.[name])];
    return was === is ? [] : [`  ${settingLabel(name)}: ${quoted(was)} → ${quoted(is)}`];
  });
}

/** The value of a setting as text: `Facebook https://…, YouTube https://…` for a list of links. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(valueText).join(' ');
  // `copyrightYear: 0` means the current year; show nothing.
  return value === undefined || value === null || value === 0 ? '' : String(value);
}

const shownCharacters = 60;

function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '(empty)';
  return `“${line.length > shownCharacters ? `${line.slice(0, shownCharacters)}…` : line}”`;
}
