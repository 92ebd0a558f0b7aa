import { randomBytes } from 'node:crypto';
import type { RequestEventRow } from '../../db/request-tables.ts';
import type { Db } from '../../db/schema.ts';

type NewEvent = Pick<RequestEventRow, 'request_id' | 'at' | 'by_email' | 'kind'> &
  Partial<Pick<RequestEventRow, 'from_state' | 'to_state' | 'body'>>;

/**
 * Adds an event. Its time is later than the last event's, even within a millisecond, because Undo needs the order.
 *
 * @returns its id
 */
export async function addEvent(db: Db, event: NewEvent): Promise<string> {
  const { last } = await db
    .selectFrom('request_events')
    .select(({ fn }) => fn.max('at').as('last'))
    .where('request_id', '=', event.request_id)
    .executeTakeFirstOrThrow();
  const id = randomBytes(12).toString('hex');
  const at = Math.max(event.at, Number(last ?? 0) + 1);
  await db
    .insertInto('request_events')
    .values({ from_state: '', to_state: '', body: '', ...event, id, at })
    .execute();
  return id;
}
