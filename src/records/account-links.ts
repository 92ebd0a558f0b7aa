import type { Db } from '../db/schema.ts';
import { openLecturesOf } from './requests/lecture-access.ts';
import { hashOf, newSecret } from './secrets.ts';

/** `reset` sets a new password; `email` confirms an e-mail address. */
export type LinkPurpose = 'reset' | 'email';

/** How long a link is valid. Each can be used once. */
export const linkLifeMs = 3_600_000;

/** The pages that use the links. The secret follows `#`, so no server, log or referrer contains it. */
export const linkPages: Readonly<Record<LinkPurpose, string>> = { reset: '/new-password', email: '/confirm-email' };

export interface LinkOptions {
  /** The site's origin, from PUBLIC_URL: a request's Host header must not get into a mail. */
  origin: string;
  now: number;
  /** The recipient of the link. Using the link confirms this address. @default no mail: staff hand the link over */
  mailedTo?: string;
}

/**
 * Creates a link with which an account's owner chooses a new password, once and within an hour. Earlier links stay
 * valid, because mails may arrive in any order.
 *
 * @param user the account
 * @returns the URL for the owner; the database has only the hash of its secret
 */
export const createResetLink = (db: Db, user: { id: string }, options: LinkOptions): Promise<string> =>
  createLink(db, 'reset', user, options);

/** Creates a link that confirms the address to which it is mailed, and makes it the address of the account. */
export const createEmailLink = (
  db: Db,
  user: { id: string },
  options: LinkOptions & { mailedTo: string },
): Promise<string> => createLink(db, 'email', user, options);

async function createLink(
  db: Db,
  purpose: LinkPurpose,
  user: { id: string },
  { origin, now, mailedTo = '' }: LinkOptions,
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('account_links')
    .values({ id: hashOf(secret), user_id: user.id, purpose, email: mailedTo, expires_at: now + linkLifeMs })
    .execute();
  return `${origin}${linkPages[purpose]}#${secret}`;
}

export interface LinkTarget {
  user_id: string;
  /** The address that the link confirms; '' if staff handed the link over. */
  email: string;
}

/** Returns the account of a valid link without using the link up; undefined for an unknown, used or expired one. */
export const findLink = (db: Db, purpose: LinkPurpose, secret: string, now: number): Promise<LinkTarget | undefined> =>
  db
    .selectFrom('account_links')
    .select(['user_id', 'email'])
    .where('id', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/**
 * Uses up a link, and returns its account. Of two concurrent requests, only one receives it. Call it in the transaction of the
 * change that the link permits.
 *
 * @returns undefined for an unknown, used or expired link
 */
export const useLink = (db: Db, purpose: LinkPurpose, secret: string, now: number): Promise<LinkTarget | undefined> =>
  db
    .deleteFrom('account_links')
    .where('id', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();

/** Ends all links of an account, after its password or its address has changed. */
export async function endLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).execute();
}

/** Stores the confirmed address of an account, and opens the lectures of enrolments with this address. */
export async function confirmAddress(db: Db, user: { id: string; email: string }, now: number): Promise<void> {
  const { id, email } = user;
  await db.updateTable('users').set({ email, email_confirmed_at: now }).where('id', '=', id).execute();
  await openLecturesOf(db, user);
}
