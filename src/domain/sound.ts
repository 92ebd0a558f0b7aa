/** What letters and groups of letters sound like. `S` is sh, `C` is ch; h after another consonant is not heard in Urdu's Latin spelling. */
const latin: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/[ts]ion/g, 'Sn'],
  [/sh/g, 'S'],
  [/ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
];

/** The letters of Urdu that are heard as consonants, as folded words have them (fold-text.ts). */
const urdu: Readonly<Record<string, string>> = {
  ...{ ب: 'b', پ: 'p', ت: 't', ٹ: 't', ث: 's', ج: 'j', چ: 'C', خ: 'k', د: 'd', ڈ: 'd', ذ: 'z', ر: 'r', ڑ: 'r' },
  ...{ ز: 'z', ژ: 'z', س: 's', ش: 'S', ص: 's', ض: 'z', ط: 't', ظ: 'z', غ: 'g', ف: 'f', ق: 'k', ك: 'k', گ: 'g' },
  ...{ ل: 'l', م: 'm', ن: 'n' },
};

/** Vowels, and what is a vowel in one spelling and a consonant in another: w, y, h. */
const unheard = /[aeiouwyhv]/g;

/** Words with fewer consonants sound like too many others. */
const minLength = 4;

/**
 * The consonants of a folded word as they are heard, so that spellings by ear meet: `calligrafy` and `calligraphy`, `animashun` and
 * `animation`, خوشخطی and `khushkhati`.
 *
 * @returns '' for a word with too few consonants, or of another script
 */
export function soundOf(word: string): string {
  let sound = word;
  if (/^[a-z]+$/.test(word)) for (const [letters, heard] of latin) sound = sound.replace(letters, heard);
  else if (/^\p{Script=Arabic}+$/u.test(word)) sound = Array.from(word, (letter) => urdu[letter] ?? '').join('');
  else return '';
  sound = sound.replace(unheard, '').replace(/(.)\1+/g, '$1');
  return sound.length < minLength ? '' : sound;
}
