import { agesIn, oldestAge } from '../ages.ts';

/** The ages of a child that the form accepts. */
export const childAges = { min: 2, max: 99 } as const;

/** Whether a child is too young or too old for a course; false if the ages of the course or the child are unknown. */
export function isOutsideAges(ages: string, age: string): boolean {
  const years = agesIn(ages);
  if (years.length === 0 || !/^\d{1,2}$/.test(age)) return false;
  const isOpenEnded = years.includes(String(oldestAge));
  return !years.includes(String(Number(age))) && !(isOpenEnded && Number(age) > oldestAge);
}
