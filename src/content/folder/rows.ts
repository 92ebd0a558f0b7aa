import type { z } from 'zod';
import type { ContentRow } from '../../db/content-tables.ts';
import {
  achievementFields,
  achievementGroupFields,
  competitionFields,
  missionFields,
} from '../../domain/fields/about-page.ts';
import { courseRowFields, unreadCourseFields } from '../../domain/fields/course.ts';
import { faqFields } from '../../domain/fields/faq.ts';
import type { Columns, Fields, FileRow } from '../../domain/fields/field.ts';
import { announcementFields, categoryFields } from '../../domain/fields/front-page.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { memberFields, testimonialFields } from '../../domain/fields/people.ts';
import { productRowFields } from '../../domain/fields/product.ts';
import type { Content, Problem } from '../content.ts';
import type { Read } from './csv.ts';
import { didYouMean } from './fields.ts';
import { fromFile, listItems } from './file-fields.ts';
import { oldIdProblems } from './old-ids.ts';
import { quoted } from './quoted.ts';
import type { CsvFile, tables } from './tables.ts';

export type Rows<Name extends CsvFile> = Read<z.output<ReturnType<typeof tables>[Name]>>[];
type ReadCsvFile = <Name extends CsvFile>(name: Name) => Promise<Rows<Name>>;

/** Turns the rows of all CSV files into database rows, and checks their references. */
export async function addRows(
  content: Content,
  csv: ReadCsvFile,
  broken: ReadonlySet<string>,
  problems: Problem[],
): Promise<void> {
  const idOf = uniqueIds(problems);
  const add = async <F extends Fields>(
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

  await addCourses(content, csv, idOf, problems);
  await addCourseParts(content, csv, idOf, broken, problems);
  await add('faq.csv', await csv('faq.csv'), faqFields, content.faqs, 'faq');
  for (const [position, { row, value }] of (await csv('categories.csv')).entries()) {
    const id = idOf('categories.csv', row, value.name.toLowerCase());
    content.categories.push({ ...fromFile(categoryFields, value), id, position });
  }
  await add(
    'announcements.csv',
    await csv('announcements.csv'),
    announcementFields,
    content.announcements,
    'announcement',
  );
  for (const [file, kind] of [
    ['team.csv', 'team'],
    ['ambassadors.csv', 'ambassador'],
  ] as const) {
    for (const [position, { row, value }] of (await csv(file)).entries()) {
      const id = idOf(file, row, value.id, `${kind}-${position + 1}`, 'members');
      content.members.push({ ...fromFile(memberFields, value), id, kind, position });
    }
  }
  await add('products.csv', await csv('products.csv'), productRowFields, content.products, 'product');
  await add('competitions.csv', await csv('competitions.csv'), competitionFields, content.competitions, 'winner');
  await addAchievements(content, csv, idOf);
  await add('mission.csv', await csv('mission.csv'), missionFields, content.missions, 'mission');
  await addPartners(content, csv, idOf, broken, problems);
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

async function addCourses(content: Content, csv: ReadCsvFile, idOf: IdOf, problems: Problem[]): Promise<void> {
  const rows = await csv('courses.csv');
  for (const [position, { row, value }] of rows.entries()) {
    const course = fromFile({ ...courseRowFields, ...unreadCourseFields }, value);
    content.courses.push({
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
async function addCourseParts(
  content: Content,
  csv: ReadCsvFile,
  idOf: IdOf,
  broken: ReadonlySet<string>,
  problems: Problem[],
): Promise<void> {
  const courses = new Map(content.courses.map((course) => [course.id, course]));
  const courseOf = (file: CsvFile, row: number, column: string, id: string) => {
    const course = courses.get(id);
    if (!course && !broken.has(id)) {
      const message = `there is no course ${quoted(id)} in courses.csv${didYouMean(id, courses.keys())}`;
      problems.push({ file, row, column, message });
    }
    return course;
  };
  const nextPosition = positions();

  for (const { row, value } of await csv('course-faq.csv')) {
    courseOf('course-faq.csv', row, 'course', value.course);
    const position = nextPosition(`faq ${value.course}`);
    const id = idOf('course-faq.csv', row, value.id, `${value.course}-f${position + 1}`);
    content.course_faqs.push({ ...fromFile(faqFields, value), id, course_id: value.course, position });
  }
  for (const { row, value } of await csv('testimonials.csv')) {
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
    if (value.page === '') content.testimonials.push(testimonial);
    else content.course_testimonials.push({ ...testimonial, course_id: value.page });
  }
}

/** Each row lists ids of products and courses. */
async function addPartners(
  content: Content,
  csv: ReadCsvFile,
  idOf: IdOf,
  broken: ReadonlySet<string>,
  problems: Problem[],
): Promise<void> {
  const known = {
    products: new Set(content.products.map(({ id }) => id)),
    courses: new Set([...content.courses.map(({ id }) => id), ...broken]),
  };
  for (const [position, { row, value }] of (await csv('partners.csv')).entries()) {
    const partner = { ...fromFile(partnerFields, value), id: idOf('partners.csv', row, value.id), position };
    for (const column of ['products', 'courses'] as const) {
      for (const id of listItems(partner[column])) {
        if (known[column].has(id)) continue;
        const message = `there is no ${quoted(id)} in ${column}.csv${didYouMean(id, known[column])}`;
        problems.push({ file: 'partners.csv', row, column, message });
      }
    }
    content.partners.push(partner);
  }
}

/** Each row names its group; the first row of a group has the group's text. */
async function addAchievements(content: Content, csv: ReadCsvFile, idOf: IdOf): Promise<void> {
  const nextPosition = positions();
  const groups = new Set<string>();
  for (const { row, value } of await csv('achievements.csv')) {
    if (!groups.has(value.group)) {
      groups.add(value.group);
      const position = content.achievement_groups.length;
      content.achievement_groups.push({ ...fromFile(achievementGroupFields, value), id: value.group, position });
    }
    const position = nextPosition(value.group);
    const id = idOf('achievements.csv', row, value.id, `${value.group}-${position + 1}`);
    content.achievements.push({ ...fromFile(achievementFields, value), id, group_id: value.group, position });
  }
}
