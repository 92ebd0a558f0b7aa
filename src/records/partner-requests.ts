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

export interface WaitingPartnerRequest extends PartnerRequest {
  hasPicture: boolean;
}

/**
 * Stores a request to become a partner, and creates the private page with the counts of the partner's links.
 *
 * @returns the path of the page; undefined if the short name is taken
 */
export async function storePartnerRequest(
  db: Db,
  request: PartnerRequest,
  picture: Buffer | undefined,
  now: number,
): Promise<string | undefined> {
  const owned = await db.selectFrom('partner_keys').select('id').where('id', '=', request.id).executeTakeFirst();
  if (owned) return undefined;
  const stored = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('partner_requests')
      .values({ ...request, created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row && picture)
      await transaction.insertInto('partner_pictures').values({ id: request.id, file: picture }).execute();
    return row;
  });
  return stored && createCountsLink(db, request.id, '', now, request.email);
}

/** The requests that staff have not answered, newest first. */
export async function listPartnerRequests(db: Db): Promise<WaitingPartnerRequest[]> {
  const rows = await db
    .selectFrom('partner_requests')
    .leftJoin('partner_pictures', 'partner_pictures.id', 'partner_requests.id')
    .select(['partner_requests.id', 'name', 'kind', 'about', 'email', 'partner_pictures.id as picture'])
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ picture, ...row }) => ({ ...row, hasPicture: picture !== null }));
}

/** The picture of a request, as WebP; undefined if the request has none. */
export const readPartnerPicture = async (db: Db, id: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('partner_pictures').select('file').where('id', '=', id).executeTakeFirst())?.file;

export const readPartnerRequest = (db: Db, id: string): Promise<PartnerRequest | undefined> =>
  db
    .selectFrom('partner_requests')
    .select(['id', 'name', 'kind', 'about', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Deletes a request and its picture. The name keeps its counts and its private URL. */
export const endPartnerRequest = (db: Db, id: string) =>
  db.deleteFrom('partner_requests').where('id', '=', id).execute();
