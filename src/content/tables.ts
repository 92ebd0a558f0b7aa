import {
  achievementFields,
  achievementGroupFields,
  competitionFields,
  missionFields,
} from '../domain/fields/about-page.ts';
import { blogRowFields } from '../domain/fields/blog.ts';
import { courseRowFields, unreadCourseFields } from '../domain/fields/course.ts';
import { lectureFields, lessonRowFields, moduleFields } from '../domain/fields/curriculum.ts';
import { documentFields } from '../domain/fields/document.ts';
import { faqFields } from '../domain/fields/faq.ts';
import type { Columns, Fields } from '../domain/fields/field.ts';
import {
  announcementFields,
  announcementRowFields,
  bannerFields,
  categoryFields,
} from '../domain/fields/front-page.ts';
import { partnerFields } from '../domain/fields/partner.ts';
import { memberFields, testimonialFields } from '../domain/fields/people.ts';
import { productFields, productRowFields } from '../domain/fields/product.ts';
import type { Kind } from '../domain/office/kinds.ts';

interface ContentTableShape {
  fields: Fields;
  /** Columns without a field: the parent's id, the kind of a row, or data in another format. */
  further: readonly string[];
}

const table = <F extends Fields, const Further extends string = never>(fields: F, ...further: Further[]) =>
  ({ fields, further }) satisfies ContentTableShape;

/** @param idPrefix the beginning of the id that an item without an id gets: `faq-1` */
const plain = <F extends Fields, Shown extends Fields>(fields: F, shown: Shown, idPrefix: string) => ({
  ...table(fields),
  shown,
  idPrefix,
});

/**
 * The kinds of items that need no code of their own, because they refer to no other kind. Each item is a row of the CSV
 * file, a row of the table with the kind's name, and an object with the fields `shown` in the API.
 */
export const plainKinds = {
  faq: plain(faqFields, faqFields, 'faq'),
  announcements: plain(announcementRowFields, announcementFields, 'announcement'),
  mission: plain(missionFields, missionFields, 'mission'),
  competitions: plain(competitionFields, competitionFields, 'winner'),
  products: plain(productRowFields, productFields, 'product'),
} satisfies Partial<Record<Kind, object>>;

export type PlainKind = keyof typeof plainKinds;

export const plainKindNames = Object.keys(plainKinds) as PlainKind[];

/** An object with a value for each kind of `plainKinds`. */
export const forPlainKinds = <T>(make: (kind: PlainKind) => T) =>
  Object.fromEntries(plainKindNames.map((kind) => [kind, make(kind)])) as Record<PlainKind, T>;

/*
 * Tables are the API's view of a SchoolDocument: lists of rows with the names of the API and derived values. They exist
 * only in memory.
 */

/** The tables, parents before children. */
export const contentTables = {
  /** One row; `settings` is a School in JSON (domain/school.ts). */
  school: table({}, 'settings'),
  courses: table({ ...courseRowFields, ...unreadCourseFields }),
  modules: table(moduleFields, 'course_id'),
  lessons: table(lessonRowFields, 'module_id'),
  lectures: table(lectureFields, 'lesson_id'),
  course_faqs: table(faqFields, 'course_id'),
  course_testimonials: table(testimonialFields, 'course_id'),
  categories: table(categoryFields),
  testimonials: table(testimonialFields),
  /** `kind`: about, ambassador or product. */
  banners: table(bannerFields, 'kind'),
  /** `kind`: team or ambassador. */
  members: table(memberFields, 'kind'),
  achievement_groups: table(achievementGroupFields),
  achievements: table(achievementFields, 'group_id'),
  partners: table(partnerFields),
  blogs: table(blogRowFields),
  /** The school's own terms and privacy policy. */
  documents: table(documentFields),
  ...plainKinds,
};

type Shapes = typeof contentTables;
export type ContentTable = keyof Shapes;

/** The columns that every table has. `position` counts within a parent. */
export interface ContentRow {
  id: string;
  position: number;
}

/** Columns have the names of the API contract. A list is JSON text. */
export type TableRows = {
  [Table in ContentTable]: ContentRow &
    Columns<Shapes[Table]['fields']> &
    Record<Shapes[Table]['further'][number], string>;
};

export type Tables = { [Table in ContentTable]: TableRows[Table][] };

/** The rows of a kind of `plainKinds`, typed for code that works with each of them. */
export const plainRows = (tables: Tables, kind: PlainKind) =>
  tables[kind] as unknown as (Columns<Fields> & { id: string })[];

export const emptyTables = (): Tables =>
  Object.fromEntries(Object.keys(contentTables).map((table) => [table, []])) as unknown as Tables;

export const columnsOf = <F extends Fields>(fields: F): (keyof Columns<F> & string)[] =>
  Object.values(fields)
    .filter(({ type }) => type !== 'id')
    .map(({ wire }) => wire) as (keyof Columns<F> & string)[];
