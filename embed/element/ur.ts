import type { ContactLabels } from '../../src/domain/embed/labels/contact-form.ts';
import type { FinderLabels } from '../../src/domain/embed/labels/course-finder.ts';
import type { FaqLabels } from '../../src/domain/embed/labels/faq.ts';
import type { ProductLabels } from '../../src/domain/embed/labels/product-list.ts';

interface Texts {
  'course-finder': Partial<FinderLabels>;
  'contact-form': Partial<ContactLabels>;
  faq: Partial<FaqLabels>;
  'product-list': Partial<ProductLabels>;
}

/** The widgets' labels in Urdu. The school's content (courses, questions, products) is not translated. */
export const ur: Texts = {
  'course-finder': {
    category: 'مضمون',
    level: 'درجہ',
    allCategories: 'تمام مضامین',
    allLevels: 'تمام درجے',
    clear: 'انتخاب ختم کریں',
    filters: 'فلٹر',
    submit: 'کورس دکھائیں',
    more: 'مزید کورس دکھائیں',
    search: 'تلاش',
    searchHint: 'نام یا موضوع',
    didYouMean: 'کیا آپ کی مراد یہ ہے:',
    failed: 'سرور سے رابطہ نہیں ہو سکا۔ اپنا کنکشن دیکھیے۔',
    learnMore: 'مزید جانیے',
    about: '–',
    ages: 'عمر',
    starts: 'آغاز',
    names: {
      science: 'سائنس',
      technology: 'ٹیکنالوجی',
      engineering: 'انجینئرنگ',
      arts: 'آرٹس',
      maths: 'ریاضی',
      beginner: 'ابتدائی',
      intermediate: 'درمیانی',
      advanced: 'اعلیٰ',
    },
    noMatch: 'اس انتخاب کے مطابق کوئی کورس نہیں ملا۔',
    showAll: 'تمام کورس دکھائیں',
    askUs: 'ہم سے پوچھیں',
    seeAll: (found) => `تمام ${found} دیکھیں`,
    count: (found, total) => (found === total ? `${total} کورس` : `${total} میں سے ${found} کورس`),
  },
  'contact-form': {
    recipient: 'آپ کا ای میل',
    recipientHint: 'ہم اسی پتے پر جواب دیں گے۔',
    subject: 'موضوع',
    body: 'آپ کا پیغام',
    send: 'پیغام بھیجیں',
    sending: 'بھیجا جا رہا ہے…',
    sent: 'آپ کا پیغام بھیج دیا گیا ہے۔',
    unreachable: 'سرور سے رابطہ نہیں ہو سکا۔ آپ کا پیغام یہیں موجود ہے، دوبارہ کوشش کیجیے۔',
    refused: 'سرور یہ پیغام نہیں لے سکا۔ پیغام یہیں موجود ہے، کچھ دیر بعد دوبارہ کوشش کیجیے۔',
    goesTo: (receiver) => `آپ کا پیغام ${receiver} کو جائے گا۔`,
    privacy: 'رازداری',
    problems: {
      'Email is required': 'ای میل لکھنا ضروری ہے',
      'Invalid email address': 'ای میل کا پتا درست نہیں',
      'Subject is required': 'موضوع لکھنا ضروری ہے',
      'Your Message is required': 'پیغام لکھنا ضروری ہے',
    },
  },
  faq: { heading: 'اکثر پوچھے جانے والے سوالات' },
  'product-list': { download: 'ابھی ڈاؤن لوڈ کریں', seeAll: 'تمام مصنوعات دیکھیں' },
};
