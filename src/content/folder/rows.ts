import { achievementFields, achievementGroupFields } from '../../domain/fields/about-page.ts';
import { courseRowFields, unreadCourseFields } from '../../domain/fields/course.ts';
import { faqFields } from '../../domain/fields/faq.ts';
import { extend, type Fields } from '../../domain/fields/field.ts';
import { categoryFields } from '../../domain/fields/front-page.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { memberFields, testimonialFields } from '../../domain/fields/people.ts';
import type { ItemPlace, Problems } from '../content.ts';
import { plainKindNames, plainKinds, type Tables } from '../tables.ts';
import type { CsvKind, CsvValue } from './csv-files.ts';
import { didYouMean } from './fields.ts';
import { fromFile, listItems } from './file-fields.ts';
import { oldIdProblems } from './old-ids.ts';
import { quoted } from './quoted.ts';

/** The values of a valid CSV row, and the place of its item in the school's document, to report problems. */
export interface Read<T> {
  place: ItemPlace;
  value: T;
}

export type CsvRows = { [Name in CsvKind]: Read<CsvValue<Name>>[] };

/** Turns the rows of all CSV files into the rows of tables, and checks their references. */
export function addRows(tables: Tables, csv: CsvRows, broken: ReadonlySet<string>, problems: Problems): void {
  const idOf = uniqueIds(problems);
  addCourses(tables, csv, idOf, problems);
  addCourseParts(tables, csv, idOf, broken, problems);
  for (const [position, { place, value }] of csv.categories.entries()) {
    const id = idOf(place, value.name.toLowerCase());
    tables.categories.push({ ...fromFile(categoryFields, value), id, position });
  }
  for (const [name, kind] of [
    ['team', 'team'],
    ['ambassadors', 'ambassador'],
  ] as const) {
    for (const [position, { place, value }] of csv[name].entries()) {
      const id = idOf(place, value.id, `${kind}-${position + 1}`, 'members');
      tables.members.push({ ...fromFile(memberFields, value), id, kind, position });
    }
  }
  addAchievements(tables, csv, idOf);
  for (const kind of plainKindNames) {
    const { fields, idPrefix } = plainKinds[kind];
    const rows: object[] = tables[kind];
    for (const [position, { place, value }] of csv[kind].entries()) {
      const id = idOf(place, value.id, `${idPrefix}-${position + 1}`);
      rows.push({ ...fromFile<Fields>(fields, value), id, position });
    }
  }
  addPartners(tables, csv, idOf, broken, problems);
}

type IdOf = (place: ItemPlace, given: string | undefined, generated?: string, table?: string) => string;

/** Returns the given or generated id of a row. Reports an id that the table already contains. */
function uniqueIds(problems: Problems): IdOf {
  const ids = new Map<string, Set<string>>();
  return (place, given, generated = '', table = place.kind) => {
    const id = given || generated;
    const used = ids.get(table) ?? new Set<string>();
    if (used.has(id)) problems.push({ ...place, path: 'id', message: `the id ${quoted(id)} is used twice` });
    ids.set(table, used.add(id));
    return id;
  };
}

/** Returns a function that numbers the rows of each parent from 0. */
function positions(): (parent: string) => number {
  const next = new Map<string, number>();
  return (parent) => {
    const position = next.get(parent) ?? 0;
    next.set(parent, position + 1);
    return position;
  };
}

const allCourseFields = extend(courseRowFields, unreadCourseFields);

function addCourses(tables: Tables, csv: CsvRows, idOf: IdOf, problems: Problems): void {
  const rows = csv.courses;
  for (const [position, { place, value }] of rows.entries()) {
    const course = fromFile(allCourseFields, value);
    tables.courses.push({
      ...course,
      // The default description. The text of courses/ID.md replaces it.
      longdescription: course.shortdescription,
      id: idOf(place, value.id),
      position,
    });
  }
  problems.push(...oldIdProblems(rows.map(({ place, value: { id, was } }) => ({ ...place, id, was }))));
}

/** Adds the questions and testimonials of courses. */
function addCourseParts(
  tables: Tables,
  csv: CsvRows,
  idOf: IdOf,
  broken: ReadonlySet<string>,
  problems: Problems,
): void {
  const courses = new Map(tables.courses.map((course) => [course.id, course]));
  const courseOf = (place: ItemPlace, path: string, id: string) => {
    const course = courses.get(id);
    if (!course && !broken.has(id)) {
      const message = `there is no course ${quoted(id)} in courses.csv${didYouMean(id, courses.keys())}`;
      problems.push({ ...place, path, message });
    }
    return course;
  };
  const nextPosition = positions();

  for (const { place, value } of csv['course-faq']) {
    courseOf(place, 'course', value.course);
    const position = nextPosition(`faq ${value.course}`);
    const id = idOf(place, value.id, `${value.course}-f${position + 1}`);
    tables.course_faqs.push({ ...fromFile(faqFields, value), id, course_id: value.course, position });
  }
  for (const { place, value } of csv.testimonials) {
    const course = value.page === '' ? undefined : courseOf(place, 'page', value.page);
    const position = nextPosition(`testimonial ${value.page}`);
    const generated = value.page === '' ? `testimonial-${position + 1}` : `${value.page}-t${position + 1}`;
    const fields = fromFile(testimonialFields, value);
    const testimonial = {
      ...fields,
      coursename: fields.coursename || (course?.name ?? ''),
      id: idOf(place, value.id, generated),
      position,
    };
    if (value.page === '') tables.testimonials.push(testimonial);
    else tables.course_testimonials.push({ ...testimonial, course_id: value.page });
  }
}

/** Adds partners, and checks the products and courses that they list. */
function addPartners(tables: Tables, csv: CsvRows, idOf: IdOf, broken: ReadonlySet<string>, problems: Problems): void {
  const known = {
    products: new Set(tables.products.map(({ id }) => id)),
    courses: new Set([...tables.courses.map(({ id }) => id), ...broken]),
  };
  for (const [position, { place, value }] of csv.partners.entries()) {
    const partner = { ...fromFile(partnerFields, value), id: idOf(place, value.id), position };
    for (const column of ['products', 'courses'] as const) {
      for (const id of listItems(partner[column])) {
        if (known[column].has(id)) continue;
        const message = `there is no ${quoted(id)} in ${column}.csv${didYouMean(id, known[column])}`;
        problems.push({ ...place, path: column, message });
      }
    }
    tables.partners.push(partner);
  }
}

/** Each row names its group; the first row of a group has the group's text. */
function addAchievements(tables: Tables, csv: CsvRows, idOf: IdOf): void {
  const nextPosition = positions();
  const groups = new Set<string>();
  for (const { place, value } of csv.achievements) {
    if (!groups.has(value.group)) {
      groups.add(value.group);
      const position = tables.achievement_groups.length;
      tables.achievement_groups.push({ ...fromFile(achievementGroupFields, value), id: value.group, position });
    }
    const position = nextPosition(value.group);
    const id = idOf(place, value.id, `${value.group}-${position + 1}`);
    tables.achievements.push({ ...fromFile(achievementFields, value), id, group_id: value.group, position });
  }
}
