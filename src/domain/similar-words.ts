import leven from 'leven';

/** The length of words that may contain a typo: shorter words match by chance, and longer ones are not real words. */
const typoLength = { min: 5, max: 30 };

/**
 * True if a typed word is another word, or its beginning, with one wrong, missing, additional or moved letter. A query compares
 * each of its words with all words of the catalogue, so this compares the rest after the first difference. Edit distances
 * take ten times as long.
 */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < typoLength.min || typed.length > typoLength.max) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const continuesWith = (rest: string, from: number) => word.startsWith(rest, from);
  const later = typed.slice(at + 1);
  // A letter typed too early ("phyton"), and one typed too late ("ptyhon").
  const movedBack = word.slice(at, typed.length).replace(typed[at] ?? '', '');
  const movedForward = typed.slice(at).replace(word[at] ?? '', '');
  return (
    continuesWith(later, at + 1) ||
    continuesWith(typed.slice(at), at + 1) ||
    continuesWith(later, at) ||
    movedBack === later ||
    (movedForward.length === later.length && continuesWith(movedForward, at + 1))
  );
}

/** Words of at least this length may have two wrong letters. */
const longLength = 7;

/** The most similar word with the same first letter and one wrong letter, or two in a long word; undefined if there is none. */
export function corrected(typed: string, vocabulary: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  let maxDistance = typed.length < longLength ? 1 : 2;
  for (const word of vocabulary) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > maxDistance) continue;
    const distance = leven(typed, word, { maxDistance: maxDistance + 1 });
    if (distance > maxDistance) continue;
    best = word;
    maxDistance = distance - 1;
    if (maxDistance === 0) break;
  }
  return best;
}
