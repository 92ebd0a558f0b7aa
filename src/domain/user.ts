import type { User } from './entities.ts';
import { type Row, text } from './text.ts';

/** Reads a user from the API, or from the `userData` cookie, which has the same fields (SPEC.md section 9). */
export const readUser = (row: Row): User => ({
  id: text(row._id),
  firstName: text(row.firstName),
  lastName: text(row.lastName),
  email: text(row.email),
});

/** The fields of the `userData` cookie. */
export const userData = ({ id, firstName, lastName, email }: User) => ({ firstName, lastName, email, _id: id });
