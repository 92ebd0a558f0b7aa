import { z } from 'zod';
import { achievementFields, achievementGroupFields } from '../../domain/fields/about-page.ts';
import { blogFields, blogSummaryFields } from '../../domain/fields/blog.ts';
import { courseCardFields, courseFields, unreadCourseFields } from '../../domain/fields/course.ts';
import { lectureRefFields, lessonFields, moduleFields, videoFields } from '../../domain/fields/curriculum.ts';
import { documentFields } from '../../domain/fields/document.ts';
import { faqFields } from '../../domain/fields/faq.ts';
import type { Field, Fields, WireValue } from '../../domain/fields/field.ts';
import { aboutBannerFields, bannerFields, categoryFields } from '../../domain/fields/front-page.ts';
import { partnerFields } from '../../domain/fields/partner.ts';
import { ambassadorFields, memberFields, testimonialFields } from '../../domain/fields/people.ts';
import { canReceiveMail, normalizeEmail } from '../../domain/form-rules.ts';
import { slug } from '../../domain/url.ts';
import { isCommonPassword } from '../../records/common-passwords.ts';

/*
 * The API contract as Zod schemas. They validate request bodies and describe the response entities. `/api/openapi.json`
 * is generated from both.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is its job.
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** An email address without spaces, brackets or a second address. Matches in linear time. */
const address = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/;

/** Counts code points, as JSON Schema's maxLength does. */
const lengthOf = (text: string) => Array.from(text).length;

/** A required string; each error message starts with `label`. */
export const text = (label: string) =>
  z
    .string({
      error: ({ input }) => `${label} ${input === undefined || input === null ? 'is required' : 'must be a text'}`,
    })
    .min(1, { error: `${label} is required`, abort: true })
    .refine((value) => value.isWellFormed(), { error: `${label} holds a broken character`, abort: true });

const atMost = (label: string, maxLength: number) => (schema: z.ZodType<string, string>) =>
  schema
    .refine((value) => value !== '', { error: `${label} is required`, abort: true })
    .refine((value) => lengthOf(value) <= maxLength, {
      error: `${label} must have at most ${maxLength} characters`,
      abort: true,
    })
    .meta({ maxLength });

/** Unicode bidi controls. In a name, they would reverse the text after it. Joiners and marks, which Urdu needs, stay. */
const direction = /[\u202a-\u202e\u2066-\u2069]/g;

/** A single-line string, trimmed, without bidi controls. */
export const line = (label: string, maxLength: number) =>
  atMost(
    label,
    maxLength,
  )(
    text(label)
      .overwrite((value) => value.replace(direction, ''))
      .trim()
      .refine((value) => !control.test(value), { error: `${label} must be one line of plain text`, abort: true }),
  );

/** A multi-line string, trimmed. */
export const paragraphs = (label: string, maxLength: number) =>
  atMost(
    label,
    maxLength,
  )(
    text(label)
      .trim()
      .refine((value) => !value.includes('\0'), {
        error: `${label} holds a character that cannot be stored`,
        abort: true,
      }),
  );

export const email = text('Email')
  .overwrite(normalizeEmail)
  .pipe(line('Email', 254))
  .refine((value) => address.test(value), { error: 'Invalid email address' })
  .meta({ description: 'An e-mail address', maxLength: 254 });

/** Treats '' and `null` as missing. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal(''), z.null(), schema])
    .optional()
    .transform((value) => value || undefined);

/** Unicode NFC, because keyboards encode the same letter differently. */
const password = text('Password').overwrite((value) => value.normalize('NFC'));

/** A new password, with the rules that the sign-in does not check. */
export const newPassword = password
  .refine((value) => lengthOf(value) >= 8, { error: 'Password must have at least 8 characters', abort: true })
  .refine((value) => lengthOf(value) <= 256, { error: 'Password must have at most 256 characters', abort: true })
  .refine((value) => !isCommonPassword(value), { error: 'This password is among the most guessed; choose another' })
  .meta({ minLength: 8, maxLength: 256 });

export const phone = line('Phone Number', 40)
  .overwrite((value) => value.replace(/[\s().-]/g, ''))
  .refine((value) => /^\+?\d{6,15}$/.test(value), { error: 'Phone Number must have 6 to 15 digits' })
  .meta({ maxLength: 40 });

/** `POST user/signin`. Does not validate the email format: an invalid address is an unknown account. */
export const signInBody = z.object({
  email: text('Email').overwrite((value) => normalizeEmail(value).toLowerCase()),
  password,
});

/** The partner whose link or page a visitor came from; '' and `null` count as missing. */
export const partnerSlug = optional(
  z
    .string({ error: 'Partner must be letters, digits, - and _' })
    .regex(slug, 'Partner must be letters, digits, - and _'),
);

const passwordTwice = {
  password: newPassword,
  cpassword: text('Confirm password').overwrite((value) => value.normalize('NFC')),
};

const withEqualPasswords = <T extends z.ZodType<{ password: string; cpassword: string }>>(schema: T) =>
  schema.refine((form) => form.cpassword === form.password, {
    error: 'Passwords do not match',
    path: ['cpassword'],
    // Runs even if other fields are invalid, but only if both passwords are filled in.
    when: ({ value }) =>
      z.object({ password: z.string().min(1), cpassword: z.string().min(1) }).safeParse(value).success,
  });

const person = { firstName: line('First name', 100), lastName: line('Last name', 100) };
const accountEmail = email.overwrite((value) => value.toLowerCase());

/** `POST user/signup`. */
export const signUpBody = withEqualPasswords(
  z.object({
    ...person,
    email: accountEmail,
    phone,
    ...passwordTwice,
    partner: partnerSlug.describe('The partner whose link the visitor came from'),
  }),
);

/** The secret in a link of a mail. */
const linkSecret = text('Token').refine((value) => /^[\w-]{1,100}$/.test(value), { error: 'Token is not valid' });

/** `POST user/forgot`: asks for a link to choose a new password. */
export const forgotBody = z.object({ email: accountEmail });
/** `POST user/reset`: chooses a new password with the secret of a link. */
export const resetBody = withEqualPasswords(z.object({ token: linkSecret, ...passwordTwice }));
/** `POST user/confirm`: confirms an e-mail address with the secret of a link. */
export const confirmBody = z.object({ token: linkSecret });
/** The empty body of calls that need only the session. */
export const sessionBody = z.object({});
/** `POST user/profile`. */
export const profileBody = z.object({ ...person, phone });
/** `POST user/email`. If `email` is the current address, the mailed link only confirms it. */
export const emailBody = z.object({ email: accountEmail, current: password });
/** `POST user/password`. */
export const passwordBody = withEqualPasswords(z.object({ current: password, ...passwordTwice }));
/** `POST user/erase`. */
export const eraseBody = z.object({ current: password });

/** `POST contactus`. `website` is a honeypot: a hidden field whose value marks the message as spam. */
export const contactBody = z.object({
  recipient: email.refine(canReceiveMail, { error: 'Invalid email address' }),
  subject: line('Subject', 200),
  body: paragraphs('Your Message', 5000),
  partner: partnerSlug.describe('The partner whose page the message comes from'),
  website: optional(z.unknown()).describe('Leave it out'),
});

/** `POST user/signout`, an addition to the contract. */
export const signOutBody = z.object({ token: optional(text('Token')) });

type WireShape<F extends Fields> = {
  [Name in keyof F as F[Name]['wire']]: F[Name] extends { optional: true }
    ? z.ZodOptional<z.ZodType<WireValue<F[Name]>>>
    : z.ZodType<WireValue<F[Name]>>;
};

/** Converts a field table of domain/fields to the shape of a Zod object. */
function wireShape<F extends Fields>(fields: F): WireShape<F> {
  const shape: Record<string, z.ZodType> = {};
  for (const { wire, type, optional } of Object.values<Field>(fields)) {
    const value =
      type === 'list' || type === 'days'
        ? z.array(z.string())
        : type === 'subject'
          ? z.object({ name: z.string() })
          : type === 'attachments'
            ? z.array(z.object({ title: z.string(), link: z.string(), bytes: z.number().optional() }))
            : z.string();
    shape[wire] = optional ? value.optional() : value;
  }
  return shape as WireShape<F>;
}

/** The schema of an item with these fields. */
export const wire = <F extends Fields>(fields: F) => z.object(wireShape(fields));

export const faq = wire(faqFields);
export const courseSummary = wire(courseCardFields);
export const courseWords = z.object({ _id: z.string(), synonyms: z.array(z.string()), words: z.string() });
const numbers = z.record(z.string(), z.number());
/** The response to `GET course?counts`: filtered courses, and the number of courses per filter value. */
export const coursePart = z.object({
  course: z.array(courseSummary),
  found: z.number(),
  total: z.number(),
  counts: z.object({ category: numbers, level: numbers }),
  ages: z.array(z.string()),
  facts: z.object({
    languages: z.array(z.string()),
    hasDays: z.boolean(),
    fees: z.array(z.object({ value: z.string(), label: z.string() })),
    hasStarts: z.boolean(),
  }),
  suggestion: z.string().optional(),
  ignored: z.array(z.string()).optional(),
  whole: z.literal(true).optional(),
});
export const course = wire({ ...courseFields, ...unreadCourseFields });
export const lesson = wire(lessonFields).extend({ lecturevideos: z.array(wire(lectureRefFields)) });
export const module = wire(moduleFields).extend({ lesson: z.array(lesson) });
export const lessonVideo = z.object({
  lesson: z.object({
    lessonId: z.object({ lecturevideos: z.array(z.object({ _id: z.string(), video: wire(videoFields) })) }),
  }),
});
export const testimonial = wire(testimonialFields);
export const category = wire(categoryFields);
export const aboutBanner = wire(aboutBannerFields);
export const member = wire(memberFields);
export const ambassador = wire(ambassadorFields);
export const achievementGroup = wire(achievementGroupFields).extend({
  achievement: z.array(wire(achievementFields)),
});
export const banner = wire(bannerFields);
export const blogSummary = wire(blogSummaryFields);
export const blog = wire(blogFields);
export const document = wire(documentFields);
export const partner = wire(partnerFields);
const namedPartner = partner.pick({ id: true, name: true, kind: true });
export const partnerName = z.object({
  name: z.string().describe('The short name in links'),
  partner: namedPartner.nullable().describe('The partner that the name means'),
  similar: z.array(namedPartner).describe('At most three partners whose name begins so, or is spelled alike'),
});
export const productFile = z.object({ type: z.string(), bytes: z.number() });

/** Error bodies of GET, of the account calls and of `contactus`. */
export const failure = z.object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() });
export const accountFailure = failure.extend({ success: z.literal(false) });
export const contactFailure = z.object({
  success: z.literal(false),
  data: z.object({ message: z.string() }),
  errors: z.record(z.string(), z.string()).optional(),
});
const sessionUser = z.object({ _id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() });
export const signedIn = z.object({
  success: z.literal(true),
  user: sessionUser,
  token: z.string(),
});
/** The account as the API returns it to its owner. */
const account = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  phone: z.string(),
});
export const accountRead = z.object({ success: z.literal(true), account });
export const personData = z.object({ success: z.literal(true), data: z.record(z.string(), z.unknown()) });
export const profileSaved = z.object({ success: z.literal(true), user: sessionUser });
export const succeeded = z.object({ success: z.literal(true) });
export const contactReceived = z.object({ success: z.literal(true), data: z.object({ message: z.string() }) });
