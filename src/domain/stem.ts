/** Unrelated words would share a shorter stem. */
const minLength = 3;

const doubled = /([bdfgklmnprt])\1$/;
const isShort = /^[^aeiou]{1,2}[aeiou][^aeiouwxy]$/;
/** A silent e, except in short words: "kite" is no "kit", and "plane" no "plan". */
const silentE = /(?<!^[^aeiou]{1,2}[aeiouy][^aeiou])e$/;
/** The vowels at the end of Urdu nouns, as in ستارہ and ستارے. */
const urduVowel = /[\u0627\u0647\u064a]$/;

/** Restores a verb without its -ing or -ed: "draw", "programm" → "program", "cod" → "code". */
function verbOf(rest: string): string {
  if (doubled.test(rest)) return rest.replace(doubled, '$1');
  return isShort.test(rest) ? `${rest}e` : rest;
}

/** Endings of folded words (fold-text.ts), and the word without them. The first one that fits is removed. */
const endings: readonly (readonly [ending: RegExp, base: (rest: string) => string])[] = [
  [/ies$/, (rest) => `${rest}y`],
  [/(?<=s|x|z|ch|sh)es$/, String],
  [/(?<![siu])s$/, String],
  [/(?<=[aeiouy].*)(?:ing|ed)$/, verbOf],
  // Urdu plurals, as in کتابیں, کتابوں and گیمز.
  [/(?:\u064a\u0646|\u0648\u0646|\u0632)$/, String],
];

function withoutEnding(word: string): string {
  for (const [ending, base] of endings) {
    const rest = word.replace(ending, '');
    if (rest !== word && rest.length >= minLength) return base(rest);
  }
  return word;
}

/**
 * The light stem of a folded word, without the ending of a plural, of -ing or of -ed: `kits` and `kit`, `drawing` and `draw`,
 * `programming` and `program` have the same stem. Stems are only compared with each other.
 */
export function stemOf(word: string): string {
  const stem = withoutEnding(word).replace(doubled, '$1');
  return stem.length > minLength ? stem.replace(silentE, '').replace(urduVowel, '') : stem;
}
