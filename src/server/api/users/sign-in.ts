import { siteOf } from '../../http/client-address.ts';
import { HttpError, tooMany } from '../http-error.ts';
import { jsonAnswer, parse } from '../json.ts';
import { type LimitRule, networksPerSite, perWindow } from '../limits.ts';
import { signInBody, signOutBody } from '../schemas.ts';
import type { Call } from '../services.ts';
import { readSessionCookie, sessionCookie } from './sessions.ts';

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

/** `POST user/signin`. Unknown account and wrong password answer alike, in words and in time. */
export const signIn: Call = async (services, { body, address, request }) => {
  const { db, settings, limits, passwords, sessions, devices } = services;
  const { email, password } = parse(signInBody, body);
  // PostgreSQL has no texts with NUL in them, so there is no such address.
  const storable = !email.includes('\0');

  const device = storable ? await devices.find(request, email) : undefined;
  const { signin } = settings.limits;
  const turns: [rule: LimitRule, who: string][] = device
    ? [[failures, `device ${device}`]]
    : [
        [perWindow('signin', signin, 10 * minuteMs), address],
        [perWindow('signin-site', signin * networksPerSite, 10 * minuteMs), siteOf(address)],
        [failures, `${address} ${email}`],
        [failuresAnywhere, email],
      ];
  for (const [index, [rule, who]] of turns.entries()) {
    const wait = await limits.take(rule, who);
    if (wait === 0) continue;
    // Refused here, it has not been tried: those before it do not count it.
    for (const [taken, by] of turns.slice(0, index)) await limits.giveBack(taken, by);
    throw tooMany('Too many attempts to sign in. Please wait a little and try again.', wait);
  }

  const user = storable
    ? await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    : undefined;
  const right = await passwords.verify(user?.password_hash, password, address).catch(async (error: unknown) => {
    // No password was compared, so nothing failed.
    for (const [rule, who] of turns) await limits.giveBack(rule, who);
    throw error;
  });
  if (!right || !user) throw new HttpError(401, 'Wrong email or password');

  // Only failures count, so that a class behind one address signs in as often as it likes.
  for (const [rule, who] of turns) {
    if (rule === failures || rule === failuresAnywhere) await limits.forget(rule, who);
    else await limits.giveBack(rule, who);
  }
  if (user.blocked_at !== null) throw new HttpError(403, 'This account has been closed. Please write to us.');
  if (passwords.isOutdated(user.password_hash)) {
    const renewed = await passwords.hash(password, address);
    await db.updateTable('users').set({ password_hash: renewed }).where('id', '=', user.id).execute();
  }

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
};

/**
 * `POST user/signout {token?}`, which the contract does not have: ends the session of the cookie, and of the token for
 * a site on another origin, which has no cookie here. Says yes to a session that is over already.
 */
export const signOut: Call = async ({ settings, sessions }, { body, request }) => {
  const secrets = [readSessionCookie(request, settings), parse(signOutBody, body).token];
  for (const secret of secrets) if (secret !== undefined) await sessions.end(secret);
  return jsonAnswer(200, { success: true }, { 'Set-Cookie': sessionCookie(request, settings, '') });
};
