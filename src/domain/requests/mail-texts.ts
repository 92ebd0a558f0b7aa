/*
 * The first paragraph of each mail to a parent. A school may replace it (`schoolMailFields`), but not the rest: how to pay, the
 * lectures, and the address of the page. No placeholder stands for a text that a parent typed: a spammer could otherwise send
 * advertisements in the school's name.
 */

export const usualMailTexts = {
  mailReceived: 'Thank you. The school calls you or writes to you soon.',
  mailWaiting: 'This start is full. We tell you when a seat becomes free. There is nothing to pay yet.',
  mailPayment: 'We hold a seat for you. Please pay while it is held: the page of your request says until when.',
  mailReceipt: 'The page of your request says what we need.',
  mailEnrolled: 'The seat is yours. We look forward to the first lesson.',
  mailDeclined: 'We are sorry: we could not offer a seat in this course. Please write to us if you have a question.',
  mailCancelled: 'If this is a mistake, please write to us.',
} as const;

export type MailTextName = keyof typeof usualMailTexts;

/** The school's own words; a missing or empty one uses the default. */
export type MailTexts = Partial<Record<MailTextName, string>>;

/** The values of the placeholders `{course}`, `{start}`, `{reference}` and `{school}`. */
export type MailValues = Readonly<Record<'course' | 'start' | 'reference' | 'school', string>>;

/** The first paragraph of a mail, with its placeholders filled in. */
export const mailText = (own: MailTexts | undefined, name: MailTextName, values: MailValues): string =>
  (own?.[name] || usualMailTexts[name]).replace(
    /\{(course|start|reference|school)\}/g,
    (_, key: keyof MailValues) => values[key],
  );
