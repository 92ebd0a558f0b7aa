import { randomBytes } from 'node:crypto';
import type { RequestReceiptRow } from '../../db/request-tables.ts';
import type { Db } from '../../db/schema.ts';
import { addEvent } from './events.ts';
import { findById } from './requests.ts';
import { withStarts } from './starts.ts';

/** The maximum number of receipts of a request. */
export const maxReceipts = 3;

export type ReceiptSummary = Pick<RequestReceiptRow, 'id' | 'at' | 'type' | 'bytes'>;

export const receiptsOf = (db: Db, requestId: string): Promise<ReceiptSummary[]> =>
  db
    .selectFrom('request_receipts')
    .select(['id', 'at', 'type', 'bytes'])
    .where('request_id', '=', requestId)
    .orderBy('at')
    .execute();

export interface Receipt {
  type: string;
  bytes: Buffer;
}

/** @returns false if the request already has `maxReceipts`, or is deleted */
export async function addReceipt(db: Db, requestId: string, { type, bytes }: Receipt, now: number): Promise<boolean> {
  const request = await findById(db, requestId);
  if (!request) return false;
  return withStarts(db, [{ course: request.course_id, day: request.start_day }], async (both) => {
    const { length } = await receiptsOf(both, requestId);
    if (length >= maxReceipts || !(await findById(both, requestId))) return false;
    const id = randomBytes(12).toString('hex');
    await both
      .insertInto('request_receipts')
      .values({
        id,
        request_id: requestId,
        at: now,
        type,
        bytes: bytes.length,
        file: bytes,
      })
      .execute();
    await addEvent(both, { request_id: requestId, at: now, by_email: '', kind: 'receipt' });
    return true;
  });
}

export async function readReceipt(db: Db, id: string): Promise<Receipt | undefined> {
  const row = await db.selectFrom('request_receipts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { type: row.type, bytes: row.file };
}
