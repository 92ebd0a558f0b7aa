/** The ages of a course's children: `8-13`, `8–13`, `12+` or `9`; undefined if the text is none of these. */
function rangeOf(ages: string): { from: number; to: number } | undefined {
  const [, from = '', rest = ''] = /^(\d{1,2})(\+|[-–]\d{1,2})?$/.exec(ages) ?? [];
  const range = { from: Number(from), to: rest === '+' ? oldest : Number(rest.slice(1) || from) };
  return from !== '' && range.from <= range.to && range.from <= oldest ? range : undefined;
}

/** The highest age of a filter. */
const oldest = 18;

/** `8-13` as `8–13`. */
export const agesText = (ages: string) => ages.replace('-', '–');

/** The courses for a child of this age. Omits courses that name no ages. */
export const coursesForAge = <C extends { ages: string }>(courses: readonly C[], age: string): C[] =>
  courses.filter(({ ages }) => {
    const range = rangeOf(ages);
    return range !== undefined && range.from <= Number(age) && Number(age) <= range.to;
  });

type Courses = readonly { ages: string }[];

const agesByCatalogue = new WeakMap<Courses, readonly string[]>();

/** The ages from the youngest to the oldest child of all courses; none if all courses are for the same ages. Cached per catalogue. */
export function agesOf(courses: Courses): readonly string[] {
  const ages = agesByCatalogue.get(courses) ?? findAges(courses);
  agesByCatalogue.set(courses, ages);
  return ages;
}

function findAges(courses: Courses): string[] {
  const known = new Set(courses.map(({ ages }) => ages.replace('–', '-')));
  const ranges = [...known].flatMap((ages) => rangeOf(ages) ?? []);
  if (ranges.length < 2) return [];
  const from = Math.min(...ranges.map((range) => range.from));
  const to = Math.min(oldest, Math.max(...ranges.map((range) => range.to)));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index));
}
