import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { idsOf } from '../../domain/fields/address.ts';
import { textOf } from '../folder/content-folder.ts';
import { readPublished } from './store.ts';

/*
 * What the records of visitors need to know about the published content.
 */

/** The names of the partners, by id. */
export const publishedPartners = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> =>
  new Map((await readPublished(db)).document.partners.map(({ id, name }) => [textOf(id), textOf(name)]));

export interface PublishedCourse {
  id: string;
  name: string;
  /** The first days of its next courses. */
  starts: string[];
  seats: string;
}

/** The courses by their id, in their order. */
export const publishedCourses = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, PublishedCourse>> =>
  new Map(
    (await readPublished(db)).document.courses.map(({ id, name, starts, seats }) => [
      textOf(id),
      { id: textOf(id), name: textOf(name), starts: idsOf(textOf(starts)), seats: textOf(seats) },
    ]),
  );
