import type { partnerFields } from '../../domain/fields/partner.ts';
import type { Place } from '../../domain/places.ts';

/** English labels of pages whose route name is not clear. */
export const englishRoutes: Readonly<Record<string, string>> = {
  home: 'The home page',
  partner: 'The page with your name',
  courses: 'All courses',
  products: 'All products',
  course: 'Pages of courses',
  product: 'Pages of products',
  enroll: 'Enrolment',
};

/** Urdu labels of pages, by route name. */
export const urduRoutes: Readonly<Record<string, string>> = {
  home: 'پہلا صفحہ',
  partner: 'آپ کے نام کا صفحہ',
  courses: 'تمام کورس',
  explore: 'کورسز کی تلاش',
  products: 'تمام چیزیں',
  course: 'کورسز کے صفحے',
  product: 'چیزوں کے صفحے',
  enroll: 'داخلہ',
  about: 'ہمارے بارے میں',
  ambassador: 'ایمبیسیڈر بنیں',
  ambassadors: 'ایمبیسیڈر',
  blogs: 'بلاگ',
  blog: 'بلاگ کی تحریریں',
  contact: 'رابطہ',
  video: 'سبق',
  saved: 'محفوظ کورس',
  share: 'شیئر',
};

export const urduPlaces: Readonly<Record<Place, string>> = {
  poster: 'پوسٹر',
  leaflet: 'پمفلٹ',
  class: 'کلاس یا کلب',
  whatsapp: 'واٹس ایپ',
  instagram: 'انسٹاگرام',
  facebook: 'فیس بک',
  youtube: 'یوٹیوب',
  tiktok: 'ٹک ٹاک',
  email: 'ای میل',
  website: 'ویب سائٹ',
};

/** Urdu labels of the kinds of partners. */
export const urduKinds: Readonly<Record<(typeof partnerFields.kind.choices)[number], string>> = {
  Ambassador: 'ایمبیسیڈر',
  Teacher: 'استاد',
  Student: 'طالب علم',
  Parent: 'والدین',
  School: 'سکول',
  Club: 'کلب',
};
