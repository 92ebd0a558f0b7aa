import {
  achievementFields,
  achievementGroupFields,
  competitionFields,
  missionFields,
} from '../../domain/fields/about-page.ts';
import { courseRowFields, unreadCourseFields } from '../../domain/fields/course.ts';
import { faqFields } from '../../domain/fields/faq.ts';
import type { Columns, Fields, FileRow } from '../../domain/fields/field.ts';
import { announcementRowFields, categoryFields } from '../../domain/fields/front-page.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { memberFields, testimonialFields } from '../../domain/fields/people.ts';
import { productRowFields } from '../../domain/fields/product.ts';
import type { Problem } from '../content.ts';
import type { ContentRow, Tables } from '../tables.ts';
import type { Read } from './csv.ts';
import type { CsvFile, CsvValue } from './csv-files.ts';
import { didYouMean } from './fields.ts';
import { fromFile, listItems } from './file-fields.ts';
import { oldIdProblems } from './old-ids.ts';
import { quoted } from './quoted.ts';

/** The rows of every CSV file. */
export type CsvRows = { [Name in CsvFile]: Read<CsvValue<Name>>[] };

/** Turns the rows of all CSV files into the rows of tables, and checks their references. */
export function addRows(tables: Tables, csv: CsvRows, broken: ReadonlySet<string>, problems: Problem[]): void {
  const idOf = uniqueIds(problems);
  const add = <F extends Fields>(
    file: CsvFile,
    rows: readonly Read<FileRow<F> & { id?: string }>[],
    fields: F,
    into: (Columns<F> & ContentRow)[],
    prefix: string,
  ) => {
    for (const [position, { row, value }] of rows.entries()) {
      const id = idOf(file, row, value.id, `${prefix}-${position + 1}`);
      into.push({ ...fromFile(fields, value), id, position });
    }
  };

  addCourses(tables, csv, idOf, problems);
  addCourseParts(tables, csv, idOf, broken, problems);
  add('faq.csv', csv['faq.csv'], faqFields, tables.faqs, 'faq');
  for (const [position, { row, value }] of csv['categories.csv'].entries()) {
    const id = idOf('categories.csv', row, value.name.toLowerCase());
    tables.categories.push({ ...fromFile(categoryFields, value), id, position });
  }
  add('announcements.csv', csv['announcements.csv'], announcementRowFields, tables.announcements, 'announcement');
  for (const [file, kind] of [
    ['team.csv', 'team'],
    ['ambassadors.csv', 'ambassador'],
  ] as const) {
    for (const [position, { row, value }] of csv[file].entries()) {
      const id = idOf(file, row, value.id, `${kind}-${position + 1}`, 'members');
      tables.members.push({ ...fromFile(memberFields, value), id, kind, position });
    }
  }
  add('products.csv', csv['products.csv'], productRowFields, tables.products, 'product');
  add('competitions.csv', csv['competitions.csv'], competitionFields, tables.competitions, 'winner');
  addAchievements(tables, csv, idOf);
  add('mission.csv', csv['mission.csv'], missionFields, tables.missions, 'mission');
  addPartners(tables, csv, idOf, broken, problems);
}

type IdOf = (file: CsvFile, row: number, given: string | undefined, generated?: string, table?: string) => string;

/** Returns the given or generated id of a row. Reports an id that the table already contains. */
function uniqueIds(problems: Problem[]): IdOf {
  const ids = new Map<string, Set<string>>();
  return (file, row, given, generated = '', table = file) => {
    const id = given || generated;
    const used = ids.get(table) ?? new Set<string>();
    if (used.has(id)) problems.push({ file, row, column: 'id', message: `the id ${quoted(id)} is used twice` });
    ids.set(table, used.add(id));
    return id;
  };
}

/** Positions count from 0 within each parent. */
function positions(): (parent: string) => number {
  const next = new Map<string, number>();
  return (parent) => {
    const position = next.get(parent) ?? 0;
    next.set(parent, position + 1);
    return position;
  };
}

function addCourses(tables: Tables, csv: CsvRows, idOf: IdOf, problems: Problem[]): void {
  const rows = csv['courses.csv'];
  for (const [position, { row, value }] of rows.entries()) {
    const course = fromFile({ ...courseRowFields, ...unreadCourseFields }, value);
    tables.courses.push({
      ...course,
      // The default description. The text of courses/ID.md replaces it.
      longdescription: course.shortdescription,
      id: idOf('courses.csv', row, value.id),
      position,
    });
  }
  const places = rows.map(({ row, value: { id, was } }) => ({ file: 'courses.csv', row, id, was }));
  problems.push(...oldIdProblems(places));
}

/** Questions and testimonials: each row names its course. */
function addCourseParts(
  tables: Tables,
  csv: CsvRows,
  idOf: IdOf,
  broken: ReadonlySet<string>,
  problems: Problem[],
): void {
  const courses = new Map(tables.courses.map((course) => [course.id, course]));
  const courseOf = (file: CsvFile, row: number, column: string, id: string) => {
    const course = courses.get(id);
    if (!course && !broken.has(id)) {
      const message = `there is no course ${quoted(id)} in courses.csv${didYouMean(id, courses.keys())}`;
      problems.push({ file, row, column, message });
    }
    return course;
  };
  const nextPosition = positions();

  for (const { row, value } of csv['course-faq.csv']) {
    courseOf('course-faq.csv', row, 'course', value.course);
    const position = nextPosition(`faq ${value.course}`);
    const id = idOf('course-faq.csv', row, value.id, `${value.course}-f${position + 1}`);
    tables.course_faqs.push({ ...fromFile(faqFields, value), id, course_id: value.course, position });
  }
  for (const { row, value } of csv['testimonials.csv']) {
    const course = value.page === '' ? undefined : courseOf('testimonials.csv', row, 'page', value.page);
    const position = nextPosition(`testimonial ${value.page}`);
    const generated = value.page === '' ? `testimonial-${position + 1}` : `${value.page}-t${position + 1}`;
    const fields = fromFile(testimonialFields, value);
    const testimonial = {
      ...fields,
      coursename: fields.coursename || (course?.name ?? ''),
      id: idOf('testimonials.csv', row, value.id, generated),
      position,
    };
    if (value.page === '') tables.testimonials.push(testimonial);
    else tables.course_testimonials.push({ ...testimonial, course_id: value.page });
  }
}

/** Each row lists ids of products and courses. */
function addPartners(tables: Tables, csv: CsvRows, idOf: IdOf, broken: ReadonlySet<string>, problems: Problem[]): void {
  const known = {
    products: new Set(tables.products.map(({ id }) => id)),
    courses: new Set([...tables.courses.map(({ id }) => id), ...broken]),
  };
  for (const [position, { row, value }] of csv['partners.csv'].entries()) {
    const partner = { ...fromFile(partnerFields, value), id: idOf('partners.csv', row, value.id), position };
    for (const column of ['products', 'courses'] as const) {
      for (const id of listItems(partner[column])) {
        if (known[column].has(id)) continue;
        const message = `there is no ${quoted(id)} in ${column}.csv${didYouMean(id, known[column])}`;
        problems.push({ file: 'partners.csv', row, column, message });
      }
    }
    tables.partners.push(partner);
  }
}

/** Each row names its group; the first row of a group has the group's text. */
function addAchievements(tables: Tables, csv: CsvRows, idOf: IdOf): void {
  const nextPosition = positions();
  const groups = new Set<string>();
  for (const { row, value } of csv['achievements.csv']) {
    if (!groups.has(value.group)) {
      groups.add(value.group);
      const position = tables.achievement_groups.length;
      tables.achievement_groups.push({ ...fromFile(achievementGroupFields, value), id: value.group, position });
    }
    const position = nextPosition(value.group);
    const id = idOf('achievements.csv', row, value.id, `${value.group}-${position + 1}`);
    tables.achievements.push({ ...fromFile(achievementFields, value), id, group_id: value.group, position });
  }
}
