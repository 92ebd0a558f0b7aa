import { describe, expect, it } from 'vitest';
import { calmest, leftAlone, strayed, undisturbed, watch } from '../bench/machine.ts';
import { type Comparison, inTurn, untilSure } from '../bench/pairs.ts';
import { ofPairs, sureness } from '../bench/report.ts';
import { middle } from '../bench/statistics.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => 2 ** (index + 1));

describe('What the bench says of a ratio', () => {
  // Wilcoxon's table for 95 in 100: with 6, 9 and 12 numbers it leaves out 0, 5 and 13 averages at either end.
  it.each([
    [6, 1, 6],
    [9, 2.5, 7.5],
    [12, 4, 9],
  ])('is sure, with %d pairs, of what lies between the signed ranks of the table', (count, low, high) => {
    const sure = middle(upTo(count));
    expect(Math.log2(sure.value)).toBeCloseTo((count + 1) / 2);
    expect(Math.log2(sure.low)).toBeCloseTo(low);
    expect(Math.log2(sure.high)).toBeCloseTo(high);
  });

  it('is between the least and the greatest where they are too few to be sure', () => {
    expect(middle([4, 1, 2])).toEqual({ value: 2, low: 1, high: 4 });
  });

  it('lies between two frames that the loads fall into by halves, and is not moved by one hiccup', () => {
    const { value } = middle([0.94, 0.94, 0.95, 0.95, 1.13, 1.14, 1.14, 1.15, 9]);
    expect(value).toBeGreaterThan(0.96);
    expect(value).toBeLessThan(1.13);
  });
});

describe('How sure a verdict is', () => {
  const of = (...pairs: number[]) => sureness({ what: '', target: 1, ...ofPairs(pairs, 3) });

  it('is how far the middle lies from the target, in what its pairs leave open', () => {
    expect(of(0.5, 2, 0.5, 2, 0.5, 2)).toBeCloseTo(0);
    expect(of(1.21, 1.1, 1.331, 1.1, 1.331, 1.21)).toBeCloseTo(2);
  });

  it('is nothing with fewer than six pairs, and no matter where nothing can be told', () => {
    expect(of(2, 2.1, 2.05, 2, 2.1)).toBe(0);
    expect(of(Number.NaN, Number.NaN)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('What the bench measures in pairs', () => {
  const disturbed = (...shares: number[]) => shares.map((share) => ({ ours: share, disturbed: share }));
  const kept = (...shares: number[]) => calmest(disturbed(...shares)).map(({ ours }) => ours);

  it('has each side first in its turn', async () => {
    const asked: string[] = [];
    const side = (name: string) => async () => asked[asked.push(name) - 1];
    const pairs = await inTurn(1, side('a'), side('b'));
    await inTurn(2, side('a'), side('b'), pairs);
    expect(asked.join('')).toBe('abbaab');
    expect(pairs.map(({ ours, other }) => `${ours}${other}`)).toEqual(['ab', 'ab', 'ab']);
  });

  it('leaves out what the host disturbed, and at most half of all', () => {
    expect(kept(0, 0.9, 0.02, 0, 0.06)).toEqual([0, 0, 0.02]);
    expect(kept(0, 0.01, 0.02)).toEqual([0, 0.01, 0.02]);
    expect(kept(0.4, 0.1, 0.3, 0.2, 0.5)).toEqual([0.1, 0.2, 0.3]);
  });

  it('leaves out of ratios only what the host took, whatever the phone’s speed', () => {
    const pairs = [0, 0.9, 0.02, 0, 0.06].map((taken, ours) => ({ ours, taken, disturbed: 2 * (5 - ours) }));
    expect(leftAlone(pairs).map(({ ours }) => ours)).toEqual([0, 3, 2]);
  });

  it('tells who watches the whole how far its parts strayed, but not of what was measured for nothing', async () => {
    const straying =
      (...shares: number[]) =>
      async () =>
        strayed(shares.shift() ?? 0);
    const { disturbed, taken } = await watch(async () => {
      await undisturbed(straying(0.8, 0.5, 0.6));
      await undisturbed(straying(0));
    });
    expect(disturbed - taken).toBeCloseTo(0.5);
  });

  it('is measured more often where it is less sure, until it is sure or the time is up', async () => {
    const comparison = (near: number): Comparison & { pairs: number[] } => {
      const pairs = [near, near * 1.1, near, near / 1.1, near, near * 1.1];
      return {
        pairs,
        more: async () => pairs.push(near * 1.1, near / 1.1),
        verdicts: () => [{ what: '', target: 1.05, ...ofPairs(pairs, 3) }],
      };
    };
    const [near, far] = [comparison(0.99), comparison(0.5)];
    await untilSure([near, far], Date.now() + 10_000);
    expect(far.pairs).toHaveLength(6);
    expect(near.pairs.length).toBeGreaterThan(12);
    const never = comparison(1.05);
    await untilSure([never], Date.now() - 1);
    expect(never.pairs).toHaveLength(6);
  });
});
