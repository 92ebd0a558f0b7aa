import leven from 'leven';

/** The most similar known word; undefined if none is similar. */
export function nearest(text: string, known: Iterable<string>): string | undefined {
  const typed = text.toLowerCase();
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const word of known) {
    // Exclusive upper bound: the word must be similar, and closer than the best so far.
    const maxDistance = Math.min(bestDistance, Math.max(2, Math.floor(word.length / 3)) + 1);
    if (Math.abs(word.length - typed.length) >= maxDistance) continue;
    const distance = leven(typed, word.toLowerCase(), { maxDistance });
    if (distance >= maxDistance) continue;
    best = word;
    bestDistance = distance;
  }
  return best;
}

/** The sentence that corrects a wrong word: the most similar allowed word, or all allowed words. */
export function suggest(text: string, known: readonly string[]): string {
  const near = nearest(text, known);
  return near === undefined ? `Write one of ${known.join(', ')}.` : `Did you mean “${near}”?`;
}
