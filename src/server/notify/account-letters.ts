import type { LetterOptions, LetterSchool } from '../../delivery/letter.ts';
import { localTime } from '../../domain/local-time.ts';
import { isolated } from '../../domain/text.ts';

export type Sender = LetterSchool & { timeZone: string };

export type LetterText = Omit<LetterOptions, 'school'>;

const unasked = 'If you did not ask for this, you need not do anything: nothing changes without this link.';

const until = (at: number, { timeZone }: Sender) => `The link works once, until ${localTime(at, timeZone)}.`;

export const resetLetter = (school: Sender, url: string, validUntil: number): LetterText => ({
  subject: `Your new password at ${isolated(school.name)}`,
  paragraphs: [
    'Somebody, probably you, asked for a new password for your account.',
    `${until(validUntil, school)} All devices are then signed out.`,
    unasked,
  ],
  action: { label: 'Choose a new password', url },
});

/** The mail with the link that confirms a new email address. */
export const confirmLetter = (school: Sender, url: string, validUntil: number): LetterText => ({
  subject: `Confirm your e-mail address at ${isolated(school.name)}`,
  paragraphs: [
    'Somebody, probably you, wants to use this e-mail address for an account.',
    until(validUntil, school),
    unasked,
  ],
  action: { label: 'Confirm this address', url },
});

/** The mail to an account's owner, after another account tried to use the same email address. */
export const takenLetter = (school: Sender): LetterText => ({
  subject: `Your e-mail address at ${isolated(school.name)}`,
  paragraphs: [
    'Somebody, perhaps you, wants to use this e-mail address for another account. You have an account with it already, so nothing has changed.',
  ],
});

const notYou = ({ supportEmail }: Sender) =>
  supportEmail ? `If this was not you, write to us at once: ${supportEmail}` : 'If this was not you, tell us at once.';

export const passwordChangedLetter = (school: Sender, at: number): LetterText => ({
  subject: `Your password was changed at ${isolated(school.name)}`,
  paragraphs: [`The password of your account was changed on ${localTime(at, school.timeZone)}.`, notYou(school)],
});

/** The mail to the old address of an account, after its email address has changed. */
export const emailChangedLetter = (school: Sender, at: number): LetterText => ({
  subject: `Your e-mail address was changed at ${isolated(school.name)}`,
  paragraphs: [
    `Your account has a new e-mail address since ${localTime(at, school.timeZone)}. We no longer write to this one.`,
    notYou(school),
  ],
});
