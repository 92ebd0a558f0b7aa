import { randomUUID } from 'node:crypto';
import type { Fields } from '../fields.ts';
import { jsonAnswer } from '../json.ts';
import { perWindow } from '../limits.ts';
import { Refusal, tooMany } from '../refusal.ts';
import type { Call } from '../services.ts';
import { isCommonPassword } from './common-passwords.ts';

const window = 10 * 60_000;

/** `POST user/signup`. */
export const signUp: Call = async ({ db, settings, limits, passwords, now }, { body, address }) => {
  const { firstName, lastName, email, phone, password } = readForm(body);

  const wait = await limits.take(perWindow('signup', settings.limits.signup, window), address);
  if (wait > 0) throw tooMany('Too many accounts were created from here. Please try again later.', wait);

  const row = {
    id: randomUUID(),
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    password_hash: await passwords.hash(password),
    created_at: now(),
  };
  // The column is unique, so of two at once the database lets one in.
  const inserted = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    const message = 'There is an account with this email already. Please sign in.';
    throw new Refusal(409, message, { errors: { email: message } });
  }
  return jsonAnswer(201, { success: true });
};

function readForm(fields: Fields) {
  const form = {
    firstName: fields.line('firstName', 'First name', 100),
    lastName: fields.line('lastName', 'Last name', 100),
    email: fields.email('email').toLowerCase(),
    phone: fields.line('phone', 'Phone Number', 40).replace(/[\s().-]/g, ''),
    password: fields.text('password', 'Password'),
  };
  const repeated = fields.text('cpassword', 'Confirm password');
  const length = [...form.password].length;
  fields.check('phone', /^\+?\d{6,15}$/.test(form.phone), 'Phone Number must have 6 to 15 digits');
  fields.check('password', length >= 8, 'Password must have at least 8 characters');
  fields.check('password', length <= 256, 'Password must have at most 256 characters');
  fields.check('password', !isCommonPassword(form.password), 'This password is among the most guessed; choose another');
  fields.check('cpassword', repeated === form.password, 'Passwords do not match');
  fields.finish();
  return form;
}
