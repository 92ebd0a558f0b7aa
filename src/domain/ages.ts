/** The highest age that the age filter offers. */
export const oldestAge = 18;

/** Lists each age of `8-13`, `8–13`, `12+` or `9`; none for any other text. */
export function agesIn(text: string): string[] {
  const [, first, rest = ''] = /^(\d{1,2})(\+|[-–]\d{1,2})?$/.exec(text) ?? [];
  if (first === undefined) return [];
  const from = Number(first);
  const to = rest === '+' ? oldestAge : Math.min(oldestAge, Number(rest.slice(1) || first));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index));
}

/** Shows a range with an en dash: `8–13`. */
export const agesText = (ages: string) => ages.replace('-', '–');

type Courses = readonly { ages: string }[];

const agesByCatalogue = new WeakMap<Courses, readonly string[]>();

/** Each age from the lowest to the highest of all courses; none if all courses have the same ages. Cached per catalogue. */
export function agesOf(courses: Courses): readonly string[] {
  const ages = agesByCatalogue.get(courses) ?? findAges(courses);
  agesByCatalogue.set(courses, ages);
  return ages;
}

/** The ages of all courses as a range: `7-16`; undefined if all courses have the same ages. */
export function ageRange(courses: Courses): string | undefined {
  const ages = agesOf(courses);
  return ages.length > 0 ? `${ages[0]}-${ages.at(-1)}` : undefined;
}

function findAges(courses: Courses): string[] {
  const texts = new Set(courses.map(({ ages }) => ages.replace('–', '-')));
  const ranges = [...texts].map(agesIn).filter((ages) => ages.length > 0);
  if (ranges.length < 2) return [];
  const years = ranges.flat().map(Number);
  return agesIn(`${Math.min(...years)}-${Math.max(...years)}`);
}
