import type { Output } from '../../data/office.ts';
import { sampleSchool } from '../../domain/school.ts';

export const wantedCourses = 3;

/** The progress of a new school before its first publication. */
export interface FirstStepsDone {
  isBegun: boolean;
  isNamed: boolean;
  /** At most `wantedCourses`. */
  courses: number;
  hasQuestion: boolean;
}

export function firstStepsDone({ draft, counts, school }: Output<'content/overview'>): FirstStepsDone {
  const isNamed = school !== '' && school !== sampleSchool.name;
  return {
    isBegun: draft.changes.length > 0 || draft.savedAt !== undefined,
    isNamed,
    courses: isNamed ? Math.min(counts.courses ?? 0, wantedCourses) : 0,
    hasQuestion: isNamed && (counts.faq ?? 0) > 0,
  };
}

/** Returns a link to the next step; undefined if only the publication remains. */
export function nextStep({
  isNamed,
  courses,
  hasQuestion,
}: FirstStepsDone): { href: string; label: string } | undefined {
  if (!isNamed) return { href: '/office/content/school', label: 'Name, e-mail, accent colour and logo' };
  if (courses < wantedCourses) {
    return { href: '/office/content/courses/new', label: `Add course ${courses + 1} of ${wantedCourses}` };
  }
  return hasQuestion ? undefined : { href: '/office/content/faq/new', label: 'A question that parents ask' };
}
