import { z } from 'zod';
import { canReceiveMail } from '../../domain/form-rules.ts';
import { childAges } from '../../domain/requests/age.ts';
import { requestLengths } from '../../domain/requests/request-form.ts';
import { requestStates } from '../../domain/requests/states.ts';
import { slug } from '../../domain/url.ts';
import { email, line, optional, paragraphs, partnerSlug, text } from './schemas.ts';

/* Schemas of requests for a seat in a course. These calls are not part of the contract in CONTRACT.md. */

/** Accepts '', `null` and a missing value, and returns ''. Not `optional`: its union would hide the schema's message. */
const maybe = (schema: z.ZodType<string, string>) =>
  z
    .preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())
    .transform((value) => value ?? '');
/** Converts the digits of any script to ASCII: an Urdu keyboard types ۹ for 9. */
const plainDigits = (value: string) =>
  value.replace(/\p{Nd}/gu, (digit) => String(((digit.codePointAt(0) ?? 0) - zeroOf(digit)) % 10));
/** Returns the code point of the script's zero: Unicode encodes the ten digits of a script in order. */
function zeroOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero -= 1;
  return zero;
}
const age = line('Age', 20)
  .overwrite((value) => plainDigits(value).replace(/\s*(years?|yrs?)?\.?$/i, ''))
  .refine((value) => /^\d{1,2}$/.test(value) && Number(value) >= childAges.min, {
    error: 'Age must be a number of years, such as 9',
  });

const requestFields = {
  course: text('Course').regex(slug, 'Course is not valid'),
  start: maybe(z.string().regex(/^\d{4}-\d\d-\d\d$/, 'Start is not valid')).describe('The first day of the start'),
  name: line('Your name', requestLengths.name),
  phone: line('Phone or WhatsApp', requestLengths.phone),
  email: maybe(email.refine(canReceiveMail, { error: 'Invalid email address' })),
  note: maybe(paragraphs('Your question', requestLengths.note)),
};

/** `POST request`. `website` is a honeypot, as in `contactBody`. */
export const requestBody = z.object({
  ...requestFields,
  childName: line('Your child’s name', requestLengths.childName),
  childAge: age,
  confirmAge: optional(z.literal(['yes', 'on'])).describe('Sent after the question about the age'),
  attempt: optional(z.string().regex(/^[\w-]{1,100}$/, 'Attempt is not valid')).describe(
    'A random text: the same request with the same text is stored once',
  ),
  partner: partnerSlug.describe('The partner whose link the visitor came from'),
  website: optional(z.unknown()).describe('Leave it out'),
});

/** A request that staff types in: name and age of the child may be unknown. */
export const typedRequestBody = z.object({
  ...requestFields,
  childName: maybe(line('The child’s name', requestLengths.childName)),
  childAge: maybe(age),
});

export const requestReceived = z.object({
  success: z.literal(true),
  data: z.object({ reference: z.string(), address: z.string() }),
});
/** `POST user/requests`. */
export const ownRequests = z.object({
  success: z.literal(true),
  requests: z.array(
    z.object({
      reference: z.string(),
      state: z.enum(requestStates),
      address: z.string(),
      courseName: z.string(),
      startDay: z.string(),
      childName: z.string(),
    }),
  ),
});
/** `GET course/seats/{id}`: the free seats and the waiting requests for each day on which the course starts. */
export const courseSeats = z.object({
  starts: z.array(z.object({ day: z.string(), left: z.number().optional(), waiting: z.number() })),
});
