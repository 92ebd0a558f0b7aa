import { jsonAnswer } from '../json.ts';
import { type LimitRule, perWindow } from '../limits.ts';
import { Refusal, tooMany } from '../refusal.ts';
import type { Call } from '../services.ts';
import { readSessionCookie, sessionCookie } from './session-cookie.ts';

const minute = 60_000;
const second = 1_000;

/**
 * Failures of one account from one address: four are free, then each costs twice the wait of the one before. Counted by
 * both, so that a stranger elsewhere cannot lock somebody out of their own account.
 */
const failures: LimitRule = {
  name: 'signin-account',
  window: 60 * minute,
  waits: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900].map((wait, n) => ({ from: n + 5, wait: wait * second })),
};

/**
 * Failures of one account from all addresses together, for a guesser who has many: a hundred are free, then each costs a
 * little more, and never so much that the owner could not wait for it.
 */
const failuresAnywhere: LimitRule = {
  name: 'signin-anywhere',
  window: 60 * minute,
  waits: [1, 2, 4, 8, 16, 30].map((wait, n) => ({ from: n + 100, wait: wait * second })),
};

/** `POST user/signin`. Unknown account and wrong password answer alike, in words and in time. */
export const signIn: Call = async ({ db, settings, limits, passwords, sessions }, { body, address, request }) => {
  const email = body.text('email', 'Email').trim().toLowerCase();
  const password = body.text('password', 'Password');
  body.finish();

  const perAddress = perWindow('signin', settings.limits.signin, 10 * minute);
  const wait =
    (await limits.take(perAddress, address)) ||
    (await limits.take(failures, `${address} ${email}`)) ||
    (await limits.take(failuresAnywhere, email));
  if (wait > 0) throw tooMany('Too many attempts to sign in. Please wait a little and try again.', wait);

  // PostgreSQL has no texts with NUL in them, so nobody has such an address.
  const user = email.includes('\0')
    ? undefined
    : await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  if (!(await passwords.verify(user?.password_hash, password)) || !user) {
    throw new Refusal(401, 'Wrong email or password');
  }
  if (user.blocked_at !== null) throw new Refusal(403, 'This account has been closed. Please write to us.');
  await limits.forget(failures, `${address} ${email}`);
  await limits.forget(failuresAnywhere, email);
  if (passwords.isOutdated(user.password_hash)) {
    const renewed = await passwords.hash(password);
    await db.updateTable('users').set({ password_hash: renewed }).where('id', '=', user.id).execute();
  }

  const before = readSessionCookie(request, settings);
  if (before !== undefined) await sessions.end(before);
  const { sid, token } = await sessions.begin(user.id);
  return jsonAnswer(
    200,
    {
      success: true,
      user: { _id: user.id, firstName: user.first_name, lastName: user.last_name, email: user.email },
      token,
    },
    { 'Set-Cookie': sessionCookie(request, settings, sid) },
  );
};
