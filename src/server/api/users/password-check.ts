import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { tooMany } from '../http-error.ts';
import { type LimitRule, perNetwork, type Turn } from '../limits.ts';
import type { Services } from '../services.ts';
import { hashPlace } from './hash-queue.ts';

const minuteMs = 60_000;
const secondMs = 1_000;

/**
 * Failed sign-ins of one account from one network, or from one browser that has signed in before. After the fifth, the
 * wait doubles with each failure. Separate counters prevent an attacker on another network from locking the owner out.
 */
export const failures: LimitRule = {
  name: 'signin-account',
  window: 60 * minuteMs,
  waits: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900].map((wait, n) => ({ from: n + 5, wait: wait * secondMs })),
};

/**
 * Failed sign-ins of one account from all networks, against an attacker with many. From the hundredth, each failure
 * increases the wait, up to 30 s. Does not count browsers that have signed in before.
 */
export const failuresAnywhere: LimitRule = {
  name: 'signin-anywhere',
  window: 60 * minuteMs,
  waits: [1, 2, 4, 8, 16, 30].map((wait, n) => ({ from: n + 100, wait: wait * secondMs })),
};

export interface Attempt {
  /** In lower case. */
  email: string;
  password: string;
  /** The client's network. */
  address: string;
  /** The id of the browser, if it has signed in to this account before. */
  device: string | undefined;
}

/**
 * Verifies the password of an account, with the rate limits of the sign-in. Takes equally long for an unknown account
 * and a wrong password.
 *
 * @returns the account; undefined if the password is wrong or there is no such account
 * @throws HttpError 429 after too many failures, 503 if the hash queue is full
 */
export async function checkPassword(
  services: Services,
  attempt: Attempt,
): Promise<Selectable<Schema['users']> | undefined> {
  const { db, limits, passwords } = services;
  const { email, password, address, device } = attempt;
  const turns = attemptTurns(services, attempt);
  const wait = await limits.takeAll([...turns.network, ...turns.failures]);
  if (wait > 0) throw tooManyAttempts(wait);

  // PostgreSQL text cannot contain NUL, so no account matches.
  const user = email.includes('\0')
    ? undefined
    : await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const isRight = await passwords
    .verify(user?.password_hash, password, hashPlace(address, device))
    .catch(async (error: unknown) => {
      // No password was compared, so the attempt does not count as a failure.
      await limits.giveBack([...turns.network, ...turns.failures]);
      throw error;
    });
  if (!isRight || !user) return undefined;

  // Undo the counts of a successful attempt: a class signs in from one IP address.
  await limits.forget(turns.failures);
  await limits.giveBack(turns.network);
  return user;
}

interface AttemptTurns {
  /** They count the failures of all accounts from this network. */
  network: Turn[];
  /** They count the failures of this account. */
  failures: Turn[];
}

function attemptTurns({ settings }: Services, { address, email, device }: Attempt): AttemptTurns {
  if (device) return { network: [], failures: [{ rule: failures, who: `device ${device}` }] };
  return {
    network: perNetwork('signin', settings.limits.signin, 10 * minuteMs, address),
    failures: [
      { rule: failures, who: `${address} ${email}` },
      { rule: failuresAnywhere, who: email },
    ],
  };
}

export const tooManyAttempts = (waitSeconds: number) =>
  tooMany('Too many attempts to sign in. Please wait a little and try again.', waitSeconds);
