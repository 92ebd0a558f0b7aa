import { z } from 'zod';
import { levels, subjects } from '../tokens/limits.ts';
import type { Content } from './content.ts';
import { anyFile, choice, id, list, picture, required, requiredId, text } from './fields.ts';
import { mediaPath } from './media-types.ts';

/** The columns of every CSV file, which is also the order that an export writes them in. */
export const tables = (media: ReadonlySet<string>) => ({
  'courses.csv': z.object({
    id: requiredId,
    name: required(),
    category: choice('category', subjects),
    level: choice('level', levels),
    duration: text(100),
    short_text: text(1_000),
    highlights: list,
    picture: picture(media),
    learn: list,
    includes: list,
    certificates: list,
  }),
  'course-faq.csv': z.object({ course: requiredId, id, question: required(500), answer: required(5_000) }),
  'faq.csv': z.object({ id, question: required(500), answer: required(5_000) }),
  'testimonials.csv': z.object({
    id,
    /** A course's id puts it on that course's page; without, it stands on the front page. */
    page: id,
    name: required(),
    course: text(200),
    picture: picture(media),
    text: required(2_000),
  }),
  'categories.csv': z.object({ name: choice('name', subjects), points: list, picture: picture(media) }),
  'announcements.csv': z.object({ id, title: required(), points: list, picture: picture(media) }),
  'team.csv': person(media),
  'ambassadors.csv': person(media),
  'products.csv': z.object({ id, name: required(), text: text(2_000), picture: picture(media), link: anyFile(media) }),
  'competitions.csv': z.object({ id, text: required(1_000) }),
  'achievements.csv': z.object({
    group: requiredId,
    group_text: text(1_000),
    id,
    count: required(50),
    name: required(),
  }),
  'mission.csv': z.object({ id, title: required(), text: text(3_000), picture: picture(media) }),
});

const person = (media: ReadonlySet<string>) =>
  z.object({ id, name: required(), role: text(200), text: text(3_000), picture: picture(media) });

export type CsvFile = keyof ReturnType<typeof tables>;
type Record_ = Record<string, string>;

const joined = (json: string): string => z.array(z.string()).catch([]).parse(JSON.parse(json)).join(' | ');
const named = (names: string): string => mediaPath(names);

/** What an export writes into each file: the reverse of read-folder.ts. */
export function csvRecords(content: Content): Record<CsvFile, Record_[]> {
  const people = (kind: string) =>
    content.members
      .filter((row) => row.kind === kind)
      .map((row) => ({
        id: row.id,
        name: row.member_name,
        role: row.designation,
        text: row.description,
        picture: named(row.image),
      }));
  const testimonial = (page: string) => (row: Content['testimonials'][number]) => ({
    id: row.id,
    page,
    name: row.name,
    course: row.coursename,
    picture: named(row.userpic),
    text: row.content,
  });
  return {
    'courses.csv': content.courses.map((row) => ({
      id: row.id,
      name: row.name,
      category: row.category,
      level: row.level,
      duration: row.duration,
      short_text: row.shortdescription,
      highlights: joined(row.homepointdescription),
      picture: named(row.homecourse),
      learn: joined(row.learndescription),
      includes: joined(row.course_includes),
      certificates: joined(row.certificate),
    })),
    'course-faq.csv': content.courses.flatMap((course) =>
      content.course_faqs
        .filter((row) => row.course_id === course.id)
        .map((row) => ({ course: course.id, id: row.id, question: row.question, answer: row.description })),
    ),
    'faq.csv': content.faqs.map((row) => ({ id: row.id, question: row.question, answer: row.description })),
    'testimonials.csv': [
      ...content.testimonials.map(testimonial('')),
      ...content.courses.flatMap(({ id }) =>
        content.course_testimonials.filter((row) => row.course_id === id).map(testimonial(id)),
      ),
    ],
    'categories.csv': content.categories.map((row) => ({
      name: row.name,
      points: joined(row.catdescription),
      picture: named(row.catimage),
    })),
    'announcements.csv': content.announcements.map((row) => ({
      id: row.id,
      title: row.title,
      points: joined(row.description),
      picture: named(row.bannerfile),
    })),
    'team.csv': people('team'),
    'ambassadors.csv': people('ambassador'),
    'products.csv': content.products.map((row) => ({
      id: row.id,
      name: row.productname,
      text: row.description,
      picture: named(row.image),
      link: named(row.link),
    })),
    'competitions.csv': content.competitions.map((row) => ({ id: row.id, text: row.description })),
    'achievements.csv': content.achievement_groups.flatMap((group) =>
      content.achievements
        .filter((row) => row.group_id === group.id)
        .map((row) => ({
          group: group.id,
          group_text: group.shortdescription,
          id: row.id,
          count: row.achievementcount,
          name: row.achievementname,
        })),
    ),
    'mission.csv': content.missions.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.description,
      picture: named(row.image),
    })),
  };
}
