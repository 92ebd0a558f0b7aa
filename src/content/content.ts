import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { UserError } from '../settings/user-error.ts';

/** The tables that a content folder fills, parents before what refers to them. */
export const contentTables = [
  ...(['school', 'courses', 'modules', 'lessons', 'lectures', 'course_faqs', 'course_testimonials', 'faqs'] as const),
  ...(['categories', 'announcements', 'testimonials', 'banners', 'missions', 'members', 'competitions'] as const),
  ...(['achievement_groups', 'achievements', 'products', 'blogs', 'media'] as const),
] satisfies (keyof Schema)[];

export type ContentTable = (typeof contentTables)[number];

/** All content, as the rows of its tables. */
export type Content = { [Table in ContentTable]: Insertable<Schema[Table]>[] };

export const emptyContent = (): Content => ({
  school: [],
  courses: [],
  modules: [],
  lessons: [],
  lectures: [],
  course_faqs: [],
  course_testimonials: [],
  faqs: [],
  categories: [],
  announcements: [],
  testimonials: [],
  banners: [],
  missions: [],
  members: [],
  competitions: [],
  achievement_groups: [],
  achievements: [],
  products: [],
  blogs: [],
  media: [],
});

/** A mistake in a content folder, by the place where it can be fixed. */
export interface Problem {
  file: string;
  /** As a spreadsheet counts, 1 being the line of names; a text file's line. */
  row?: number | undefined;
  column?: string | undefined;
  message: string;
}

export const describeProblem = ({ file, row, column, message }: Problem): string =>
  `${[file, row && `row ${row}`, column && `column ${column}`].filter(Boolean).join(', ')}: ${message}`;

/** A command cannot do what it was asked to; its message says why. */
export class ContentError extends UserError {
  override name = 'ContentError';
}

/** One hash of all content: the same rows, however they came, are the same version. */
export function versionOf(content: Content): string {
  const hash = createHash('sha256');
  for (const table of contentTables) {
    for (const row of [...content[table]].sort((one, other) => (one.id < other.id ? -1 : 1))) {
      hash.update(JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
