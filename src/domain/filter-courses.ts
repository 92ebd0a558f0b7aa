import { levels, subjects } from '../tokens/limits.ts';
import { countFrom } from './decode.ts';
import type { CourseSummary } from './entities.ts';
import { type Filters, fold } from './filters.ts';

/** A combination of subject and level, with its number of courses. Even a long catalogue has few combinations. */
interface Kind {
  category: string;
  level: string;
  count: number;
}

const keyOf = ({ category, level }: CourseSummary) => `${category}\0${level}`;

const kindsByCatalogue = new WeakMap<readonly CourseSummary[], ReadonlyMap<string, Kind>>();

function kindsOf(courses: readonly CourseSummary[]): ReadonlyMap<string, Kind> {
  const cached = kindsByCatalogue.get(courses);
  if (cached) return cached;
  const kinds = new Map<string, Kind>();
  for (const course of courses) {
    const kind = kinds.get(keyOf(course));
    if (kind) kind.count += 1;
    else kinds.set(keyOf(course), { category: fold(course.category), level: fold(course.level), count: 1 });
  }
  kindsByCatalogue.set(courses, kinds);
  return kinds;
}

const isMatch = (kind: Kind, category: string, level: string) =>
  (category === '' || kind.category === category) && (level === '' || kind.level === level);

/** The courses of a subject and a level, in the given order. */
export function filterCourses(courses: readonly CourseSummary[], { category, level }: Filters): CourseSummary[] {
  const wanted = new Set<string>();
  for (const [key, kind] of kindsOf(courses)) if (isMatch(kind, fold(category), fold(level))) wanted.add(key);
  return courses.filter((course) => wanted.has(keyOf(course)));
}

/** The number of courses that `filterCourses` returns. It loops over the few combinations of subject and level. */
function countCourses(courses: readonly CourseSummary[], { category, level }: Filters): number {
  let sum = 0;
  // No reduce: a host page may have replaced it (prototype.js 1.6).
  for (const [, kind] of kindsOf(courses)) if (isMatch(kind, fold(category), fold(level))) sum += kind.count;
  return sum;
}

/** An option of a select, with the number of courses that match if it is selected. */
export interface Facet {
  value: string;
  label: string;
  count: number;
}

type Select = 'category' | 'level';

/** The number of matching courses, by select and option. A server may send any type. */
export type FilterCounts = Readonly<Record<Select, Readonly<Record<string, unknown>>>>;

const noCounts: FilterCounts = { category: {}, level: {} };

/** The options of both selects. */
export function facets({ category, level } = noCounts): { categories: Facet[]; levels: Facet[] } {
  const choices = (labels: readonly string[], counts: FilterCounts[Select]): Facet[] =>
    labels.map((label) => ({ value: fold(label), label, count: countFrom(counts[fold(label)]) }));
  return { categories: choices(subjects, category), levels: choices(levels, level) };
}

/** Counts the matching courses of each option, with the other filters unchanged. */
export function filterCounts(courses: readonly CourseSummary[], filters: Filters): FilterCounts {
  const counts = (name: Select, labels: readonly string[]) =>
    Object.fromEntries(labels.map((label) => [fold(label), countCourses(courses, { ...filters, [name]: label })]));
  return { category: counts('category', subjects), level: counts('level', levels) };
}
