import type { RequestRow } from '../../db/request-tables.ts';
import { formatDay } from '../../domain/day.ts';
import { type MailTextName, mailText } from '../../domain/requests/mail-texts.ts';
import { noRequestSettings, type RequestSettings } from '../../domain/requests/request-settings.ts';
import type { School } from '../../domain/school.ts';
import { isolated } from '../../domain/text.ts';
import type { RequestMailKind } from '../../records/requests/request-mails.ts';
import type { LetterText, Sender } from './account-letters.ts';

/** The school that writes to a parent. */
export type RequestSender = Sender & Pick<School, 'lectureVideos'> & { requests?: RequestSettings };

type ParentKind = Exclude<RequestMailKind, 'office' | 'webhook'>;

/** The addresses that a mail about a request names. */
export interface RequestLinks {
  /** The page of the request. */
  url: string;
  /** Opens the lectures of an enrolment for one account. '' if they are open already; undefined if lectures need no enrolment. */
  lectures?: string | undefined;
}

const lecturesText = (link: string | undefined): string[] => {
  if (link === undefined) return [];
  return [
    link === ''
      ? 'The lectures are open for your account: sign in on our site to watch them.'
      : `To watch the lectures, open this link and sign in. It works once, for one account:\n${link}`,
  ];
};

/** The subject of each mail, and the setting with the school's words at its beginning. */
const kinds: Readonly<Record<ParentKind, { subject: string; text: MailTextName }>> = {
  received: { subject: 'We have your request', text: 'mailReceived' },
  'received-waiting': { subject: 'You are on the waiting list', text: 'mailWaiting' },
  waiting: { subject: 'You are on the waiting list', text: 'mailWaiting' },
  payment: { subject: 'Your seat is held: please pay', text: 'mailPayment' },
  'receipt-again': { subject: 'Please send another receipt', text: 'mailReceipt' },
  enrolled: { subject: 'Your child is enrolled', text: 'mailEnrolled' },
  declined: { subject: 'About your request', text: 'mailDeclined' },
  ended: { subject: 'Your request is cancelled', text: 'mailCancelled' },
};

/** The paragraphs after the school's words. */
function followingTexts(kind: ParentKind, settings: RequestSettings, lectures: string | undefined): string[] {
  if (kind === 'payment')
    return [
      settings.howToPay || 'The page of your request says how to pay.',
      'Then add your receipt on the page of your request.',
    ];
  if (kind === 'enrolled') return [...(settings.welcomeText ? [settings.welcomeText] : []), ...lecturesText(lectures)];
  return [];
}

/**
 * A mail to a parent. It contains the school's words and the address of the page, and nothing that anybody typed into the
 * form: somebody else's address must not get an advertisement in the school's name.
 */
export function requestLetter(
  school: RequestSender,
  kind: ParentKind,
  row: Pick<RequestRow, 'reference' | 'course_name' | 'start_day'>,
  { url, lectures }: RequestLinks,
): LetterText {
  const { subject, text } = kinds[kind];
  const settings = school.requests ?? noRequestSettings;
  const start = row.start_day === '' ? '' : formatDay(row.start_day);
  const course = isolated(row.course_name);
  const values = { course, start, reference: row.reference, school: isolated(school.name) };
  return {
    subject: `${subject} (${row.reference})`,
    // The name of a course may be Urdu; the first word of a paragraph decides its direction.
    paragraphs: [
      `Your reference is ${row.reference}: ${course}${start && `, ${start}`}.`,
      mailText(settings.mails, text, values),
      ...followingTexts(kind, settings, lectures),
    ],
    action: { label: 'Open the page of your request', url },
  };
}
