import { randomUUID } from 'node:crypto';
import { siteOf } from '../../http/client-address.ts';
import { HttpError, tooMany } from '../http-error.ts';
import { jsonAnswer, parse } from '../json.ts';
import { type LimitRule, perWindow } from '../limits.ts';
import { signUpBody } from '../schemas.ts';
import type { Call } from '../services.ts';

const windowMs = 10 * 60_000;
/** Accounts that one network may create for each that it may try in vain: a class signs up behind one address. */
const createdPerRefused = 10;

/** `POST user/signup`. */
export const signUp: Call = async ({ db, settings, limits, passwords, now }, { body, address }) => {
  const { firstName, lastName, email, phone, password } = parse(signUpBody, body);

  const { signup } = settings.limits;
  const site = siteOf(address);
  // A refusal tells that an address is taken, so those are few; a new account gives its turn among them back.
  const refused = perWindow('signup', signup, windowMs);
  const turns: [rule: LimitRule, who: string][] = [
    [refused, address],
    [perWindow('signup-created', signup * createdPerRefused, windowMs), site],
  ];
  for (const [index, [rule, who]] of turns.entries()) {
    const wait = await limits.take(rule, who);
    if (wait === 0) continue;
    for (const [taken, by] of turns.slice(0, index)) await limits.giveBack(taken, by);
    throw tooMany('Too many accounts were created from here. Please try again later.', wait);
  }
  const hash = await passwords.hash(password, address).catch(async (error: unknown) => {
    for (const [rule, who] of turns) await limits.giveBack(rule, who);
    throw error;
  });

  // The column is unique, so of two at once the database lets one in.
  const inserted = await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      password_hash: hash,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    const message = 'There is an account with this email already. Please sign in.';
    throw new HttpError(409, message, { errors: { email: message } });
  }
  await limits.giveBack(refused, address);
  return jsonAnswer(201, { success: true });
};
