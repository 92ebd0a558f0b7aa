import { spacedWords, wordsOf } from '../../domain/words.ts';

/**
 * Synonyms that families in Pakistan search for, a group on each line: English, Urdu in several Latin spellings, and Urdu. If the
 * name, subject or synonyms of a course contain a word of a line, or its plural, a search for the other words finds the
 * course. A school adds its own words in `search_words`.
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
electricity electronics circuit bijli bijlee بجلی سرکٹ
astronomy star space planet moon solar sitare sitaray taray chand chaand ستارے تارے سیارے چاند شمسی فلکیات
weather climate mosam mausam موسم
rain monsoon barish baarish بارش
earthquake quake zalzala زلزلہ
mountain pahar pahaar پہاڑ
sea ocean coast samandar سمندر
animal wildlife janwar janwer جانور
bird parinday parinde پرندے
plant garden poday پودے باغ
bridge pul پل
aeroplane airplane plane flight glider jahaz جہاز
kite patang پتنگ
game khel گیم کھیل
drawing draw sketching painting musawwari ڈرائنگ مصوری
colour color paint painting rang رنگ
photography photo camera tasveer tasweer کیمرہ فوٹو تصویر تصویریں
calligraphy khattati خطاطی
cartoon animation کارٹون
internet online انٹرنیٹ
machine gear مشین
geometry shape جیومیٹری
story stories kahani kahaniyan کہانی
cricket کرکٹ
experiment tajurba tajurbe tajribe تجربہ تجربے
paper kagaz kaghaz کاغذ
toy khilona khilone کھلونا کھلونے
house home building ghar makan imarat گھر مکان عمارت
road sarak sadak سڑک
car gari gaari گاڑی
fish machli machhli مچھلی
insect keeray کیڑے
tree darakht درخت
flower phool پھول
river darya دریا
earth zameen zamin زمین
rock stone pathar پتھر
air wind hawa ہوا
light roshni روشنی
sound awaz awaaz آواز
sun sooraj suraj سورج
body jism جسم
health sehat صحت
food cooking kitchen khana کھانا
cloth fabric kapra kapray کپڑا کپڑے
money paisa paise پیسے
fraction kasar کسر
statistics data shumariyat شماریات
history tareekh tarikh تاریخ
geography jughrafia جغرافیہ
book kitab kitaab کتاب
reading parhna پڑھنا
writing likhna likhai لکھنا لکھائی
english angrezi انگریزی انگلش
music mosiqi موسیقی
film movie video filmain فلم ویڈیو
phone mobile app موبائل فون ایپ
web website ویب ویبسائٹ
`
  .trim()
  .split('\n');

/** Not the stem: "coding" and the genetics course "The Code We Inherit" have the same stem, but not the same topic. */
const singular = (word: string) => word.replace(/s$/, '');

/** The lines of `sameThing`, by the singular of each word. */
const lines = new Map<string, string[]>();
for (const line of sameThing) {
  for (const word of wordsOf(line).map(singular)) lines.set(word, [...(lines.get(word) ?? []), line]);
}

/** The synonyms of the words of a text. */
export const familyWords = (text: string): string[] => {
  const found = new Set(wordsOf(text).flatMap((word) => lines.get(singular(word)) ?? []));
  const known = `${spacedWords(text)} `;
  return [...found].flatMap((line) => line.split(' ')).filter((word) => !known.includes(`${spacedWords(word)} `));
};
