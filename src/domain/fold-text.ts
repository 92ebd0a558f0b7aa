/*
 * Folds texts for comparison: texts that look equal to a reader become equal. Arabic letters fold as in Lucene's
 * ArabicNormalizer and PersianNormalizer; so do letters that Urdu keyboards and PDFs use for each other.
 */

/** The first item replaces each letter of the second. */
const sameLetters: readonly (readonly [letter: string, others: string])[] = [
  // Alef: wasla and Quranic forms. NFKD and `ignored` remove the madda and hamza of other forms.
  ['\u0627', '\u0671\u0672\u0673\u0675'],
  // Yeh: Farsi, dotless, barree, with tail, with a small v, e.
  ['\u064a', '\u06cc\u0649\u06d2\u06cd\u06ce\u06d0'],
  // Kaf: keheh and swash kaf.
  ['\u0643', '\u06a9\u06aa'],
  // Heh: goal, doachashmee, ae, teh marbuta and its goal form.
  ['\u0647', '\u06c1\u06be\u06d5\u0629\u06c3'],
  // Noon: ghunna.
  ['\u0646', '\u06ba'],
  ['\u03c3', '\u03c2'],
  ['ae', 'æ'],
  ['d', 'đð'],
  ['h', 'ħ'],
  ['i', 'ı'],
  ['l', 'ł'],
  ['o', 'ø'],
  ['oe', 'œ'],
  ['ss', 'ß'],
  ['th', 'þ'],
];

const folds = new Map(sameLetters.flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)));

/**
 * Marks (accents, vowel signs, hamza above), the hamza alone, the tatweel, and invisible characters. Urdu keyboards insert
 * zero-width non-joiners; word processors insert soft hyphens and zero-width spaces.
 */
const ignored = /[\p{M}\p{Cf}\u0621\u0674\u0640]/gu;
const digit = /\p{Nd}/u;
const otherSigns = new RegExp(`[${[...folds.keys()].join('')}]|(?![0-9])\\p{Nd}`, 'gu');

/** Converts a decimal digit of any script to 0–9. Unicode has the ten digits of a script in a row. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (digit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Without this shortcut, normalising ASCII texts takes most of the time of building a search index. */
const isAscii = /^[\0-\x7f]*$/;

/**
 * Folds a text for comparison: lower case, no accents, vowel signs or invisible characters, one form of each letter, digits
 * 0 to 9. Punctuation and white space stay. Compare folded texts only with each other; never show or store one.
 *
 * @example foldText('ÉLAN كتاب ۳') === foldText('élan کتاب 3')
 */
export function foldText(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(ignored, '')
    .toLowerCase()
    .replace(otherSigns, (sign) => folds.get(sign) ?? digitOf(sign));
}
