import { describe, expect, it } from 'vitest';
import { middle } from '../bench/load.ts';

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
