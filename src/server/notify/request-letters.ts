import type { RequestRow } from '../../db/request-tables.ts';
import { formatDay } from '../../domain/day.ts';
import { noRequestSettings, type RequestSettings } from '../../domain/requests/request-settings.ts';
import type { School } from '../../domain/school.ts';
import { isolated } from '../../domain/text.ts';
import type { RequestMailKind } from '../../records/requests/request-mails.ts';
import type { Content, Sender } from './account-letters.ts';

/** The school that writes to a parent. */
export type RequestSender = Sender & Pick<School, 'isSample' | 'lectureVideos'> & { requests?: RequestSettings };

type ParentKind = Exclude<RequestMailKind, 'office' | 'webhook'>;

/** What a mail says, besides the course and the reference. */
interface Words {
  subject: string;
  paragraphs: readonly string[];
}

/** The lectures of an enrolment: the link that opens them for one account, or '' if the account of the mail's address has them. */
export interface RequestLinks {
  /** The page of the request. */
  url: string;
  /** Undefined if lectures need no enrolment. */
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

const words: Readonly<Record<ParentKind, (settings: RequestSettings, lectures: string | undefined) => Words>> = {
  received: () => ({
    subject: 'We have your request',
    paragraphs: ['Thank you. The school calls you or writes to you soon.'],
  }),
  'received-waiting': () => ({
    subject: 'You are on the waiting list',
    paragraphs: ['This start is full. We tell you when a seat becomes free. There is nothing to pay yet.'],
  }),
  payment: ({ howToPay }) => ({
    subject: 'Your seat is held: please pay',
    paragraphs: [
      ...(howToPay ? [howToPay] : ['The page of your request says how to pay.']),
      'Then add your receipt on the page of your request.',
    ],
  }),
  enrolled: ({ welcomeText }, lectures) => ({
    subject: 'Your child is enrolled',
    paragraphs: [
      'The seat is yours. We look forward to the first lesson.',
      ...(welcomeText ? [welcomeText] : []),
      ...lecturesText(lectures),
    ],
  }),
  ended: () => ({
    subject: 'Your request is cancelled',
    paragraphs: ['If this is a mistake, please write to us.'],
  }),
  waiting: () => ({
    subject: 'You are on the waiting list',
    paragraphs: ['No seat is free in this start at the moment. We tell you when there is one.'],
  }),
  declined: () => ({
    subject: 'About your request',
    paragraphs: ['We are sorry: we could not offer a seat in this course. Please write to us if you have a question.'],
  }),
  'receipt-again': () => ({
    subject: 'Please send another receipt',
    paragraphs: ['The page of your request says what we need.'],
  }),
};

/**
 * A mail to a parent. It contains the school's words and the address of the page, and nothing that anybody typed into the
 * form: somebody else's address must not get an advertisement in the school's name.
 */
export function requestLetter(
  school: RequestSender,
  kind: ParentKind,
  row: Pick<RequestRow, 'reference' | 'course_name' | 'start_day'>,
  { url, lectures }: RequestLinks,
): Content {
  const { subject, paragraphs } = words[kind](school.requests ?? noRequestSettings, lectures);
  const start = row.start_day === '' ? '' : `, ${formatDay(row.start_day)}`;
  return {
    subject: `${subject} (${row.reference})`,
    // The name of a course may be Urdu; the first word of a paragraph decides its direction.
    paragraphs: [`Your reference is ${row.reference}: ${isolated(row.course_name)}${start}.`, ...paragraphs],
    action: { label: 'Open the page of your request', url },
  };
}
