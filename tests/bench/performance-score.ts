import type { Load } from './browser.ts';

/** Lighthouse 12's metrics for phones: what gets 90 points, what gets 50, and how much each counts. */
const curves = {
  fcp: { good: 1_800, middling: 3_000, weight: 10 },
  speed: { good: 3_387, middling: 5_800, weight: 10 },
  lcp: { good: 2_500, middling: 4_000, weight: 25 },
  tbt: { good: 200, middling: 600, weight: 30 },
  cls: { good: 0.1, middling: 0.25, weight: 25 },
};

/**
 * The performance score that Lighthouse would compute of a load by its published log-normal curves. (`npm run bench lighthouse`
 * runs Lighthouse itself.) Its Speed Index, which films the page, is taken to be the LCP, which it cannot be much worse than on a page that
 * comes in one piece.
 */
export function performanceScore({ fcp, lcp, tbt, cls }: Load): number {
  const measured = { fcp, speed: lcp, lcp, tbt, cls };
  let score = 0;
  for (const [name, { good, middling, weight }] of Object.entries(curves)) {
    const value = measured[name as keyof typeof curves];
    const distance = Math.log(Math.max(value, Number.MIN_VALUE) / middling) / -Math.log(good / middling);
    // Lighthouse rounds each metric to a hundredth.
    score += (weight * Math.round(100 * errorComplement(distance * 0.906_193_802_436_823_2))) / 200;
  }
  return Math.round(score);
}

/** 1 − erf(x), by Abramowitz and Stegun 7.1.26, as Lighthouse does. */
function errorComplement(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * Math.abs(x));
  const tail =
    t *
    (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429)))) *
    Math.exp(-x * x);
  return x < 0 ? 2 - tail : tail;
}
