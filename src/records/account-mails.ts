import { randomUUID } from 'node:crypto';
import type { Db } from '../db/schema.ts';

/**
 * The mails that an account's owner gets. `reset` and `confirm` have a link. The others are notices, because another
 * person may have made the change.
 */
export type AccountMailKind = 'reset' | 'confirm' | 'email-changed' | 'password-changed';

export interface NewAccountMail {
  kind: AccountMailKind;
  recipient: string;
  /** The account; without it, the account of the recipient when the mail is sent. */
  userId?: string;
}

/** A mail that could not be sent for this long is dropped: its reader no longer waits for it. */
export const mailLifeMs = 86_400_000;

/**
 * Adds a mail to the queue of server/notify/account-mails.ts. It takes equally long for an address without an account, so it
 * does not reveal whether there is one. The queue has no secrets, because links are created when they are sent.
 */
export async function queueAccountMail(db: Db, { kind, recipient, userId = '' }: NewAccountMail, now: number) {
  await db
    .insertInto('account_mails')
    .values({ id: randomUUID(), kind, recipient, user_id: userId, created_at: now, due_at: now, tries: 0 })
    .execute();
}
