import { agesIn, oldestAge } from '../ages.ts';

/** The ages of a child that the form accepts. */
export const childAges = { min: 2, max: 99 } as const;

/** Whether a child is younger or older than a course is for; false if the course or the text says nothing. */
export function isOutsideAges(ages: string, age: string): boolean {
  const years = agesIn(ages);
  if (years.length === 0 || !/^\d{1,2}$/.test(age)) return false;
  const isOpenEnded = years.includes(String(oldestAge));
  return !years.includes(String(Number(age))) && !(isOpenEnded && Number(age) > oldestAge);
}
