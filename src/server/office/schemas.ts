import { z } from 'zod';
import { roles } from '../../domain/office/actions.ts';
import { email as anyEmail, line } from '../api/schemas.ts';

/** An e-mail address, in lower case as the database stores it. */
export const email = anyEmail.overwrite((value) => value.toLowerCase());

/** A password in Unicode NFC, because keyboards encode the same letter differently. */
export const password = z
  .string()
  .min(1, 'Password is required')
  .overwrite((value) => value.normalize('NFC'));

export const name = line('Name', 100);
export const role = z.enum(roles);

/** An id or a secret. PostgreSQL text cannot contain NUL. */
export const id = z.string().regex(/^[\w-]{1,200}$/, 'This id is not valid');

export const nothing = z.object({});
export const byId = z.object({ id });

/** A search text and the page of its results. */
export const search = z.object({
  find: z
    .string()
    .max(200)
    .overwrite((value) => value.replaceAll('\0', '').trim())
    .optional(),
  page: z.number().int().min(1).max(1_000_000).optional(),
});
