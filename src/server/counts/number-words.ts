import { type CountKind, countLabels } from '../../domain/counts.ts';
import { formatDay } from '../../domain/day.ts';
import { type Place, places } from '../../domain/places.ts';
import { counted } from '../../domain/text.ts';
import { type PageLanguage, urduDay } from '../http/page-language.ts';
import { englishRoutes, urduPlaces, urduRoutes } from './number-labels.ts';

/** The texts of the private counts page. `{…}` are placeholders. */
export interface NumberWords {
  lang: PageLanguage;
  title: string;
  heading: string;
  isPrivate: string;
  waiting: string;
  notListed: string;
  /** Visits of this week, of the week before, and of today. */
  week: (week: number, before: number, today: number) => string;
  ownPage: string;
  share: string;
  mail: string;
  mailSubject: string;
  csv: string;
  /** The label of the link to the other language, written in that language. */
  inOtherLanguage: string;
  totals: string;
  periods: readonly [string, string, string, string];
  kinds: Readonly<Record<Exclude<CountKind, 'place'>, string>>;
  tip: string;
  tips: { first: string; places: string; quiet: string; best: string };
  lastDays: string;
  lastMonths: string;
  day: string;
  month: string;
  dayText: (day: string) => string;
  table: string;
  /** The summary of a chart for screen readers. */
  chart: (kind: string, title: string, sum: number, most: number) => string;
  days: (days: number) => string;
  groups: Readonly<Record<'place' | 'course' | 'product' | 'page', { title: string; column: string }>>;
  places: Readonly<Record<Place, string>>;
  /** Labels of pages by route name; other pages show the route name. */
  routes: Readonly<Record<string, string>>;
  note: (visits: number, downloads: number, days: number) => string;
}

const english: NumberWords = {
  lang: 'en',
  title: 'What came from your links',
  heading: 'What came from the links of {name}',
  isPrivate: 'Only for you: keep this address private',
  waiting:
    'The school has your request. Your link works and counts already, and your numbers stay when the school lists you. Keep this address: it is shown nowhere else.',
  notListed:
    'The school has not listed this name yet. Your link works and counts all the same, and your numbers stay when it does.',
  week: (week, before, today) => {
    const change =
      week === before ? 'as many as' : week > before ? `${week - before} more than` : `${before - week} fewer than`;
    return `${counted(week, 'visit')} in the last seven days, ${change} in the seven before. Today: ${today}.`;
  },
  ownPage: 'Your page',
  share: 'Share it',
  mail: 'Send yourself this address',
  mailSubject: 'My number at {school}',
  csv: 'Download the numbers (CSV)',
  inOtherLanguage: 'اردو میں',
  totals: 'In total. A week is seven days, up to today.',
  periods: ['This week', 'Last week', '30 days', '365 days'],
  kinds: countLabels,
  tip: 'A tip.',
  tips: {
    first:
      'Send your link to one group that knows you, and say in a sentence what you like about it. The first visit shows here within seconds.',
    places:
      'Under Share, “A link for each place” tells you whether your poster, your WhatsApp group or your class works best.',
    quiet:
      'Nobody came in the last seven days. A new picture or one course that starts soon is a good reason to share again.',
    best: 'Most of your visitors of the last 30 days came from: {place}. More of the same, then.',
  },
  lastDays: 'The last 30 days',
  lastMonths: 'The last 365 days, by month',
  day: 'Day',
  month: 'Month',
  dayText: formatDay,
  table: 'The same as a table',
  chart: (kind, title, sum, most) => `${kind}, ${title.toLowerCase()}: ${sum} in total, at most ${most} in one bar.`,
  days: (days) => `${days} days`,
  groups: {
    place: { title: 'Visits by place', column: 'Place of your link' },
    course: { title: 'Visits by course', column: 'Course' },
    product: { title: 'Downloads by product', column: 'Product' },
    page: { title: 'Visits by page', column: 'Page' },
  },
  places,
  routes: englishRoutes,
  note: (visits, downloads, days) =>
    `We count that somebody came, not who. Visits of search engines and other programs are left out. Of one network, such as a home or a school, at most ${visits} visits and ${downloads} downloads count in an hour. Numbers are kept for ${days} days; the newest are a few seconds old.`,
};

const urdu: NumberWords = {
  lang: 'ur',
  title: 'آپ کے لنک سے کتنے لوگ آئے',
  heading: '{name} کے لنک سے کتنے لوگ آئے',
  isPrivate: 'صرف آپ کے لیے: یہ پتہ کسی کو نہ دیں',
  waiting:
    'آپ کی درخواست سکول کو مل گئی ہے۔ آپ کا لنک ابھی سے کام کر رہا ہے اور گنتی بھی ہو رہی ہے۔ سکول آپ کا نام شامل کرے گا تو یہ گنتی برقرار رہے گی۔ یہ پتہ سنبھال کر رکھیں: یہ کہیں اور نہیں دکھایا جاتا۔',
  notListed:
    'سکول نے یہ نام ابھی شامل نہیں کیا۔ آپ کا لنک پھر بھی کام کر رہا ہے اور گنتی ہو رہی ہے۔ نام شامل ہونے پر یہ گنتی برقرار رہے گی۔',
  week: (week, before, today) => {
    const change =
      week === before
        ? 'اتنے ہی جتنے اس سے پہلے کے سات دنوں میں تھے'
        : week > before
          ? `اس سے پہلے کے سات دنوں سے ${week - before} زیادہ`
          : `اس سے پہلے کے سات دنوں سے ${before - week} کم`;
    return `پچھلے سات دنوں میں وزٹ: ${week}، ${change}۔ آج: ${today}۔`;
  },
  ownPage: 'آپ کا صفحہ',
  share: 'دوسروں کو بھیجیں',
  mail: 'یہ پتہ خود کو ای میل کریں',
  mailSubject: '{school} پر میری گنتی',
  csv: 'گنتی ڈاؤن لوڈ کریں (CSV)',
  inOtherLanguage: 'In English',
  totals: 'کل گنتی۔ ہفتے سے مراد آج تک کے سات دن ہیں۔',
  periods: ['یہ ہفتہ', 'پچھلا ہفتہ', '30 دن', '365 دن'],
  kinds: {
    visit: 'وزٹ',
    download: 'ڈاؤن لوڈ',
    message: 'پیغامات',
    signup: 'نئے اکاؤنٹ',
    request: 'داخلے کی درخواستیں',
    enrolment: 'داخلے',
  },
  tip: 'ایک مشورہ۔',
  tips: {
    first:
      'اپنا لنک کسی ایسے گروپ میں بھیجیں جہاں لوگ آپ کو جانتے ہیں، اور ایک جملے میں بتائیں کہ آپ کو کیا پسند آیا۔ پہلا وزٹ چند سیکنڈ میں یہاں نظر آئے گا۔',
    places:
      'شیئر کے صفحے پر ہر جگہ کے لیے الگ لنک ملتا ہے۔ اس سے پتہ چلے گا کہ لوگ آپ کے پوسٹر سے زیادہ آتے ہیں، واٹس ایپ گروپ سے یا کلاس سے۔',
    quiet: 'پچھلے سات دنوں میں کوئی نہیں آیا۔ نئی تصویر یا جلد شروع ہونے والا کورس دوبارہ شیئر کرنے کا اچھا موقع ہے۔',
    best: 'پچھلے 30 دنوں میں سب سے زیادہ لوگ یہاں سے آئے: {place}۔ وہاں دوبارہ شیئر کریں۔',
  },
  lastDays: 'پچھلے 30 دن',
  lastMonths: 'پچھلے 365 دن، ماہ بہ ماہ',
  day: 'دن',
  month: 'مہینہ',
  dayText: urduDay,
  table: 'یہی گنتی جدول میں',
  chart: (kind, title, sum, most) => `${kind}، ${title}: کل ${sum}، ایک خانے میں زیادہ سے زیادہ ${most}۔`,
  days: (days) => `${days} دن`,
  groups: {
    place: { title: 'لوگ کس جگہ سے آئے', column: 'آپ کے لنک کی جگہ' },
    course: { title: 'کس کورس کے کتنے وزٹ', column: 'کورس' },
    product: { title: 'کیا کتنی بار ڈاؤن لوڈ ہوا', column: 'چیز' },
    page: { title: 'کس صفحے کے کتنے وزٹ', column: 'صفحہ' },
  },
  places: urduPlaces,
  routes: urduRoutes,
  note: (visits, downloads, days) =>
    `ہم یہ گنتے ہیں کہ کوئی آیا، یہ نہیں کہ کون آیا۔ سرچ انجن اور دوسرے پروگرام شمار نہیں ہوتے۔ ایک گھر یا سکول کے انٹرنیٹ سے ایک گھنٹے میں زیادہ سے زیادہ ${visits} وزٹ اور ${downloads} ڈاؤن لوڈ گنے جاتے ہیں۔ گنتی ${days} دن تک رکھی جاتی ہے اور چند سیکنڈ میں تازہ ہو جاتی ہے۔`,
};

export const numberWords: Readonly<Record<PageLanguage, NumberWords>> = { en: english, ur: urdu };
