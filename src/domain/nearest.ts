import leven from 'leven';

/** The most similar known word; undefined if none is similar. */
export function nearest(text: string, known: Iterable<string>): string | undefined {
  let best: { word: string; steps: number } | undefined;
  for (const word of known) {
    const steps = leven(text.toLowerCase(), word.toLowerCase());
    if (steps <= Math.max(2, word.length / 3) && !(best && best.steps <= steps)) best = { word, steps };
  }
  return best?.word;
}

/** The sentence that corrects a wrong word: the most similar allowed word, or all allowed words. */
export function suggest(text: string, known: readonly string[]): string {
  const near = nearest(text, known);
  return near === undefined ? `Write one of ${known.join(', ')}.` : `Did you mean “${near}”?`;
}
