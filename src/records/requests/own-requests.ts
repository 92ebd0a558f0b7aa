import type { Db } from '../../db/schema.ts';
import { lecturesAddress, type OwnRequest, requestAddress } from '../../domain/requests/request-form.ts';
import { ofPerson } from '../person.ts';

/**
 * The requests of an account, newest first: those with its confirmed address, and those whose lectures it opened by a link. The
 * latter have no link to the request and no name of the child, because the parent may be another person.
 */
export async function readOwnRequests(db: Db, userId: string): Promise<OwnRequest[]> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('requests')
    .selectAll()
    .where(ofPerson(user?.email ?? '', userId))
    .where('spam_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap((row) => {
    const isOwn = user !== undefined && row.email === user.email;
    // The page of the lectures exists only during the enrolment.
    if (!isOwn && row.state !== 'enrolled') return [];
    return {
      reference: row.reference,
      state: row.state,
      address: isOwn ? requestAddress(row.secret) : lecturesAddress(row.access_key),
      courseName: row.course_name,
      startDay: row.start_day,
      childName: isOwn ? row.child_name : '',
    };
  });
}
