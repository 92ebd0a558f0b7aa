import { existsSync, readFileSync } from 'node:fs';

/** How long the machine counts to a number just now, in ms: it tells two machines apart, and two states of one. */
export function counting(to: number): number {
  const begun = performance.now();
  let sum = 0;
  for (let n = 0; n < to; n++) sum += n % 7;
  return sum && performance.now() - begun;
}

/** Seconds that a virtual machine had work for its processors and its host did not let it; 0 where the system does not tell. */
export function takenAway(): number {
  if (!existsSync('/proc/stat')) return 0;
  const steal = readFileSync('/proc/stat', 'utf8').split(/\s+/, 9)[8];
  return Number(steal ?? 0) / 100;
}

export interface Watched<T> {
  value: T;
  /** Which part of its time the host took away. */
  disturbed: number;
}

/** Up to here nothing to speak of was taken away. */
export const tolerable = 0.05;

export async function watch<T>(measure: () => Promise<T>): Promise<Watched<T>> {
  const [begun, before] = [performance.now(), takenAway()];
  const value = await measure();
  return { value, disturbed: ((takenAway() - before) * 1_000) / (performance.now() - begun) };
}

/** How long a part of the bench may go on measuring once more what was disturbed, in ms. */
const patience = 25_000;
let left = patience;

/** Each part of the bench has a patience of its own. */
export function beginPart(): void {
  left = patience;
}

/** Measures so many times, and as many more while the host disturbs that; answers what it disturbed least. */
export async function leftAlone<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const seen: Watched<T>[] = [];
  const calm = () => seen.filter(({ disturbed }) => disturbed <= tolerable).length;
  while (seen.length < times || (calm() < times && seen.length < 3 * times && left > 0)) {
    const begun = performance.now();
    seen.push(await watch(measure));
    if (seen.length > times) left -= performance.now() - begun;
  }
  seen.sort((one, other) => one.disturbed - other.disturbed);
  return seen.slice(0, times).map(({ value }) => value);
}
