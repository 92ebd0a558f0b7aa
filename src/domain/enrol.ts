import { enrolMessage } from './enrol-message.ts';
import type { School } from './school.ts';
import { linkUrl } from './url.ts';

/** The target of the Enroll Now button: sample checkout, request form, contact form, WhatsApp chat, or web address. */
export type EnrolKind = 'sample' | 'request' | 'contact' | 'whatsapp' | 'address';

export interface EnrolTarget {
  kind: EnrolKind;
  href: string;
}

interface EnrolCourse {
  id: string;
  name: string;
  enrol: string;
}

/** The contact form with the course filled in. */
export const contactHref = (courseId: string): string => `/contactus?course=${encodeURIComponent(courseId)}`;

/** Longer searches are cut in the address of the contact form. */
const maxAskLength = 100;

/** The contact form with the words of a search that found no course. */
export const askHref = (words: string): string =>
  `/contactus?ask=${encodeURIComponent(words.slice(0, maxAskLength).toWellFormed())}`;

const chatNumber = /^whatsapp:\+(\d+)$/;

/** The digits of a setting `whatsapp:+923001234567`; undefined for any other. */
export const chatNumberIn = (setting: string): string | undefined => chatNumber.exec(setting)?.[1];

const chatHref = (number: string, message: string) => `https://wa.me/${number}?text=${encodeURIComponent(message)}`;

/**
 * The target of a course's Enroll Now button. The course's setting takes precedence over the school's. A setting is
 * `request`, `contact`, `whatsapp:+` with digits, a web address, or ''. The default is the sample checkout in the sample
 * school, else the request form if this server stores requests, else the contact form.
 */
export function enrolTarget(
  course: EnrolCourse,
  school: { enrol: string; isSample: boolean; accounts: School['accounts'] },
): EnrolTarget {
  const setting = course.enrol || school.enrol;
  const number = chatNumberIn(setting);
  if (number !== undefined) return { kind: 'whatsapp', href: chatHref(number, enrolMessage(course.name)) };
  const address = /^https?:/i.test(setting) ? linkUrl(setting, '/') : '';
  if (address !== '') return { kind: 'address', href: address };
  const href = `/enroll-now/${encodeURIComponent(course.id)}`;
  const isOwnForm = setting === '' || setting === 'request';
  if (isOwnForm && school.isSample && school.enrol !== 'request') return { kind: 'sample', href };
  // `none`: another server has the API, and may not accept requests.
  if (setting !== 'contact' && school.accounts !== 'none') return { kind: 'request', href };
  return { kind: 'contact', href: contactHref(course.id) };
}

/**
 * A WhatsApp chat with a question about a course; undefined if the school has no number, or if Enroll Now already opens a
 * chat.
 */
export const questionHref = (
  course: EnrolCourse,
  school: Parameters<typeof enrolTarget>[1] & { whatsapp?: string },
): string | undefined =>
  school.whatsapp === undefined || enrolTarget(course, school).kind === 'whatsapp'
    ? undefined
    : chatHref(school.whatsapp, `I have a question about the course “${course.name}”: `);

/** Whether the school's Enroll Now opens the request form, for a course without its own setting. */
export const takesRequests = (school: Parameters<typeof enrolTarget>[1]): boolean =>
  enrolTarget({ id: '', name: '', enrol: '' }, school).kind === 'request';
