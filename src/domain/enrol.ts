import { enrolMessage } from './enrol-message.ts';
import { linkUrl } from './url.ts';

/** Where Enroll Now leads: the sample checkout, the school's contact form, a WhatsApp chat, or a web address. */
export type EnrolKind = 'sample' | 'contact' | 'whatsapp' | 'address';

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

/** The longest part of a search in the address of the contact form. */
const maxAskLength = 100;

/** The contact form with the words of a search that found no course. */
export const askHref = (words: string): string =>
  `/contactus?ask=${encodeURIComponent(words.slice(0, maxAskLength).toWellFormed())}`;

/**
 * The target of a course's Enroll Now. The course's own setting takes precedence over the school's. Both are `contact`,
 * `whatsapp:+` with digits, a web address, or ''.
 */
export function enrolTarget(course: EnrolCourse, school: { enrol: string; isSample: boolean }): EnrolTarget {
  const setting = course.enrol || school.enrol;
  const [, number] = /^whatsapp:\+(\d+)$/.exec(setting) ?? [];
  if (number !== undefined) {
    const text = encodeURIComponent(enrolMessage(course.name));
    return { kind: 'whatsapp', href: `https://wa.me/${number}?text=${text}` };
  }
  const address = /^https?:/i.test(setting) ? linkUrl(setting, '/') : '';
  if (address !== '') return { kind: 'address', href: address };
  if (setting === '' && school.isSample)
    return { kind: 'sample', href: `/enroll-now/${encodeURIComponent(course.id)}` };
  return { kind: 'contact', href: contactHref(course.id) };
}
