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
import { announcementFields, categoryFields } from '../../domain/fields/front-page.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { memberFields, testimonialFields } from '../../domain/fields/people.ts';
import { productRowFields } from '../../domain/fields/product.ts';
import type { Content } from '../content.ts';
import { id, requiredId } from './fields.ts';
import { csvShape, toFile } from './file-fields.ts';

/** The columns of every CSV file, in the order of an export. */
export const tables = (media: ReadonlySet<string>) => {
  const columns = <F extends Fields>(fields: F) => csvShape(fields, media);
  const table = <F extends Fields>(fields: F) => z.object(columns(fields));
  return {
    'courses.csv': table(courseRowFields),
    'course-faq.csv': z.object({ course: requiredId, ...columns(faqFields) }),
    'faq.csv': table(faqFields),
    /** `page`: the id of the course whose page shows it; empty for the front page. */
    'testimonials.csv': z.object({ ...columns(testimonialFields), page: id }),
    'categories.csv': table(categoryFields),
    'announcements.csv': table(announcementFields),
    'team.csv': table(memberFields),
    'ambassadors.csv': table(memberFields),
    'products.csv': table(productRowFields),
    'competitions.csv': table(competitionFields),
    'achievements.csv': z.object({ ...columns(achievementGroupFields), ...columns(achievementFields) }),
    'mission.csv': table(missionFields),
    'partners.csv': table(partnerFields),
  };
};

export type CsvFile = keyof ReturnType<typeof tables>;
type CsvRecord = Readonly<Record<string, string>>;

/** The rows of each CSV file in an export: the reverse of rows.ts. */
export function csvRecords(content: Content): Record<CsvFile, CsvRecord[]> {
  const all = <F extends Fields>(fields: F, rows: readonly (Columns<F> & { id: string })[]): CsvRecord[] =>
    rows.map((row) => toFile(fields, row));
  const people = (kind: string) =>
    all(
      memberFields,
      content.members.filter((row) => row.kind === kind),
    );
  return {
    'courses.csv': all(courseRowFields, content.courses),
    'course-faq.csv': content.courses.flatMap((course) =>
      content.course_faqs
        .filter((row) => row.course_id === course.id)
        .map((row) => ({ course: course.id, ...toFile(faqFields, row) })),
    ),
    'faq.csv': all(faqFields, content.faqs),
    'testimonials.csv': [
      ...all(testimonialFields, content.testimonials),
      ...content.courses.flatMap(({ id }) =>
        content.course_testimonials
          .filter((row) => row.course_id === id)
          .map((row) => ({ ...toFile(testimonialFields, row), page: id })),
      ),
    ],
    'categories.csv': all(categoryFields, content.categories),
    'announcements.csv': all(announcementFields, content.announcements),
    'team.csv': people('team'),
    'ambassadors.csv': people('ambassador'),
    'products.csv': all(productRowFields, content.products),
    'competitions.csv': all(competitionFields, content.competitions),
    'achievements.csv': content.achievement_groups.flatMap((group) =>
      content.achievements
        .filter((row) => row.group_id === group.id)
        .map((row) => ({ ...toFile(achievementGroupFields, group), ...toFile(achievementFields, row) })),
    ),
    'mission.csv': all(missionFields, content.missions),
    'partners.csv': all(partnerFields, content.partners),
  };
}
