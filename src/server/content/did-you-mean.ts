import leven from 'leven';

/** The known word that was probably meant, as an end of a sentence; '' where none is near. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const near = Array.from(known, (word) => ({ word, steps: leven(given.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, steps }) => steps <= Math.max(2, word.length / 4))
    .sort((one, other) => one.steps - other.steps)[0];
  return near ? `: did you mean \`${near.word}\`?` : '';
}
