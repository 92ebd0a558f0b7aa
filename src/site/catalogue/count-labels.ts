import { finderLabels } from '../../domain/embed/labels/course-finder.ts';
import { isolated } from '../../domain/text.ts';

/**
 * The number of courses, and the words of the search that no course contains: "3 of 42 courses. None of them mentions “purple”."
 */
export const countLabels = {
  count: (found: number, total: number, ignored: readonly string[] = []) => {
    const counted = finderLabels.count(found, total);
    if (ignored.length === 0) return counted;
    const words = ignored.map((word) => isolated(`“${word}”`)).join(' or ');
    return `${counted}. ${found === 1 ? 'It does not mention' : 'None of them mentions'} ${words}.`;
  },
};
