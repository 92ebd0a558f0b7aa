import { hashOf, newSecret } from '../../records/secrets.ts';
import type { OfficeContext } from './handler.ts';
import { cookie, readCookie, type SignedInStaff } from './staff-sessions.ts';

type AnyContext = OfficeContext<SignedInStaff | undefined>;

const lifeMs = 5 * 60_000;
const cookieName = 'office-challenge';

/** Stores a WebAuthn challenge for this browser, for five minutes. */
export async function keepChallenge(
  { db, settings, request, now, setCookie }: AnyContext,
  challenge: string,
  purpose: string,
): Promise<void> {
  const secret = newSecret();
  await db
    .insertInto('staff_challenges')
    .values({ id: hashOf(secret), challenge, purpose, expires_at: now() + lifeMs })
    .execute();
  setCookie(cookie(request, settings, cookieName, secret, lifeMs / 1000));
}

/** Returns and deletes the challenge of this browser; undefined without a valid one for the purpose. */
export async function takeChallenge(
  { db, settings, request, now, setCookie }: AnyContext,
  purpose: string,
): Promise<string | undefined> {
  const secret = readCookie(request, settings, cookieName);
  if (secret === undefined) return undefined;
  setCookie(cookie(request, settings, cookieName, ''));
  const taken = await db
    .deleteFrom('staff_challenges')
    .where('id', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now())
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge;
}
