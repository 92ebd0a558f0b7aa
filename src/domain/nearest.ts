import leven from 'leven';

/** The most similar known word; undefined if none is similar. */
export function nearest(text: string, known: Iterable<string>): string | undefined {
  const typed = text.toLowerCase();
  let best: string | undefined;
  let bestSteps = Number.POSITIVE_INFINITY;
  for (const word of known) {
    // From this number of steps on, the word is not similar, or not more similar than the best one.
    const maxDistance = Math.min(bestSteps, Math.max(2, Math.floor(word.length / 3)) + 1);
    if (Math.abs(word.length - typed.length) >= maxDistance) continue;
    const steps = leven(typed, word.toLowerCase(), { maxDistance });
    if (steps >= maxDistance) continue;
    best = word;
    bestSteps = steps;
  }
  return best;
}

/** The sentence that corrects a wrong word: the most similar allowed word, or all allowed words. */
export function suggest(text: string, known: readonly string[]): string {
  const near = nearest(text, known);
  return near === undefined ? `Write one of ${known.join(', ')}.` : `Did you mean “${near}”?`;
}
