import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { HttpError, tooMany } from '../http-error.ts';
import { jsonAnswer, parse } from '../json.ts';
import { type LimitRule, perNetwork, perWindow, type Turn } from '../limits.ts';
import { signInBody, signOutBody } from '../schemas.ts';
import type { Call, Services } from '../services.ts';
import { hashPlace } from './hash-queue.ts';
import { readSessionCookie, sessionCookie } from './sessions.ts';

type SignedInUser = Pick<Selectable<Schema['users']>, 'id' | 'first_name' | 'last_name' | 'email'>;

const minuteMs = 60_000;
const secondMs = 1_000;

/**
 * Failures of one account from one network, or from one browser that has signed in before: four are free, then each costs
 * twice the wait of the one before. Counted by both, so that a stranger elsewhere cannot lock an owner out.
 */
const failures: LimitRule = {
  name: 'signin-account',
  window: 60 * minuteMs,
  waits: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900].map((wait, n) => ({ from: n + 5, wait: wait * secondMs })),
};

/**
 * Failures of one account from all unknown browsers together, for a guesser with many networks: a hundred are free, then
 * each costs a little more. A browser that has signed in before is not among them.
 */
const failuresAnywhere: LimitRule = {
  name: 'signin-anywhere',
  window: 60 * minuteMs,
  waits: [1, 2, 4, 8, 16, 30].map((wait, n) => ({ from: n + 100, wait: wait * secondMs })),
};

/** Sign-ins of one account. Each creates a session, so somebody with the password could fill the disk. */
const successes = perWindow('signin-done', 30, 10 * minuteMs);
/** Sign-ins that a network may make for each that may fail: a class signs in behind one address. */
const donePerFailed = 10;

/** `POST user/signin`. Unknown account and wrong password are indistinguishable, in words and in time. */
export const signIn: Call = async (services, { body, address, request }) => {
  const { db, limits, passwords, devices } = services;
  const { email, password } = parse(signInBody, body);
  // PostgreSQL has no texts with NUL, so there is no such account.
  const isStorable = !email.includes('\0');

  const device = isStorable ? await devices.find(request, email) : undefined;
  const turns = attemptTurns(services, address, email, device);
  refuse(await limits.takeAll([...turns.network, ...turns.failures]));

  const user = isStorable
    ? await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    : undefined;
  const place = hashPlace(address, device);
  const isRight = await passwords.verify(user?.password_hash, password, place).catch(async (error: unknown) => {
    // No password was compared, so nothing failed.
    await limits.giveBack([...turns.network, ...turns.failures]);
    throw error;
  });
  if (!isRight || !user) throw new HttpError(401, 'Wrong email or password');

  // Only failures count, so a class behind one address signs in as often as it likes.
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
 * `POST user/signout {token?}`, which the contract does not have: ends the session of the cookie, and of the token for
 * a site on another origin, which has no cookie here. Says yes to a session that is over already.
 */
export const signOut: Call = async ({ settings, sessions }, { body, request }) => {
  const secrets = [readSessionCookie(request, settings), parse(signOutBody, body).token];
  for (const secret of secrets) if (secret !== undefined) await sessions.end(secret);
  return jsonAnswer(200, { success: true }, { 'Set-Cookie': sessionCookie(request, settings, '') });
};
