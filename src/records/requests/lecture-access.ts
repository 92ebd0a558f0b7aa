import { randomBytes } from 'node:crypto';
import type { RequestRow } from '../../db/request-tables.ts';
import type { Db } from '../../db/schema.ts';
import { addEvent } from './events.ts';

/*
 * `user_id` of an enrolled request is the account that may watch the lectures. It is set when staff enrol a request
 * with the confirmed address of an account, when an account confirms the address later, or when an account uses the
 * link to the lectures, which works for one account.
 */

/** 128 random bits, the secret of the link that opens the lectures for one account. */
export const newAccessKey = (): string => randomBytes(16).toString('base64url');

/** The courses whose lectures an account may watch. The ids are those at the time of the requests. */
export async function enrolledCourses(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('requests')
    .select('course_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'enrolled')
    .where('spam_at', 'is', null)
    .execute();
  return rows.map(({ course_id }) => course_id);
}

/** The enrolled request of a link to the lectures; undefined if the link is unknown or the enrolment has ended. */
export const findByAccessKey = async (db: Db, key: string): Promise<RequestRow | undefined> =>
  /^[\w-]{22}$/.test(key)
    ? db
        .selectFrom('requests')
        .selectAll()
        .where('access_key', '=', key)
        .where('state', '=', 'enrolled')
        .where('spam_at', 'is', null)
        .executeTakeFirst()
    : undefined;

/**
 * Lets an account watch the lectures of the request with this link. Of two concurrent accounts, only one gets them.
 *
 * @returns false if another account has used the link, or the enrolment has ended
 */
export async function openLectures(db: Db, key: string, userId: string, now: number): Promise<boolean> {
  const request = await findByAccessKey(db, key);
  if (!request) return false;
  if (request.user_id !== '') return request.user_id === userId;
  return db.transaction().execute(async (both) => {
    const { numUpdatedRows } = await both
      .updateTable('requests')
      .set({ user_id: userId })
      .where('id', '=', request.id)
      .where('access_key', '=', key)
      .where('state', '=', 'enrolled')
      .where('user_id', '=', '')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await addEvent(both, { request_id: request.id, at: now, by_email: '', kind: 'access' });
    return true;
  });
}

/** Revokes the account's access to the lectures, and creates a new link. The old link becomes invalid. */
export const closeLectures = (db: Db, id: string, options: { by: string; now: number }): Promise<boolean> =>
  db.transaction().execute((both) => close(both, id, options));

/** Closes the lectures of all requests of an account that is being erased. Call it in the transaction of the erasure. */
export async function releaseLectures(db: Db, userId: string, now: number): Promise<void> {
  const rows = await db.selectFrom('requests').select('id').where('user_id', '=', userId).execute();
  for (const { id } of rows) await close(db, id, { by: '', now });
}

async function close(db: Db, id: string, { by, now }: { by: string; now: number }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('requests')
    .set({ user_id: '', access_key: newAccessKey() })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await addEvent(db, { request_id: id, at: now, by_email: by, kind: 'access-ended' });
  return true;
}

/** Lets an account watch the lectures of the enrolled requests with the address that it has just confirmed. */
export async function openLecturesOf(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await db
    .updateTable('requests')
    .set({ user_id: id })
    .where('email', '=', email)
    .where('state', '=', 'enrolled')
    .where('user_id', '=', '')
    .execute();
}
