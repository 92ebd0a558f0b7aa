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
    'courses.csv': table(courseRowFields),
    'course-faq.csv': z.object({ course: requiredId, ...columns(faqFields) }),
    'faq.csv': table(faqFields),
    /** `page`: the id of the course whose page shows it; empty for the front page. */
    'testimonials.csv': z.object({ ...columns(testimonialFields), page: id }),
    'categories.csv': table(categoryFields),
    'announcements.csv': table(announcementRowFields),
    'team.csv': table(memberFields),
    'ambassadors.csv': table(memberFields),
    'products.csv': table(productRowFields),
    'competitions.csv': table(competitionFields),
    'achievements.csv': z.object({ ...columns(achievementGroupFields), ...columns(achievementFields) }),
    'mission.csv': table(missionFields),
    'partners.csv': table(partnerFields),
  };
};

export type CsvFile = keyof ReturnType<typeof csvSchemas>;
/** Without its file, a publication would drop the items of a kind. */
export type KindWithoutFile = MustBeNever<Exclude<Kind, 'school' | 'blogs' | 'documents' | KindOf<CsvFile>>>;
type KindOf<File> = File extends `${infer Name}.csv` ? Name : never;

export type CsvValue<Name extends CsvFile> = z.output<ReturnType<typeof csvSchemas>[Name]>;

/** The fields whose columns a CSV file has. */
export const csvFields: Readonly<Record<CsvFile, readonly Fields[]>> = {
  'courses.csv': [courseRowFields],
  'course-faq.csv': [faqFields],
  'faq.csv': [faqFields],
  'testimonials.csv': [testimonialFields],
  'categories.csv': [categoryFields],
  'announcements.csv': [announcementRowFields],
  'team.csv': [memberFields],
  'ambassadors.csv': [memberFields],
  'products.csv': [productRowFields],
  'competitions.csv': [competitionFields],
  'achievements.csv': [achievementGroupFields, achievementFields],
  'mission.csv': [missionFields],
  'partners.csv': [partnerFields],
};

/** The rows of each CSV file in an export: the reverse of rows.ts. */
export function csvRecords(tables: Tables): Record<CsvFile, FormValues[]> {
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
    'courses.csv': all(courseRowFields, tables.courses),
    'course-faq.csv': byCourse(tables.course_faqs).map((row) => ({ course: row.course_id, ...toFile(faqFields, row) })),
    'faq.csv': all(faqFields, tables.faqs),
    'testimonials.csv': [
      ...tables.testimonials.map((row) => ({ ...toFile(testimonialFields, row), page: '' })),
      ...byCourse(tables.course_testimonials).map((row) => ({
        ...toFile(testimonialFields, row),
        page: row.course_id,
      })),
    ],
    'categories.csv': all(categoryFields, tables.categories),
    'announcements.csv': all(announcementRowFields, tables.announcements),
    'team.csv': people('team'),
    'ambassadors.csv': people('ambassador'),
    'products.csv': all(productRowFields, tables.products),
    'competitions.csv': all(competitionFields, tables.competitions),
    'achievements.csv': tables.achievement_groups.flatMap((group) =>
      tables.achievements
        .filter((row) => row.group_id === group.id)
        .map((row) => ({ ...toFile(achievementGroupFields, group), ...toFile(achievementFields, row) })),
    ),
    'mission.csv': all(missionFields, tables.missions),
    'partners.csv': all(partnerFields, tables.partners),
  };
}
