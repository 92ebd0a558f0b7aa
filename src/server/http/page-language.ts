import type { School } from '../../domain/school.ts';
import { escapeHtml, splitAtPlaceholders } from '../../domain/text.ts';

/** The languages of server-rendered pages outside the React site. */
export type PageLanguage = 'en' | 'ur';

/** The language of the query parameter `lang`; by default the school's. */
export const pageLanguage = (asked: string | undefined, { language }: Pick<School, 'language'>): PageLanguage =>
  (asked ?? language) === 'ur' ? 'ur' : 'en';

export const directionOf = (lang: PageLanguage) => (lang === 'ur' ? 'rtl' : 'ltr');

const urduMonths = 'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر'.split(' ');

/** An ISO date in Urdu: `2026-11-28` is "28 نومبر 2026". */
export const urduDay = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${urduMonths[Number(month) - 1] ?? month} ${year}`;
};

/** Fills placeholders and escapes HTML. `<bdi>`, because a value may have another text direction than the sentence. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>) =>
  splitAtPlaceholders(sentence)
    .map((part, at) => (at % 2 === 0 ? escapeHtml(part) : `<bdi>${escapeHtml(values[part] ?? '')}</bdi>`))
    .join('');
