import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { textOf } from '../folder/content-folder.ts';
import { readPublished } from './store.ts';

/* Facts about the published content, for src/records. */

/** The names of the partners, by id. */
export const publishedPartners = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> =>
  new Map((await readPublished(db)).document.partners.map(({ id, name }) => [textOf(id), textOf(name)]));
