import { randomUUID } from 'node:crypto';
import { siteOf } from '../../http/client-address.ts';
import { HttpError, tooMany } from '../http-error.ts';
import { jsonAnswer, parse } from '../json.ts';
import { perNetwork, perWindow } from '../limits.ts';
import { signUpBody } from '../schemas.ts';
import type { PostHandler } from '../services.ts';
import { hashPlace } from './hash-queue.ts';

const windowMs = 10 * 60_000;
/** Successful sign-ups per network, as a multiple of the rejected ones: a class signs up from one IP address. */
const createdPerRefused = 10;

/** `POST user/signup`. */
export const signUp: PostHandler = async ({ db, settings, limits, passwords, now, count }, { body, address }) => {
  const { firstName, lastName, email, phone, password, partner } = parse(signUpBody, body);

  const { signup } = settings.limits;
  // A rejection reveals that an email address has an account, so few are allowed. A successful sign-up undoes this count.
  const refused = perNetwork('signup', signup, windowMs, address);
  const turns = [
    ...refused,
    { rule: perWindow('signup-created', signup * createdPerRefused, windowMs), who: siteOf(address) },
  ];
  const wait = await limits.takeAll(turns);
  if (wait > 0) throw tooMany('Too many accounts were created from here. Please try again later.', wait);
  const hash = await passwords.hash(password, hashPlace(address)).catch(async (error: unknown) => {
    await limits.giveBack(turns);
    throw error;
  });

  // The email column is unique: the database accepts one of two concurrent inserts.
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
  await limits.giveBack(refused);
  if (partner !== undefined) count('signup', partner);
  return jsonAnswer(201, { success: true });
};
