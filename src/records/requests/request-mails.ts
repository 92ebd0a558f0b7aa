import { randomBytes } from 'node:crypto';
import type { RequestRow } from '../../db/request-tables.ts';
import type { Db } from '../../db/schema.ts';
import type { RequestState } from '../../domain/requests/states.ts';

/** A mail to the parent; `office` and `webhook` announce a new request to the staff. */
export type RequestMailKind =
  | 'received'
  | 'received-waiting'
  | 'payment'
  | 'enrolled'
  | 'ended'
  | 'waiting'
  | 'declined'
  | 'receipt-again'
  | 'office'
  | 'webhook';

/** A mail that could not be sent for this long is dropped. */
export const requestMailLifeMs = 3 * 86_400_000;

interface MailOptions {
  /** The change. `typed`: a member of staff entered a new request. */
  kind: 'received' | 'typed' | 'receipt-again' | RequestState;
  /** '' for a new request. */
  eventId: string;
  now: number;
  /** @default 0 */
  delayMs?: number;
}

/**
 * Queues the mails about a change. Call it in the transaction of the change. Without a mail server, they are deleted after a
 * few days.
 */
export async function queueRequestMails(
  db: Db,
  row: Pick<RequestRow, 'id' | 'email' | 'state'>,
  { kind, eventId, now, delayMs = 0 }: MailOptions,
): Promise<void> {
  const kinds = [...(row.email === '' ? [] : toParent(kind, row.state)), ...toOffice(kind)];
  if (kinds.length === 0) return;
  const rows = kinds.map((one) => ({
    id: randomBytes(12).toString('hex'),
    request_id: row.id,
    kind: one,
    event_id: eventId,
    created_at: now,
    due_at: now + delayMs,
    tries: 0,
  }));
  await db.insertInto('request_mails').values(rows).execute();
}

function toParent(kind: MailOptions['kind'], state: RequestState): RequestMailKind[] {
  switch (kind) {
    case 'received':
    case 'typed':
      return [state === 'waiting' ? 'received-waiting' : 'received'];
    case 'payment':
    case 'enrolled':
    case 'waiting':
    case 'declined':
    case 'receipt-again':
      return [kind];
    case 'cancelled':
      return ['ended'];
    case 'new':
    case 'contacted':
      return [];
  }
}

/** The mail and the webhook event about a new request. Staff need neither for a request that they entered (`typed`). */
const toOffice = (kind: MailOptions['kind']): RequestMailKind[] => (kind === 'received' ? ['office', 'webhook'] : []);
