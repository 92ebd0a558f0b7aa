import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { HttpError } from '../http-error.ts';
import { type LimitRule, perWindow } from '../limits.ts';
import type { PostRequest, Services } from '../services.ts';
import { checkPassword, tooManyAttempts } from './password-check.ts';
import { readSessionCookie } from './sessions.ts';

export type Account = Selectable<Schema['users']>;

/** Calls of one account, far above normal use: a script with a session must not fill the disk or a mailbox. */
const calls = perWindow('account', 60, 10 * 60_000);

/**
 * Returns the account of the request's session, and the session's secret.
 *
 * @throws HttpError 401 without a valid session
 */
export async function requireAccount(
  { db, limits, sessions, settings }: Services,
  { request }: PostRequest,
  rule: LimitRule = calls,
): Promise<{ account: Account; sid: string }> {
  const sid = readSessionCookie(request, settings);
  const user = sid === undefined ? undefined : await sessions.find(sid);
  const account = user && (await db.selectFrom('users').selectAll().where('id', '=', user._id).executeTakeFirst());
  if (!account || sid === undefined) throw new HttpError(401, 'You are no longer signed in. Please sign in again.');
  const wait = await limits.take(rule, account.id);
  if (wait > 0) throw tooManyAttempts(wait);
  return { account, sid };
}

/**
 * Asks for the current password again, before a change that a stolen session must not make. Failures count as failed
 * sign-ins.
 *
 * @throws HttpError 422 for a wrong password
 */
export async function requirePassword(
  services: Services,
  { request, address }: PostRequest,
  account: Account,
  password: string,
): Promise<void> {
  const { email } = account;
  const device = await services.devices.find(request, email);
  if (await checkPassword(services, { email, password, address, device })) return;
  const message = 'This is not your current password';
  throw new HttpError(422, message, { errors: { current: message } });
}
