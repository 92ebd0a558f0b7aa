import { posix } from 'node:path';
import { z } from 'zod';
import { agesProblem } from '../../domain/ages-of-date.ts';
import { attachmentExtensions, maxAttachments, readWritten, write } from '../../domain/attachments.ts';
import { splitFocus } from '../../domain/focus.ts';
import { isTimeZone } from '../../domain/local-time.ts';
import { nearest } from '../../domain/nearest.ts';
import { sharingExtensions } from '../../domain/sharing-picture.ts';
import { rangeOfAges } from '../../domain/written-ages.ts';
import { dateProblem, readDate, splitDates } from '../../domain/written-dates.ts';
import { mediaAddress, mediaId, pictureExtensions, videoExtensions } from '../media/media.ts';
import { quoted } from './quoted.ts';
import { textProblem } from './text-problems.ts';

/** Removes quotation marks around a text, also curly ones from word processors, and white space. */
function unquoted(text: string): string {
  const marks = '“”„‟"\'‘’';
  let [start, end] = [0, text.length];
  while (start < end && marks.includes(text.charAt(start))) start += 1;
  // Not a regex that ends in $: it would backtrack quadratically in runs of quotation marks.
  while (end > start && marks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).trim();
}
const anyText = z.string().check((context) => {
  const message = textProblem(context.value);
  if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, message, continue: false });
});
/** Limited, because the regexes of these values take more than linear time for long texts. */
export const bare = anyText.max(10_000, 'is longer than 10000 characters').transform(unquoted);

const emptyMessage = 'is empty, but must be filled';

/** Whether an error message says that a value is missing. */
export const isMissing = (message: string): boolean => message.startsWith(emptyMessage);

/** A text. The limits match the browser's decoder of the API contract, or the space on the page. */
export const text = (most = 5_000) => anyText.trim().max(most, `is longer than ${most} characters`);
export const required = (most = 200) => text(most).min(1, emptyMessage);

/** Items separated by `|`. */
export const list = anyText
  .transform((all) => all.split('|'))
  .transform((items) => items.map((item) => item.trim()).filter(Boolean))
  .transform((items) => JSON.stringify(items));

/** An id: part of URLs, and a reference between files. */
export const id = bare
  .pipe(z.string().max(100, 'is longer than 100 characters'))
  .refine((value) => /^[\w-]*$/.test(value), {
    error: ({ input }) =>
      `${quoted(String(input))} must be letters, digits, - and _ only, such as ${quoted(slug(String(input)) || 'my-course')}`,
  });
export const requiredId = id.refine((value) => value !== '', emptyMessage);

/** Ids, separated by `|`. */
export const ids = bare.transform((given, context) => {
  const items = given.split('|').map((item) => item.trim());
  const invalidId = items.find((item) => !/^[\w-]{0,100}$/.test(item));
  if (invalidId === undefined) return [...new Set(items.filter(Boolean))].join(' | ');
  context.issues.push({
    code: 'custom',
    input: given,
    message: `${quoted(invalidId)} is no id: letters, digits, - and _ only`,
  });
  return z.NEVER;
});

/** Yes or no; empty is no. Spreadsheets write TRUE and FALSE. */
export const flag = bare.transform((given, context) => {
  if (/^(yes|true|1|x)$/i.test(given)) return 'yes';
  if (/^(no|false|0|)$/i.test(given)) return '';
  context.issues.push({ code: 'custom', input: given, message: `${quoted(given)} must be yes or no` });
  return z.NEVER;
});

/** Makes an id from a text; '' if it has no Latin letter and no digit. */
export const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** One of a few words, in any letter case. */
export function choice<const Values extends readonly string[]>(name: string, values: Values) {
  return bare.transform((given, context): Values[number] => {
    const found = values.find((value) => value.toLowerCase() === given.toLowerCase());
    if (found !== undefined) return found;
    const hint = didYouMean(given, values) || ` is none of ${values.join(', ')}`;
    const message = given === '' ? `${emptyMessage}: ${values.join(', ')}` : `${name} ${quoted(given)}${hint}`;
    context.issues.push({ code: 'custom', input: given, message });
    return z.NEVER;
  });
}

/** `: did you mean …?`, the end of a sentence; '' if no known word is similar. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const near = nearest(given, known);
  return near === undefined ? '' : `: did you mean ${quoted(near)}?`;
}

/** A file of `media/`, or a web address. The output is the URL on the site. */
function file(media: ReadonlySet<string>, kinds: readonly string[] | undefined, what: string) {
  return bare.transform((given, context) => {
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', input: given, message });
      return z.NEVER;
    };
    if (given === '' || isWebAddress(given)) return given;
    const path = mediaId(posix.normalize(given.replaceAll('\\', '/').replace(/^\.?\/?(media\/)?/, '')));
    if (!media.has(path)) {
      const elsewhere = [...media].find((other) => posix.basename(other) === posix.basename(path));
      const hint = elsewhere ? `: did you mean ${quoted(elsewhere)}?` : didYouMean(path, media);
      return refuse(`there is no file ${quoted(path)} in media/${hint}`);
    }
    if (kinds && !kinds.includes(posix.extname(path).toLowerCase())) {
      return refuse(`${quoted(path)} is no ${what}: take one of ${kinds.join(' ')}`);
    }
    return mediaAddress(path);
  });
}

/** A picture, which may end in its focus point: domain/focus.ts. */
export const picture = (media: ReadonlySet<string>) => {
  const whole = file(media, pictureExtensions, 'picture');
  return bare.transform((given, context) => {
    const [path, focus] = splitFocus(given);
    const refuse = (message: string) => context.issues.push({ code: 'custom', input: given, message });
    if (path.includes('#focus='))
      refuse(`${quoted(given)} has no focus point such as #focus=50-20: two numbers from 0 to 100`);
    else {
      const { data = '', error } = whole.safeParse(path);
      for (const { message } of error?.issues ?? []) refuse(message);
      return data + focus;
    }
    return z.NEVER;
  });
};
export const sharingPicture = (media: ReadonlySet<string>) =>
  file(media, sharingExtensions, 'picture that link previews show');
export const video = (media: ReadonlySet<string>) => file(media, videoExtensions, 'video');
export const captions = (media: ReadonlySet<string>) => file(media, ['.vtt'], 'file of captions');
export const anyFile = (media: ReadonlySet<string>) => file(media, undefined, 'file');

/** Documents to download, separated by `|`: `Worksheet: downloads/worksheet.pdf`. */
export const attachments = (media: ReadonlySet<string>) => {
  const one = file(media, attachmentExtensions, 'document');
  return anyText.transform((given, context) => {
    const refuse = (message: string) => context.issues.push({ code: 'custom', input: given, message });
    const items = given.split('|').flatMap((item) => item.trim() || []);
    if (items.length > maxAttachments) refuse(`has ${items.length} documents: ${maxAttachments} is the most`);
    const found = items.map((item) => {
      const { title, path } = readWritten(item);
      if (title.length > 100) refuse(`${quoted(title)} is longer than 100 characters`);
      const { data = '', error } = one.safeParse(path);
      for (const { message } of error?.issues ?? []) refuse(message);
      return write({ title: title.trim(), path: data });
    });
    return JSON.stringify(found);
  });
};

const isWebAddress = (given: string) => /^https?:\/\//i.test(given) && URL.canParse(given);

export const email = bare.pipe(
  z.email({
    error: ({ input }) => (input === '' ? emptyMessage : `${quoted(String(input))} is no e-mail address`),
  }),
);
/** Accepts '', which selects the default. */
export const optionalEmail = bare.pipe(
  z.union([z.literal(''), email], { error: ({ input }) => `${quoted(String(input))} is no e-mail address` }),
);
export const country = bare.pipe(z.string().regex(/^([A-Z]{2})?$/, 'is no country code such as PK'));
export const language = bare.pipe(
  z.string().regex(/^([a-z]{2,3}(-[A-Za-z0-9]{2,8})*)?$/, 'is no language code such as en or ur'),
);
export const timeZone = text(60).refine(
  (value) => value === '' || isTimeZone(value),
  'is no time zone such as Asia/Karachi',
);
/** A year from 1900 to 2999; empty for the present one. */
export const year = bare.pipe(z.string().regex(/^((19|2\d)\d\d)?$/, 'must be a year, or empty for the present one'));
/** A whole number from 1 to 9999; empty for none. Spreadsheets may write `20.0`. */
export const count = bare
  .transform((given) => given.replace(/\.0+$/, ''))
  .pipe(
    z.string().regex(/^([1-9]\d{0,3})?$/, { error: ({ input }) => `${quoted(String(input))} is no number such as 20` }),
  );
export const colour = bare
  .pipe(
    z
      .string()
      .regex(/^(#[0-9a-f]{6})?$/i, { error: ({ input }) => `${quoted(String(input))} is no colour such as #6d28d9` }),
  )
  .transform((value) => value.toLowerCase());
/** A web address, or a path on the site. */
export const address = bare.refine((value) => value === '' || value.startsWith('/') || isWebAddress(value), {
  error: ({ input }) => `${quoted(String(input))} is not an address such as https://www.example.org/page`,
});

/** The target of Enroll Now. The output is the text that domain/enrol.ts reads. */
export const enrol = bare.transform((given, context) => {
  if (given === '' || isWebAddress(given)) return given;
  if (/^(contact|request)$/i.test(given)) return given.toLowerCase();
  const [, number] = /^whatsapp\b ?:? ?(.*)$/i.exec(given.replace(/\s+/g, ' ')) ?? [];
  const digits = number?.replace(/[\s().-]/g, '').replace(/^00/, '+') ?? '';
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return `whatsapp:${digits}`;
  const message =
    number === undefined
      ? `${quoted(given)} must be request, contact, whatsapp: with a phone number, or an address such as https://www.example.org/form`
      : `${quoted(number ?? '')} must be a phone number with the code of its country, such as whatsapp: +92 300 1234567`;
  context.issues.push({ code: 'custom', input: given, message });
  return z.NEVER;
});

/** A date in a format that people or spreadsheets write. An ambiguous date such as 3/4/2027 is rejected. */
const dayOr = (empty: string | undefined) =>
  bare.transform((given, context) => {
    const found = given === '' ? empty : readDate(given);
    if (found !== undefined) return found;
    context.issues.push({ code: 'custom', input: given, message: given === '' ? emptyMessage : dateProblem(given) });
    return z.NEVER;
  });

export const day = dayOr(undefined);
export const optionalDay = dayOr('');

/** Dates separated by `|`, in order. `every 9 January` is the same day of each year. */
export const days = bare.transform((given, context) => {
  const found: string[] = [];
  for (const item of splitDates(given)) {
    const one = readYearlyDay(item) ?? readDate(item);
    if (one !== undefined) found.push(one);
    else context.issues.push({ code: 'custom', input: given, message: dateProblem(item) });
  }
  return JSON.stringify(found.sort());
});

/** A range of ages: `8-13`, `12+` or `9`, also in the words of domain/written-ages.ts. */
export const ages = bare.transform((given, context) => {
  const range = given === '' ? '' : rangeOfAges(given);
  if (range !== undefined) return range;
  context.issues.push({ code: 'custom', input: given, message: agesProblem(given) });
  return z.NEVER;
});

/** Reads `every 01-09` or `every 9 January`; returns `every 01-09`. */
function readYearlyDay(given: string): string | undefined {
  const [, wanted = '', isNumeric] = /^every ((\d{1,2}-\d{1,2})|.*)$/i.exec(given) ?? [];
  // 2024 is a leap year, so 29 February is accepted.
  const day = wanted && readDate(isNumeric ? `2024-${wanted}` : `${wanted} 2024`);
  return day ? `every ${day.slice(5)}` : undefined;
}
