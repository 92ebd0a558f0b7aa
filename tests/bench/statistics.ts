export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 ? high : (low + high) / 2;
};

/**
 * The middle of some ratios, by Hodges and Lehmann, and between what it lies 95 times in 100, by Wilcoxon's signed ranks: of
 * the averages of any two, and of each with itself (geometric ones: half is as far as twice). Where half of the loads come
 * in one frame and half in the next, a median is either, and this lies between them. Fewer than six cannot be that sure;
 * then the least and the greatest.
 */
export function middle(numbers: readonly number[]): { value: number; low: number; high: number } {
  const averages = numbers.flatMap((one, index) => numbers.slice(index).map((other) => Math.sqrt(one * other)));
  averages.sort((a, b) => a - b);
  const beyond = ranksBeyond(numbers.length);
  const [low = Number.NaN, high = Number.NaN] = [averages[beyond], averages[averages.length - 1 - beyond]];
  return { value: median(averages), low, high };
}

/** How many of the averages of so many numbers lie, at either end, where the middle is one time in forty at most. */
function ranksBeyond(count: number): number {
  // In how many of the choices of signs the positive ranks have this sum.
  let ways = [1];
  for (let rank = 1; rank <= count; rank++)
    ways = Array.from({ length: ways.length + rank }, (_, sum) => (ways[sum] ?? 0) + (ways[sum - rank] ?? 0));
  let beyond = 0;
  for (let doubt = ways[0] ?? 0; doubt / 2 ** count <= 0.025; doubt += ways[beyond] ?? 0) beyond++;
  return Math.max(0, beyond - 1);
}
