import type { Db } from '../../db/schema.ts';
import { type OwnRequest, requestAddress } from '../../domain/requests/request-form.ts';
import { ofPerson } from '../person.ts';

/**
 * The requests of an account, newest first: those that opened its lectures, and those that name its address, once its owner
 * has shown that the address is theirs.
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
  return rows.map((row) => ({
    reference: row.reference,
    state: row.state,
    address: requestAddress(row.secret),
    courseName: row.course_name,
    startDay: row.start_day,
    childName: row.child_name,
  }));
}
