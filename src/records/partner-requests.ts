import type { Db } from '../db/schema.ts';
import { createCountsLink } from './stored-counts.ts';

/** Somebody who wants to become a partner of the school. */
export interface PartnerRequest {
  /** The short name. */
  id: string;
  name: string;
  kind: string;
  /** One sentence. */
  about: string;
  /** '' if none was given. */
  email: string;
}

/**
 * Stores a request, and creates the private address of the name's counts.
 *
 * @returns undefined if somebody has the name already
 */
export async function storePartnerRequest(db: Db, request: PartnerRequest, now: number): Promise<string | undefined> {
  const owned = await db.selectFrom('partner_keys').select('id').where('id', '=', request.id).executeTakeFirst();
  if (owned) return undefined;
  const stored = await db
    .insertInto('partner_requests')
    .values({ ...request, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored && createCountsLink(db, request.id, '', now);
}

/** The requests that wait, newest first. */
export const listPartnerRequests = (db: Db): Promise<PartnerRequest[]> =>
  db
    .selectFrom('partner_requests')
    .select(['id', 'name', 'kind', 'about', 'email'])
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();

export const readPartnerRequest = (db: Db, id: string): Promise<PartnerRequest | undefined> =>
  db
    .selectFrom('partner_requests')
    .select(['id', 'name', 'kind', 'about', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Ends a request. The name keeps its counts and its private address. */
export const endPartnerRequest = (db: Db, id: string) =>
  db.deleteFrom('partner_requests').where('id', '=', id).execute();
