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
import { announcementRowFields, bannerFields, categoryFields } from '../domain/fields/front-page.ts';
import { partnerFields } from '../domain/fields/partner.ts';
import { memberFields, testimonialFields } from '../domain/fields/people.ts';
import { productRowFields } from '../domain/fields/product.ts';

interface ContentTableShape {
  fields: Fields;
  /** Columns without a field: the parent's id, the kind of a row, or data in another format. */
  further: readonly string[];
}

const table = <F extends Fields, const Further extends string = never>(fields: F, ...further: Further[]) =>
  ({ fields, further }) satisfies ContentTableShape;

/*
 * A document as the tables of the API: one list for each kind of rows, with wire names and derived values. They are made
 * of a document, and stored nowhere.
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
  faqs: table(faqFields),
  categories: table(categoryFields),
  announcements: table(announcementRowFields),
  testimonials: table(testimonialFields),
  /** `kind`: about, ambassador or product. */
  banners: table(bannerFields, 'kind'),
  missions: table(missionFields),
  /** `kind`: team or ambassador. */
  members: table(memberFields, 'kind'),
  competitions: table(competitionFields),
  achievement_groups: table(achievementGroupFields),
  achievements: table(achievementFields, 'group_id'),
  products: table(productRowFields),
  partners: table(partnerFields),
  blogs: table(blogRowFields),
  /** The school's own terms and privacy policy. */
  documents: table(documentFields),
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

export const emptyTables = (): Tables =>
  Object.fromEntries(Object.keys(contentTables).map((table) => [table, []])) as unknown as Tables;

/** The columns of fields. */
export const columnsOf = <F extends Fields>(fields: F): (keyof Columns<F> & string)[] =>
  Object.values(fields)
    .filter(({ type }) => type !== 'id')
    .map(({ wire }) => wire) as (keyof Columns<F> & string)[];
