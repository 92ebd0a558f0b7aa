import { HttpError, tooMany } from '../api/http-error.ts';
import { perNetwork, perWindow, type Turn } from '../api/limits.ts';
import { hashPlace } from '../api/users/hash-queue.ts';
import { failures, failuresAnywhere } from '../api/users/password-check.ts';
import { claimedMember, findDevice } from './devices.ts';
import type { OfficeContext } from './handler.ts';
import type { SignedInStaff } from './staff-sessions.ts';

type AnyContext = OfficeContext<SignedInStaff | undefined>;

const windowMs = 10 * 60_000;

/**
 * The rate limits of a sign-in: by network, by account and network, and by account. A browser that has signed in before
 * has only one limit of its own.
 */
export const signInTurns = ({ settings, address }: AnyContext, email: string, device: string | undefined): Turn[] =>
  device === undefined
    ? [
        ...perNetwork('office-signin', settings.limits.signin, windowMs, address),
        { rule: failures, who: `office ${address} ${email}` },
        { rule: failuresAnywhere, who: `office ${email}` },
      ]
    : ofDevice(device);

const ofDevice = (device: string): Turn[] => [{ rule: failures, who: `office device ${device}` }];

/** The limits of password confirmations. With a stolen session, nobody can guess the password or lock the owner out. */
const confirmTurns = ({ staff }: OfficeContext, device: string | undefined): Turn[] =>
  device === undefined
    ? [
        { rule: failures, who: `office ${staff.sessionId}` },
        { rule: failuresAnywhere, who: `office confirm ${staff.id}` },
      ]
    : ofDevice(device);

/**
 * Verifies a password. A wrong one counts against all `turns`.
 *
 * @param stored the hash; undefined or '' for an unknown or invited member, which takes equally long
 * @param device the id of a browser that has signed in before
 * @throws HttpError 429 after too many failures
 */
export async function isPassword(
  { limits, passwords, address }: AnyContext,
  stored: string | undefined,
  password: string,
  turns: readonly Turn[],
  device?: string,
): Promise<boolean> {
  refuse(await limits.takeAll(turns));
  const isRight = await passwords
    .verify(stored || undefined, password, hashPlace(address, device))
    .catch(async (error: unknown) => {
      // No password was compared, so the attempt does not count as a failure.
      await limits.giveBack(turns);
      throw error;
    });
  if (isRight) await forgiveFailures({ limits }, turns);
  return isRight;
}

/**
 * Asks for the caller's password again.
 * @throws HttpError 422 for a wrong password, 429 after too many failures
 */
export async function requireOwnPassword(context: OfficeContext, password: string): Promise<void> {
  const member = await context.db
    .selectFrom('staff')
    .select(['id', 'password_hash'])
    .where('id', '=', context.staff.id)
    .executeTakeFirstOrThrow();
  const device = findDevice(context, member);
  const turns = confirmTurns(context, device);
  if (!(await isPassword(context, member.password_hash, password, turns, device))) throw wrongPassword();
}

/** After a success: resets the failures of the account, and undoes only this attempt in the network's counter. */
async function forgiveFailures({ limits }: Pick<AnyContext, 'limits'>, turns: readonly Turn[]): Promise<void> {
  const ofAccount = turns.filter(({ rule }) => rule === failures || rule === failuresAnywhere);
  await limits.forget(ofAccount);
  await limits.giveBack(turns.filter((turn) => !ofAccount.includes(turn)));
}

/** Limits calls without an account, such as invitations and passkeys. A browser that has signed in before has its own limit. */
export async function limitNetwork(context: AnyContext, name: string): Promise<void> {
  const { db, limits, address, settings } = context;
  const claimed = claimedMember(context);
  const member = /^[\w-]{1,100}$/.test(claimed)
    ? await db.selectFrom('staff').select(['id', 'password_hash']).where('id', '=', claimed).executeTakeFirst()
    : undefined;
  const device = findDevice(context, member);
  if (device !== undefined) {
    refuse(await limits.take(perWindow(`${name}-device`, settings.limits.signin, windowMs), device));
    return;
  }
  refuse(await limits.takeAll(perNetwork(name, settings.limits.signin, windowMs, address)));
}

/** @throws HttpError 429 */
export function refuse(waitSeconds: number): void {
  if (waitSeconds > 0) throw tooMany('Too many attempts. Please wait a little and try again.', waitSeconds);
}

const wrongPassword = (): HttpError => {
  const message = 'This is not your password';
  return new HttpError(422, message, { errors: { password: message } });
};
