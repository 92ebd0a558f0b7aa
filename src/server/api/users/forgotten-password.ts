import { confirmAddress, endLinks, findLink, useLink } from '../../../records/account-links.ts';
import { queueAccountMail } from '../../../records/account-mails.ts';
import { HttpError, tooMany } from '../http-error.ts';
import { jsonAnswer, parse } from '../json.ts';
import { perNetwork, perWindow } from '../limits.ts';
import { forgotBody, resetBody } from '../schemas.ts';
import type { PostHandler, Services } from '../services.ts';
import { hashPlace } from './hash-queue.ts';
import { queueNotice } from './notices.ts';

const windowMs = 10 * 60_000;
/** Mails to one address. Counts addresses without an account too: the limit must not reveal who has one. */
const mailsPerAddress = perWindow('forgot-address', 5, 60 * 60_000);

/** @throws HttpError 404 if this server sends no mails with links */
export function requireMails({ settings }: Services): void {
  if (settings.linkOrigin === undefined) throw new HttpError(404, 'This site sends no mails. Please write to us.');
}

/**
 * `POST user/forgot`, an addition to the contract. Looks up the account only when it sends the mail, so neither the
 * response nor its timing reveals whether the account exists.
 */
export const forgotPassword: PostHandler = async (services, { body, address }) => {
  const { db, settings, limits, now } = services;
  requireMails(services);
  const { email } = parse(forgotBody, body);
  const turns = [
    ...perNetwork('forgot', settings.limits.signin, windowMs, address),
    { rule: mailsPerAddress, who: email },
  ];
  const wait = await limits.takeAll(turns);
  if (wait > 0) {
    const message =
      'Too many links were asked for. Please look into your mailbox, also among the spam, or try again later.';
    throw tooMany(message, wait);
  }
  await queueAccountMail(db, { kind: 'reset', recipient: email }, now());
  return jsonAnswer(200, { success: true });
};

/** @throws HttpError 410 for a link that is unknown, used or expired */
export const invalidLink = () =>
  new HttpError(410, 'This link is no longer valid: it works once, for an hour. Please ask for a new one.');

/**
 * `POST user/reset`, an addition to the contract. Sets the password, and ends all sessions of the account. A link from
 * a mail also confirms the address; a link from the office does not.
 */
export const resetPassword: PostHandler = async (services, { body, address }) => {
  const { db, settings, limits, passwords, now } = services;
  const { token, password } = parse(resetBody, body);
  const turns = perNetwork('reset', settings.limits.signin, windowMs, address);
  const wait = await limits.takeAll(turns);
  if (wait > 0) throw tooMany('Too many attempts. Please wait a little and try again.', wait);
  // Check the link before the expensive hash.
  if (!(await findLink(db, 'reset', token, now()))) throw invalidLink();
  const password_hash = await passwords.hash(password, hashPlace(address));

  const notice = await db.transaction().execute(async (both) => {
    const link = await useLink(both, 'reset', token, now());
    if (!link) throw invalidLink();
    const { email } = await both
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', link.user_id)
      .returning('email')
      .executeTakeFirstOrThrow();
    if (link.email === email) await confirmAddress(both, { id: link.user_id, email }, now());
    for (const table of ['sessions', 'devices'] as const) {
      await both.deleteFrom(table).where('user_id', '=', link.user_id).execute();
    }
    await endLinks(both, link.user_id);
    return { kind: 'password-changed', recipient: email, userId: link.user_id } as const;
  });
  await queueNotice(services, notice);
  await limits.giveBack(turns);
  return jsonAnswer(200, { success: true });
};
