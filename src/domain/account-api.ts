import { type Decode, ShapeError } from './decode.ts';
import type { Account, User } from './entities.ts';
import { isRow, type Row, text } from './text.ts';
import { readUser } from './user.ts';

const succeeded = (raw: unknown): Row => {
  if (!isRow(raw) || raw.success !== true) throw new ShapeError('The answer does not say that it worked.');
  return raw;
};

const rowOf = (value: unknown): Row => (isRow(value) ? value : {});

/** Decodes `{success: true}`. */
export const done: Decode<boolean> = (raw) => succeeded(raw).success === true;

/** `POST user/account`. */
export const account: Decode<Account> = (raw) => {
  const row = rowOf(succeeded(raw).account);
  if (text(row.email) === '') throw new ShapeError('The answer holds no account.');
  return {
    firstName: text(row.firstName),
    lastName: text(row.lastName),
    phone: text(row.phone),
    email: text(row.email),
    emailConfirmed: row.emailConfirmed === true,
  };
};

/** `POST user/profile`. */
export const profile: Decode<User> = (raw) => readUser(rowOf(succeeded(raw).user));

/** `POST user/data`: the data of an account, as the text of a JSON file. */
export const dataFile: Decode<string> = (raw) => JSON.stringify(succeeded(raw).data, null, 2);
