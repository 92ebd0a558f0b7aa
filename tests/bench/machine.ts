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
  /** How much the host took away of its time, of all processors together; of less than 0.2 s, only whether it did. */
  taken: number;
  /** That, and how far the emulated phone's speed strayed. */
  disturbed: number;
}

/** The furthest since somebody watches. */
let furthest = 0;

/** How far, as a share, the emulated phone's speed is from what it was to be; a quarter is nothing to speak of. */
export function strayed(share: number): void {
  if (share > 0.25) furthest = Math.max(furthest, share);
}

/** Up to here nothing to speak of was taken away. */
const tolerable = 0.05;

export async function watch<T>(measure: () => Promise<T>): Promise<Watched<T>> {
  const outer = furthest;
  furthest = 0;
  const [begun, before] = [performance.now(), takenAway()];
  const value = await measure();
  const taken = ((takenAway() - before) * 1_000) / (performance.now() - begun);
  const disturbed = taken + furthest;
  // Who watches the whole hears of its parts.
  furthest = Math.max(outer, furthest);
  return { value, taken, disturbed };
}

/** How long a part of the bench may measure once more what was disturbed, in ms. */
const patience = 15_000;
let left = patience;

/** Each part of the bench has a patience of its own. */
export function beginPart(): void {
  left = patience;
}

/** Measures what was disturbed once more, or twice, and answers what was disturbed least. */
export async function undisturbed<T>(measure: () => Promise<T>): Promise<T> {
  const outer = furthest;
  let best = await watch(measure);
  for (let again = 0; again < 2 && best.disturbed > tolerable && left > 0; again++) {
    const begun = performance.now();
    const next = await watch(measure);
    if (next.disturbed < best.disturbed) best = next;
    left -= performance.now() - begun;
  }
  // What was measured for nothing is nobody's.
  furthest = Math.max(outer, best.disturbed - best.taken);
  return best.value;
}

function least<T>(measured: readonly T[], disturbance: (one: T) => number): T[] {
  const sorted = [...measured].sort((one, other) => disturbance(one) - disturbance(other));
  const calm = sorted.filter((one) => disturbance(one) <= tolerable).length;
  return sorted.slice(0, Math.max(calm, Math.ceil(sorted.length / 2)));
}

/** What nothing disturbed; the calmer half where that is less. For milliseconds, which a speed that strayed makes more or less. */
export const calmest = <T extends Pick<Watched<unknown>, 'disturbed'>>(measured: readonly T[]): T[] =>
  least(measured, ({ disturbed }) => disturbed);

/**
 * What the machine's host left alone; the calmer half where that is less. For ratios: a speed that strays falls on either side,
 * and without such pairs first paints scatter no less (NOTES.md, “The middle of the pairs”).
 */
export const leftAlone = <T extends Pick<Watched<unknown>, 'taken'>>(measured: readonly T[]): T[] =>
  least(measured, ({ taken }) => taken);
