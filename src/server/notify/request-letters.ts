import type { RequestRow } from '../../db/request-tables.ts';
import { formatDay } from '../../domain/day.ts';
import { type MailTextName, mailText } from '../../domain/requests/mail-texts.ts';
import { noRequestSettings, type RequestSettings } from '../../domain/requests/request-settings.ts';
import type { School } from '../../domain/school.ts';
import { isolated } from '../../domain/text.ts';
import type { RequestMailKind } from '../../records/requests/request-mails.ts';
import type { LetterText, Sender } from './account-letters.ts';

export type RequestSender = Sender & Pick<School, 'lectureVideos'> & { requests?: RequestSettings };

type ParentKind = Exclude<RequestMailKind, 'office' | 'webhook'>;

/** The URLs in a mail about a request for a seat. */
export interface RequestLinks {
  url: string;
  /**
   * The link that gives an account access to the lectures; '' if an account has access already; undefined if lectures
   * need no enrolment.
   */
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

/** The subject of each mail, and the school's setting with its first paragraph. */
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

/** The paragraphs after the school's text. */
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
 * A mail to a parent about a request for a seat. It quotes nothing from the form: otherwise a spammer could mail any text
 * to any address in the school's name.
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
    // Starts with English words: the first word decides the text direction, and the course's name may be Urdu.
    paragraphs: [
      `Your reference is ${row.reference}: ${course}${start && `, ${start}`}.`,
      mailText(settings.mails, text, values),
      ...followingTexts(kind, settings, lectures),
    ],
    action: { label: 'Open the page of your request', url },
  };
}
