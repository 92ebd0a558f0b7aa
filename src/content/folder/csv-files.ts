import { z } from 'zod';
import { achievementFields, achievementGroupFields } from '../../domain/fields/about-page.ts';
import { courseRowFields } from '../../domain/fields/course.ts';
import { faqFields } from '../../domain/fields/faq.ts';
import type { Columns, Fields } from '../../domain/fields/field.ts';
import { categoryFields } from '../../domain/fields/front-page.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { memberFields, testimonialFields } from '../../domain/fields/people.ts';
import type { MustBeNever } from '../../domain/must-be-never.ts';
import type { FormValues } from '../../domain/office/content-contract.ts';
import type { Kind } from '../../domain/office/kinds.ts';
import { forPlainKinds, type PlainKind, plainKinds, plainRows, type Tables } from '../tables.ts';
import { id, requiredId } from './fields.ts';
import { csvShape, type FileShape, toFile } from './file-fields.ts';

type PlainSchemas = { [Name in PlainKind]: z.ZodObject<FileShape<(typeof plainKinds)[Name]['fields']>> };

/** The schema of every CSV file, with its columns in the order of an export. */
export const csvSchemas = (media: ReadonlySet<string>) => {
  const columns = <F extends Fields>(fields: F) => csvShape(fields, media);
  const table = <F extends Fields>(fields: F) => z.object(columns(fields));
  return {
    courses: table(courseRowFields),
    'course-faq': z.object({ course: requiredId, ...columns(faqFields) }),
    /** `page`: the id of the course whose page shows it; empty for the front page. */
    testimonials: z.object({ ...columns(testimonialFields), page: id }),
    categories: table(categoryFields),
    team: table(memberFields),
    ambassadors: table(memberFields),
    achievements: z.object({ ...columns(achievementGroupFields), ...columns(achievementFields) }),
    partners: table(partnerFields),
    ...(forPlainKinds((kind) => table<Fields>(plainKinds[kind].fields)) as PlainSchemas),
  };
};

/** The kinds with a CSV file, such as `faq.csv`. */
export type CsvKind = keyof ReturnType<typeof csvSchemas>;
/**
 * Fails to compile if a kind has no file, because publishing would drop its items. A new kind needs a schema above, or a
 * line in `plainKinds`; the three that are excluded have files that are not CSV.
 */
export type KindWithoutFile = MustBeNever<Exclude<Kind, 'school' | 'blogs' | 'documents' | CsvKind>>;

export type CsvValue<Name extends CsvKind> = z.output<ReturnType<typeof csvSchemas>[Name]>;

/** The field tables of each CSV file. */
export const csvFields: Readonly<Record<CsvKind, readonly Fields[]>> = {
  courses: [courseRowFields],
  'course-faq': [faqFields],
  testimonials: [testimonialFields],
  categories: [categoryFields],
  team: [memberFields],
  ambassadors: [memberFields],
  achievements: [achievementGroupFields, achievementFields],
  partners: [partnerFields],
  ...forPlainKinds((kind) => [plainKinds[kind].fields]),
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
    testimonials: [
      ...tables.testimonials.map((row) => ({ ...toFile(testimonialFields, row), page: '' })),
      ...byCourse(tables.course_testimonials).map((row) => ({
        ...toFile(testimonialFields, row),
        page: row.course_id,
      })),
    ],
    categories: all(categoryFields, tables.categories),
    team: people('team'),
    ambassadors: people('ambassador'),
    achievements: tables.achievement_groups.flatMap((group) =>
      tables.achievements
        .filter((row) => row.group_id === group.id)
        .map((row) => ({ ...toFile(achievementGroupFields, group), ...toFile(achievementFields, row) })),
    ),
    partners: all(partnerFields, tables.partners),
    ...forPlainKinds((kind) => all<Fields>(plainKinds[kind].fields, plainRows(tables, kind))),
  };
}
