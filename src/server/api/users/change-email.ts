import { confirmAddress, endLinks, useLink } from '../../../records/account-links.ts';
import { queueAccountMail } from '../../../records/account-mails.ts';
import { HttpError, tooMany } from '../http-error.ts';
import { jsonAnswer, parse } from '../json.ts';
import { perNetwork, perWindow } from '../limits.ts';
import { confirmBody, emailBody } from '../schemas.ts';
import type { PostHandler } from '../services.ts';
import { invalidLink, requireMails } from './forgotten-password.ts';
import { queueNotice } from './notices.ts';
import { requireAccount, requirePassword } from './signed-in.ts';

const windowMs = 10 * 60_000;
const hourMs = 60 * 60_000;
/** Mails that one account may send to new addresses. */
const mailsPerAccount = perWindow('confirm-account', 5, hourMs);
/** Mails to one address, from all accounts. A limit of its own, so that strangers cannot use up that of reset mails. */
const mailsPerAddress = perWindow('confirm-address', 5, hourMs);

/**
 * `POST user/email`, an addition to the contract. Sends a link to the new address; the address changes when the link is
 * used. The response is the same if the new address belongs to another account; its owner gets a mail without a link.
 */
export const changeEmail: PostHandler = async (services, call) => {
  const { db, limits, now } = services;
  const { account } = await requireAccount(services, call);
  requireMails(services);
  const { email, current } = parse(emailBody, call.body);
  await requirePassword(services, call, account, current);
  const turns = [
    { rule: mailsPerAccount, who: account.id },
    { rule: mailsPerAddress, who: email },
  ];
  const wait = await limits.takeAll(turns);
  if (wait > 0) throw tooMany('Too many mails were sent. Please look into that mailbox, also among the spam.', wait);
  await queueAccountMail(db, { kind: 'confirm', recipient: email, userId: account.id }, now());
  return jsonAnswer(200, { success: true });
};

/**
 * `POST user/confirm`, an addition to the contract. Changes the account's address to the one that received the link,
 * and notifies the old address. Requires the account's session: a stranger may have entered another person's address,
 * and that person's click on the link must not confirm it.
 */
export const confirmEmail: PostHandler = async (services, call) => {
  const { db, settings, limits, now } = services;
  const { account } = await requireAccount(services, call);
  const { body, address } = call;
  const { token } = parse(confirmBody, body);
  const turns = perNetwork('reset', settings.limits.signin, windowMs, address);
  const wait = await limits.takeAll(turns);
  if (wait > 0) throw tooMany('Too many attempts. Please wait a little and try again.', wait);

  const before = await db.transaction().execute(async (both) => {
    const link = await useLink(both, 'email', token, now());
    if (!link) throw invalidLink();
    // The error rolls the transaction back, so the link stays valid.
    if (link.user_id !== account.id) throw new HttpError(403, 'This link is for another account. Sign in to that one.');
    const others = both
      .selectFrom('users')
      .select('id')
      .where('email', '=', link.email)
      .where('id', '!=', link.user_id);
    if (await others.executeTakeFirst()) throw new HttpError(409, 'There is another account with this email.');
    const { email: before } = await both
      .selectFrom('users')
      .select('email')
      .where('id', '=', link.user_id)
      .executeTakeFirstOrThrow();
    await confirmAddress(both, { id: link.user_id, email: link.email }, now());
    if (before === link.email) return undefined;
    // Invalidate the reset links in the old mailbox.
    await endLinks(both, link.user_id);
    return before;
  });
  if (before !== undefined) {
    await queueNotice(services, { kind: 'email-changed', recipient: before, userId: account.id });
  }
  await limits.giveBack(turns);
  return jsonAnswer(200, { success: true });
};
