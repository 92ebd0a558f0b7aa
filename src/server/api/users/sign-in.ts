import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { HttpError, tooMany } from '../http-error.ts';
import { jsonAnswer, parse } from '../json.ts';
import { type LimitRule, perNetwork, perWindow, type Turn } from '../limits.ts';
import { signInBody, signOutBody } from '../schemas.ts';
import type { PostHandler, Services } from '../services.ts';
import { hashPlace } from './hash-queue.ts';
import { readSessionCookie, sessionCookie } from './sessions.ts';

type SignedInUser = Pick<Selectable<Schema['users']>, 'id' | 'first_name' | 'last_name' | 'email'>;

const minuteMs = 60_000;
const secondMs = 1_000;

/**
 * Failures of one account from one network, or from one known browser. Four are free, then the wait doubles with each.
 * The separate counters prevent an attacker on another network from locking the owner out.
 */
export const failures: LimitRule = {
  name: 'signin-account',
  window: 60 * minuteMs,
  waits: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900].map((wait, n) => ({ from: n + 5, wait: wait * secondMs })),
};

/**
 * Failures of one account from all unknown browsers, against an attacker with many networks. A hundred are free, then
 * each increases the wait, up to 30 s. Known browsers are not counted.
 */
export const failuresAnywhere: LimitRule = {
  name: 'signin-anywhere',
  window: 60 * minuteMs,
  waits: [1, 2, 4, 8, 16, 30].map((wait, n) => ({ from: n + 100, wait: wait * secondMs })),
};

/** Sign-ins of one account. Each creates a session, so an attacker with the password could fill the disk. */
export const successes = perWindow('signin-done', 30, 10 * minuteMs);
/** Multiplies the limit for successful sign-ins, because a class signs in from one IP address. */
const donePerFailed = 10;

/** `POST user/signin`. An unknown account and a wrong password have the same message and timing. */
export const signIn: PostHandler = async (services, { body, address, request }) => {
  const { db, limits, passwords, devices } = services;
  const { email, password } = parse(signInBody, body);
  // PostgreSQL text cannot contain NUL, so no account matches.
  const isStorable = !email.includes('\0');

  const device = isStorable ? await devices.find(request, email) : undefined;
  const turns = attemptTurns(services, address, email, device);
  refuse(await limits.takeAll([...turns.network, ...turns.failures]));

  const user = isStorable
    ? await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    : undefined;
  const place = hashPlace(address, device);
  const isRight = await passwords.verify(user?.password_hash, password, place).catch(async (error: unknown) => {
    // No password was compared, so the attempt does not count as a failure.
    await limits.giveBack([...turns.network, ...turns.failures]);
    throw error;
  });
  if (!isRight || !user) throw new HttpError(401, 'Wrong email or password');

  // A success does not count as a failure: a class signs in from one IP address.
  await limits.forget(turns.failures);
  await limits.giveBack(turns.network);
  if (user.blocked_at !== null) throw new HttpError(403, 'This account has been closed. Please write to us.');
  refuse(await limits.takeAll([{ rule: successes, who: user.id }, ...turns.done]));
  if (passwords.isOutdated(user.password_hash)) {
    const renewed = await passwords.hash(password, place);
    await db.updateTable('users').set({ password_hash: renewed }).where('id', '=', user.id).execute();
  }
  return beginSession(services, request, user);
};

interface AttemptTurns {
  /** Failures of all accounts. */
  network: Turn[];
  /** Failures of this account. */
  failures: Turn[];
  /** Successes of all accounts. */
  done: Turn[];
}

function attemptTurns(
  { settings }: Services,
  address: string,
  email: string,
  device: string | undefined,
): AttemptTurns {
  const { signin } = settings.limits;
  const done = perNetwork('signin-network-done', signin * donePerFailed, 10 * minuteMs, address);
  if (device) return { network: [], failures: [{ rule: failures, who: `device ${device}` }], done };
  return {
    network: perNetwork('signin', signin, 10 * minuteMs, address),
    failures: [
      { rule: failures, who: `${address} ${email}` },
      { rule: failuresAnywhere, who: email },
    ],
    done,
  };
}

function refuse(waitSeconds: number): void {
  if (waitSeconds > 0) throw tooMany('Too many attempts to sign in. Please wait a little and try again.', waitSeconds);
}

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
