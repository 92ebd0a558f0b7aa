import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

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

/** What counting a little has taken at best: the machine with its cores to itself. */
let quickest = Number.POSITIVE_INFINITY;

/**
 * How much longer it takes just now, 0.9 for nearly twice as long: so it is while a neighbour works on the other thread of the
 * same core, which no system tells. 0 is all that a machine alone varies by.
 */
function crowded(): number {
  // Not compiled yet, the first would not count; and a core that has rested is up to twice as slow for its first 5 ms.
  for (let time = 0; quickest > 1e9 && time < 20; time++) counting(3e6);
  counting(5e6);
  const took = counting(3e6);
  quickest = Math.min(quickest, took);
  const more = took / quickest - 1;
  return more > 0.3 ? more : 0;
}

/** Waits for a moment in which the machine has its cores to itself, for 3 s and the part's patience at most. */
export async function calm(): Promise<void> {
  const begun = performance.now();
  while (left > 0 && performance.now() - begun < 3_000 && crowded() + crowded() > 0) await pause(50);
  left -= performance.now() - begun;
}

export interface Watched<T> {
  value: T;
  /**
   * How much the host took away of its time, of all processors together (of less than 0.2 s, only whether it did), and how
   * crowded it was before and after.
   */
  disturbed: number;
}

/** Up to here nothing to speak of was taken away. */
const tolerable = 0.05;

export async function watch<T>(measure: () => Promise<T>): Promise<Watched<T>> {
  const first = crowded();
  const [begun, before] = [performance.now(), takenAway()];
  const value = await measure();
  const taken = ((takenAway() - before) * 1_000) / (performance.now() - begun);
  return { value, disturbed: taken + Math.max(first, crowded()) };
}

/** How long a part of the bench may wait for a calm moment and measure once more what was disturbed, in ms. */
const patience = 15_000;
let left = patience;

/** Each part of the bench has a patience of its own. */
export function beginPart(): void {
  left = patience;
}

/** Measures what the host disturbed once more, or twice, and answers what it disturbed least. */
export async function undisturbed<T>(measure: () => Promise<T>): Promise<T> {
  let best = await watch(measure);
  for (let again = 0; again < 2 && best.disturbed > tolerable && left > 0; again++) {
    const begun = performance.now();
    const next = await watch(measure);
    if (next.disturbed < best.disturbed) best = next;
    left -= performance.now() - begun;
  }
  return best.value;
}

/** What the machine's host left alone; the calmer half where that is less. */
export function calmest<T extends { disturbed: number }>(measured: readonly T[]): T[] {
  const sorted = [...measured].sort((one, other) => one.disturbed - other.disturbed);
  const calm = sorted.filter(({ disturbed }) => disturbed <= tolerable).length;
  return sorted.slice(0, Math.max(calm, Math.ceil(sorted.length / 2)));
}
