import { HttpError, tooMany } from '../api/http-error.ts';
import { perNetwork, type Turn } from '../api/limits.ts';
import { hashPlace } from '../api/users/hash-queue.ts';
import { failures, failuresAnywhere } from '../api/users/password-check.ts';
import type { OfficeContext } from './handler.ts';
import type { SignedInStaff } from './staff-sessions.ts';

type AnyContext = OfficeContext<SignedInStaff | undefined>;

const windowMs = 10 * 60_000;

/** The rate limits of a sign-in: by network, by account and address, and by account. */
export const signInTurns = ({ settings, address }: AnyContext, email: string): Turn[] => [
  ...perNetwork('office-signin', settings.limits.signin, windowMs, address),
  { rule: failures, who: `office ${address} ${email}` },
  { rule: failuresAnywhere, who: `office ${email}` },
];

/** A stolen session cannot be used to guess the password. */
export const confirmTurns = ({ staff }: OfficeContext): Turn[] => [{ rule: failures, who: `office ${staff.id}` }];

/**
 * Compares a password. A wrong password counts against all `turns`.
 *
 * @param stored the hash; undefined or '' for an unknown or invited member, which takes equally long
 * @throws HttpError 429 after too many failures
 */
export async function isPassword(
  { limits, passwords, address }: AnyContext,
  stored: string | undefined,
  password: string,
  turns: readonly Turn[],
): Promise<boolean> {
  refuse(await limits.takeAll(turns));
  const isRight = await passwords
    .verify(stored || undefined, password, hashPlace(address))
    .catch(async (error: unknown) => {
      // No password was compared, so the attempt does not count as a failure.
      await limits.giveBack(turns);
      throw error;
    });
  if (isRight) await forgiveFailures({ limits }, turns);
  return isRight;
}

/** After a success, failures of the account are forgotten; those of other accounts from the same network still count. */
async function forgiveFailures({ limits }: Pick<AnyContext, 'limits'>, turns: readonly Turn[]): Promise<void> {
  const ofAccount = turns.filter(({ rule }) => rule === failures || rule === failuresAnywhere);
  await limits.forget(ofAccount);
  await limits.giveBack(turns.filter((turn) => !ofAccount.includes(turn)));
}

/** Limits calls of one network that need no account: invitations and passkeys. */
export async function limitNetwork({ limits, address, settings }: AnyContext, name: string): Promise<void> {
  refuse(await limits.takeAll(perNetwork(name, settings.limits.signin, windowMs, address)));
}

/** @throws HttpError 429 */
export function refuse(waitSeconds: number): void {
  if (waitSeconds > 0) throw tooMany('Too many attempts. Please wait a little and try again.', waitSeconds);
}

export const wrongPassword = (): HttpError => {
  const message = 'This is not your password';
  return new HttpError(422, message, { errors: { password: message } });
};
