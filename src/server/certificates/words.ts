import { formatDay } from '../../domain/day.ts';
import { type PageLanguage, urduDay } from '../http/page-language.ts';

/** The labels of a certificate and its page. `{…}` are placeholders. */
export interface CertificateWords {
  lang: PageLanguage;
  certificate: string;
  certifies: string;
  /** The text after the child's name, if the child has watched all lectures. */
  finished: string;
  /** The text after the child's name, if staff issued the certificate. */
  completed: string;
  verifyAt: string;
  genuine: string;
  confirms: string;
  print: string;
  share: string;
  hidden: string;
  /** The label of the link to the other language, written in that language. */
  inOtherLanguage: string;
  verify: string;
  lead: string;
  code: string;
  comma: string;
  check: string;
  unknown: string;
  noCode: string;
  day: (day: string) => string;
}

/** Non-breaking hyphens: a code stays on one line. */
const exampleCode = 'K7QM\u20114RTX\u20112D';

export const certificateWords: Readonly<Record<PageLanguage, CertificateWords>> = {
  en: {
    lang: 'en',
    certificate: 'Certificate',
    certifies: 'This is to certify that',
    finished: 'has finished all lessons of the course',
    completed: 'has completed the course',
    verifyAt: 'Verify it at',
    genuine: 'This certificate is genuine',
    confirms: '{school} confirms that {name} completed the course {course} on {day}.',
    print: 'Print or save as PDF',
    share: 'Share on WhatsApp',
    hidden: 'Only you see this page: the certificate is hidden. You can show it again in your account.',
    inOtherLanguage: 'اردو میں',
    verify: 'Verify a certificate',
    lead: `Type the code that is printed on the certificate, such as ${exampleCode}.`,
    code: 'Code',
    comma: ',',
    check: 'Verify',
    unknown: 'No certificate with the code {code} is shown here. Check each letter. Its owner may also have hidden it.',
    noCode: `This is no code of a certificate. It has ten letters and digits, such as ${exampleCode}.`,
    day: formatDay,
  },
  ur: {
    lang: 'ur',
    certificate: 'سند',
    certifies: 'تصدیق کی جاتی ہے کہ',
    finished: 'نے اس کورس کے تمام اسباق مکمل کیے',
    completed: 'نے یہ کورس مکمل کیا',
    verifyAt: 'تصدیق کے لیے',
    genuine: 'یہ سند اصلی ہے',
    confirms: '{school} تصدیق کرتا ہے کہ {name} نے {day} کو کورس {course} مکمل کیا۔',
    print: 'پرنٹ کریں یا پی ڈی ایف محفوظ کریں',
    share: 'واٹس ایپ پر بھیجیں',
    hidden: 'یہ صفحہ صرف آپ دیکھ سکتے ہیں: سند پوشیدہ ہے۔ آپ اسے اپنے اکاؤنٹ میں دوبارہ دکھا سکتے ہیں۔',
    inOtherLanguage: 'In English',
    verify: 'سند کی تصدیق',
    lead: `سند پر چھپا ہوا کوڈ لکھیں، جیسے ‎${exampleCode}۔`,
    code: 'کوڈ',
    comma: '،',
    check: 'تصدیق کریں',
    unknown: 'کوڈ {code} کی کوئی سند یہاں نظر نہیں آتی۔ ہر حرف دیکھ لیں۔ ممکن ہے کہ اسے پوشیدہ کر دیا گیا ہو۔',
    noCode: `یہ کسی سند کا کوڈ نہیں ہے۔ کوڈ میں دس حروف اور ہندسے ہوتے ہیں، جیسے ‎${exampleCode}۔`,
    day: urduDay,
  },
};
