import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { HttpError } from '../http-error.ts';
import { jsonAnswer, parse } from '../json.ts';
import { perNetwork, perWindow } from '../limits.ts';
import { signInBody, signOutBody } from '../schemas.ts';
import type { PostHandler, Services } from '../services.ts';
import { hashPlace } from './hash-queue.ts';
import { checkPassword, tooManyAttempts } from './password-check.ts';
import { readSessionCookie, sessionCookie } from './sessions.ts';

type SignedInUser = Pick<Selectable<Schema['users']>, 'id' | 'first_name' | 'last_name' | 'email'>;

const windowMs = 10 * 60_000;
/** Successful sign-ins of one account: each creates a session, so an attacker with the password could fill the disk. */
export const successes = perWindow('signin-done', 30, windowMs);
/** Successful sign-ins per network, as a multiple of the failed ones: a class signs in from one IP address. */
const donePerFailed = 10;

/** `POST user/signin`. An unknown account and a wrong password have the same message and timing. */
export const signIn: PostHandler = async (services, { body, address, request }) => {
  const { db, settings, limits, passwords, devices } = services;
  const { email, password } = parse(signInBody, body);
  const device = email.includes('\0') ? undefined : await devices.find(request, email);
  const user = await checkPassword(services, { email, password, address, device });
  if (!user) throw new HttpError(401, 'Wrong email or password');
  if (user.blocked_at !== null) throw new HttpError(403, 'This account has been closed. Please write to us.');

  const done = perNetwork('signin-network-done', settings.limits.signin * donePerFailed, windowMs, address);
  const wait = await limits.takeAll([{ rule: successes, who: user.id }, ...done]);
  if (wait > 0) throw tooManyAttempts(wait);
  if (passwords.isOutdated(user.password_hash)) {
    const renewed = await passwords.hash(password, hashPlace(address, device));
    await db.updateTable('users').set({ password_hash: renewed }).where('id', '=', user.id).execute();
  }
  return beginSession(services, request, user);
};

async function beginSession(services: Services, request: Request, user: SignedInUser): Promise<Response> {
  const { settings, sessions, devices } = services;
  const before = readSessionCookie(request, settings);
  if (before !== undefined) await sessions.end(before);
  const { sid, token } = await sessions.begin(user.id);
  const answer = jsonAnswer(200, {
    success: true,
    user: { _id: user.id, firstName: user.first_name, lastName: user.last_name, email: user.email },
    token,
  });
  answer.headers.append('Set-Cookie', sessionCookie(request, settings, sid));
  answer.headers.append('Set-Cookie', await devices.remember(request, user.id));
  return answer;
}

/**
 * `POST user/signout {token?}`, an addition to the contract. Ends the session of the cookie and the session of the
 * token; a site on another origin sends only the token. Succeeds if the session has already ended.
 */
export const signOut: PostHandler = async ({ settings, sessions }, { body, request }) => {
  const secrets = [readSessionCookie(request, settings), parse(signOutBody, body).token];
  for (const secret of secrets) if (secret !== undefined) await sessions.end(secret);
  return jsonAnswer(200, { success: true }, { 'Set-Cookie': sessionCookie(request, settings, '') });
};
