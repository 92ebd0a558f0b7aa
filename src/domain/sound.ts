/** The sounds of Latin letters. `S` is the sound of sh, `C` of ch. */
const latin: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/[ts]ion/g, 'Sn'],
  [/sh/g, 'S'],
  [/ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
];

/** The sounds of Urdu consonants, in the letter forms of folded words (fold-text.ts). */
const urdu: Readonly<Record<string, string>> = {
  ...{ ب: 'b', پ: 'p', ت: 't', ٹ: 't', ث: 's', ج: 'j', چ: 'C', خ: 'k', د: 'd', ڈ: 'd', ذ: 'z', ر: 'r', ڑ: 'r' },
  ...{ ز: 'z', ژ: 'z', س: 's', ش: 'S', ص: 's', ض: 'z', ط: 't', ظ: 'z', غ: 'g', ف: 'f', ق: 'k', ك: 'k', گ: 'g' },
  ...{ ل: 'l', م: 'm', ن: 'n' },
};

/** Vowels, and letters that one spelling has and another lacks. Urdu in Latin letters has silent h after consonants. */
const unheard = /[aeiouwyhv]/g;

/** Words with fewer consonants sound like too many others. */
const minLength = 4;

/**
 * The consonant sounds of a folded word. They are equal for phonetic spellings: `calligrafy` and `calligraphy`, `animashun`
 * and `animation`, خوشخطی and `khushkhati`.
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
