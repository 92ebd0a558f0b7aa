import { endLinks } from '../../../records/account-links.ts';
import { toJson } from '../../../records/output.ts';
import { erasePerson, readPerson } from '../../../records/person.ts';
import { jsonAnswer, parse } from '../json.ts';
import { eraseBody, passwordBody, profileBody } from '../schemas.ts';
import type { PostHandler } from '../services.ts';
import { hashPlace } from './hash-queue.ts';
import { queueNotice } from './notices.ts';
import { sessionCookie } from './sessions.ts';
import { requireAccount, requirePassword } from './signed-in.ts';

/*
 * The calls of the page `/account`, additions to the contract. Even reads are POST: no cache stores the response, and
 * pages of other sites cannot send the request.
 */

/** `POST user/account`: the account of the session. */
export const readAccount: PostHandler = async (services, call) => {
  const { account } = await requireAccount(services, call);
  return jsonAnswer(200, {
    success: true,
    account: {
      firstName: account.first_name,
      lastName: account.last_name,
      email: account.email,
      emailConfirmed: account.email_confirmed_at !== null,
      phone: account.phone,
    },
  });
};

/** `POST user/profile`: changes the name and the phone number. */
export const saveProfile: PostHandler = async (services, call) => {
  const { account } = await requireAccount(services, call);
  const { firstName, lastName, phone } = parse(profileBody, call.body);
  await services.db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName, phone })
    .where('id', '=', account.id)
    .execute();
  return jsonAnswer(200, { success: true, user: { _id: account.id, firstName, lastName, email: account.email } });
};

/** `POST user/password`: changes the password and ends the other sessions, which may belong to a stranger. */
export const changePassword: PostHandler = async (services, call) => {
  const { db, passwords, sessions, devices } = services;
  const { account, sid } = await requireAccount(services, call);
  const { current, password } = parse(passwordBody, call.body);
  await requirePassword(services, call, account, current);
  const password_hash = await passwords.hash(password, hashPlace(call.address));
  await db.updateTable('users').set({ password_hash }).where('id', '=', account.id).execute();
  await sessions.endAll(account.id, sid);
  await devices.forgetOthers(call.request, account);
  await endLinks(db, account.id);
  await queueNotice(services, { kind: 'password-changed', recipient: account.email, userId: account.id });
  return jsonAnswer(200, { success: true });
};

/** `POST user/signouteverywhere`: ends all sessions of the account. */
export const signOutEverywhere: PostHandler = async (services, call) => {
  const { account } = await requireAccount(services, call);
  await services.sessions.endAll(account.id);
  return jsonAnswer(200, { success: true }, { 'Set-Cookie': sessionCookie(call.request, services.settings, '') });
};

/**
 * `POST user/data`: exports all data of the account, in the format of `npm run office -- people export`. Includes
 * messages only if the address is confirmed, because anybody can register with another person's address.
 */
export const readData: PostHandler = async (services, call) => {
  const { account } = await requireAccount(services, call);
  const data = await readPerson(services.db, account.email, { withMessages: account.email_confirmed_at !== null });
  const text = toJson(data ?? {}, services.timeZone());
  return jsonAnswer(200, { success: true, data: JSON.parse(text) });
};

/** `POST user/erase`: deletes the account, and the messages from its address if the address is confirmed. */
export const eraseAccount: PostHandler = async (services, call) => {
  const { account } = await requireAccount(services, call);
  const { current } = parse(eraseBody, call.body);
  await requirePassword(services, call, account, current);
  await erasePerson(services.db, account.email, { withMessages: account.email_confirmed_at !== null });
  return jsonAnswer(200, { success: true }, { 'Set-Cookie': sessionCookie(call.request, services.settings, '') });
};
