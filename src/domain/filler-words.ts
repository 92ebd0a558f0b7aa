import { wordsOf } from './words.ts';

/** Query words that name no topic, in English and Urdu, folded (fold-text.ts). A course matches without them. */
export const fillerWords: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ wordsOf(
    'a an the my own i we me you your our it this that is are be there any some which who can at by from as want in on for of to with and or ' +
      'how what about do make making build building learn learning teach best online easy ' +
      'year years yrs yr old olds age ages aged saal sal umar free kid kids child children boys girls baby son daughter ' +
      'sir miss madam mr mrs ms teacher student students class classes grade course courses lesson lessons tuition ' +
      'ka ki ke ko se mein main mujhe aur hai hain kaam banana banani banane banate banaye seekhna seekhni seekhne seekhen seekho sikhna ' +
      'karna bachon bacha bachi beta beti mera meri mere liye kaise kya kyun hota hoti chahiye ' +
      'کا کی کے کو سے میں اور ہے ہیں مجھے بنانا بنانے بنائیں سیکھنا سیکھنی سیکھیں سیکھو کرنا بچوں بچے بیٹا بیٹی میرا میری لیے کیسے کیا کیوں چاہیے کورس کلاس جماعت سال عمر سر مس میڈم',
  ),
);
