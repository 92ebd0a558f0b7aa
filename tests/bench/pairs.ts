import { type Watched, watch } from './machine.ts';
import { sureness, type Verdict } from './report.ts';

export interface Pair<T> extends Omit<Watched<T>, 'value'> {
  ours: T;
  other: T;
}

/**
 * Measures both in turn, so that what else the machine does falls on both; each first in its turn, so that neither is always
 * the one that comes second.
 */
export async function inTurn<T>(
  times: number,
  ours: () => Promise<T>,
  other: () => Promise<T>,
  pairs: Pair<T>[] = [],
): Promise<Pair<T>[]> {
  for (let time = 0; time < times; time++) {
    const oursFirst = pairs.length % 2 === 0;
    const { value, ...how } = await watch(async () => {
      if (oursFirst) return { ours: await ours(), other: await other() };
      const second = await other();
      return { ours: await ours(), other: second };
    });
    pairs.push({ ...value, ...how });
  }
  return pairs;
}

/** What is yours of the other's, in each pair: what slowed both falls out. */
export const ratiosOf = <T>(pairs: readonly Pair<T>[], read: (one: T) => number): number[] =>
  pairs.map(({ ours, other }) => read(ours) / read(other));

/** Something measured in pairs that may be measured more often. */
export interface Comparison {
  more: (times: number) => Promise<unknown>;
  /** What its pairs say so far. */
  verdicts: () => Verdict[];
}

/** How sure a verdict is to be, in what the pairs leave open: from here on, fewer than one in fifty runs says the opposite. */
const enough = 1.5;

/** Measures on whatever is least sure, until all are, or the time is up (as of Date.now). */
export async function untilSure(comparisons: readonly Comparison[], until: number): Promise<void> {
  while (Date.now() < until) {
    const known = comparisons.map((comparison) => ({
      comparison,
      sure: Math.min(...comparison.verdicts().map(sureness)),
    }));
    const [least] = known.sort((one, other) => one.sure - other.sure);
    if (!least || least.sure >= enough) return;
    await least.comparison.more(2);
  }
}
