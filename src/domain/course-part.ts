import { countFrom, type Decode, texts } from './decode.ts';
import type { CourseSummary } from './entities.ts';
import { courses as decodeCourses } from './fields/course.ts';
import type { FilterCounts } from './filter-courses.ts';
import { isRow, type Row, text } from './text.ts';

/** One page of the courses that match a visitor's filters, with the data for the filters: counts, ages, suggestion … */
export interface CataloguePart {
  courses: readonly CourseSummary[];
  /** The number of matching courses. */
  found: number;
  /** The number of all courses of the school. */
  total: number;
  /** Undefined if `courses` contains all courses of the school: the browser then filters and counts. */
  counts?: FilterCounts;
  /** The ages of the age filter; none if all courses have the same ages. */
  ages?: readonly string[];
  /** The options of the filters by fee, language and so on. `readChoices` of course-facts.ts decodes them. */
  facts?: unknown;
  /** A corrected query, if no course matches. */
  suggestion?: string;
  /** The words of the query that the search ignored. */
  ignored?: readonly string[] | undefined;
}

/**
 * Decodes a `CataloguePart`. A server without support for parts sends all courses. A list of exactly `limit` courses may be
 * incomplete. Missing or wrong numbers count as 0, because the browser then loads all courses.
 */
export const decodePart =
  (limit: number): Decode<CataloguePart> =>
  (raw, base) => {
    const part = isRow(raw) && Array.isArray(raw.course) ? raw : undefined;
    const courses = decodeCourses(part?.course ?? raw, base);
    const found = Math.max(countFrom(part?.found), courses.length);
    const isWhole = part ? part.whole === true : courses.length !== limit;
    if (isWhole) return { courses, found: courses.length, total: courses.length };
    const counts = asRow(part?.counts);
    return {
      courses,
      found,
      total: Math.max(countFrom(part?.total), found),
      counts: { category: asRow(counts.category), level: asRow(counts.level) },
      ages: texts(part?.ages),
      facts: part?.facts,
      suggestion: text(part?.suggestion),
      ignored: texts(part?.ignored),
    };
  };

const asRow = (value: unknown): Row => (isRow(value) ? value : {});
