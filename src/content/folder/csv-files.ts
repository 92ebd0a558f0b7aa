import { z } from 'zod';
import {
  achievementFields,
  achievementGroupFields,
  competitionFields,
  missionFields,
} from '../../domain/fields/about-page.ts';
import { courseRowFields } from '../../domain/fields/course.ts';
import { faqFields } from '../../domain/fields/faq.ts';
import type { Columns, Fields } from '../../domain/fields/field.ts';
import { announcementRowFields, categoryFields } from '../../domain/fields/front-page.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { memberFields, testimonialFields } from '../../domain/fields/people.ts';
import { productRowFields } from '../../domain/fields/product.ts';
import type { MustBeNever } from '../../domain/must-be-never.ts';
import type { FormValues } from '../../domain/office/content-contract.ts';
import type { Kind } from '../../domain/office/kinds.ts';
import type { Tables } from '../tables.ts';
import { id, requiredId } from './fields.ts';
import { csvShape, toFile } from './file-fields.ts';

/** The schema of every CSV file, with its columns in the order of an export. */
export const csvSchemas = (media: ReadonlySet<string>) => {
  const columns = <F extends Fields>(fields: F) => csvShape(fields, media);
  const table = <F extends Fields>(fields: F) => z.object(columns(fields));
  return {
    courses: table(courseRowFields),
    'course-faq': z.object({ course: requiredId, ...columns(faqFields) }),
    faq: table(faqFields),
    /** `page`: the id of the course whose page shows it; empty for the front page. */
    testimonials: z.object({ ...columns(testimonialFields), page: id }),
    categories: table(categoryFields),
    announcements: table(announcementRowFields),
    team: table(memberFields),
    ambassadors: table(memberFields),
    products: table(productRowFields),
    competitions: table(competitionFields),
    achievements: z.object({ ...columns(achievementGroupFields), ...columns(achievementFields) }),
    mission: table(missionFields),
    partners: table(partnerFields),
  };
};

/** The kinds that a CSV file has: `faq.csv`. */
export type CsvKind = keyof ReturnType<typeof csvSchemas>;
/** Without its file, a publication would drop the items of a kind. */
export type KindWithoutFile = MustBeNever<Exclude<Kind, 'school' | 'blogs' | 'documents' | CsvKind>>;

export type CsvValue<Name extends CsvKind> = z.output<ReturnType<typeof csvSchemas>[Name]>;

/** The fields whose columns a CSV file has. */
export const csvFields: Readonly<Record<CsvKind, readonly Fields[]>> = {
  courses: [courseRowFields],
  'course-faq': [faqFields],
  faq: [faqFields],
  testimonials: [testimonialFields],
  categories: [categoryFields],
  announcements: [announcementRowFields],
  team: [memberFields],
  ambassadors: [memberFields],
  products: [productRowFields],
  competitions: [competitionFields],
  achievements: [achievementGroupFields, achievementFields],
  mission: [missionFields],
  partners: [partnerFields],
};

export const csvKinds = Object.keys(csvFields) as CsvKind[];

/** The rows of each CSV file in an export: the reverse of rows.ts. */
export function csvRecords(tables: Tables): Record<CsvKind, FormValues[]> {
  const all = <F extends Fields>(fields: F, rows: readonly (Columns<F> & { id: string })[]): FormValues[] =>
    rows.map((row) => toFile(fields, row));
  const people = (kind: string) =>
    all(
      memberFields,
      tables.members.filter((row) => row.kind === kind),
    );
  const places = new Map(tables.courses.map(({ id }, place) => [id, place]));
  const placeOf = ({ course_id }: { course_id: string }) => places.get(course_id) ?? places.size;
  const byCourse = <R extends { course_id: string }>(rows: readonly R[]) =>
    rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    courses: all(courseRowFields, tables.courses),
    'course-faq': byCourse(tables.course_faqs).map((row) => ({ course: row.course_id, ...toFile(faqFields, row) })),
    faq: all(faqFields, tables.faqs),
    testimonials: [
      ...tables.testimonials.map((row) => ({ ...toFile(testimonialFields, row), page: '' })),
      ...byCourse(tables.course_testimonials).map((row) => ({
        ...toFile(testimonialFields, row),
        page: row.course_id,
      })),
    ],
    categories: all(categoryFields, tables.categories),
    announcements: all(announcementRowFields, tables.announcements),
    team: people('team'),
    ambassadors: people('ambassador'),
    products: all(productRowFields, tables.products),
    competitions: all(competitionFields, tables.competitions),
    achievements: tables.achievement_groups.flatMap((group) =>
      tables.achievements
        .filter((row) => row.group_id === group.id)
        .map((row) => ({ ...toFile(achievementGroupFields, group), ...toFile(achievementFields, row) })),
    ),
    mission: all(missionFields, tables.missions),
    partners: all(partnerFields, tables.partners),
  };
}
