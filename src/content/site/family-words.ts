import { stemOf } from '../../domain/stem.ts';
import { spacedWords, wordsOf } from '../../domain/words.ts';

/**
 * What families in Pakistan type for the same thing: English, Urdu in Latin letters as each writes it, and Urdu. A course whose name, subject
 * or synonyms have one word of a line is found by the others. General words only: a school writes its own in `search_words`.
 */
const sameThing = `
water paani pani پانی
math maths mathematics arithmetic ginti riazi riyazi hisab hisaab ریاضی حساب
science sains سائنس
chemistry kimiya kimia کیمیا
physics tabiyat طبیعیات فزکس
biology hayatiyat حیاتیات
computer coding programming kompyutar کمپیوٹر کوڈنگ پروگرامنگ
robot robotics robat روبوٹ روبوٹکس
electricity electronics circuits bijli bijlee بجلی سرکٹ
astronomy stars space sitare sitaray taray ستارے تارے فلکیات
weather climate mosam mausam موسم
rain monsoon barish baarish بارش
earthquake quake zalzala زلزلہ
mountain mountains pahar pahaar پہاڑ
sea ocean coast samandar سمندر
animal animals wildlife janwar janwer جانور
bird birds parinday parinde پرندے
plant plants garden poday پودے باغ
bridge bridges pul پل
aeroplane aeroplanes airplane plane flight gliders jahaz جہاز
kite kites patang پتنگ
game games khel گیم کھیل
drawing sketching painting musawwari ڈرائنگ مصوری
colours colors painting rang رنگ
photography photo camera tasveer tasweer کیمرہ فوٹو تصویر تصویریں
calligraphy khattati خطاطی
cartoon cartoons animation کارٹون
internet online انٹرنیٹ
machine machines gears مشین
geometry shapes جیومیٹری
story stories kahani kahaniyan کہانی
cricket کرکٹ
`
  .trim()
  .split('\n');

/** The lines, by the stem of each of their words. */
const lines = new Map<string, string[]>();
for (const line of sameThing) {
  for (const word of wordsOf(line)) lines.set(stemOf(word), [...(lines.get(stemOf(word)) ?? []), line]);
}

/** What families type for the things that a text names. */
export const familyWords = (text: string): string[] => {
  const found = new Set(wordsOf(text).flatMap((word) => lines.get(stemOf(word)) ?? []));
  const known = `${spacedWords(text)} `;
  return [...found].flatMap((line) => line.split(' ')).filter((word) => !known.includes(`${spacedWords(word)} `));
};
