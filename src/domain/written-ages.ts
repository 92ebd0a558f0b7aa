/** Converts the digits of Arabic and Urdu keyboards. */
const asLatinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/** Words to ignore: `Ages 8-13 years`, `8 سال`. */
const filler = /(?<![a-z])(?:ages?|aged|between|years?|yrs?|y|olds?)(?![a-z])\.?|عمر|سال/gu;

/** `8-13`, `8 to 13`, `8 and 13`, `8 سے 13 تک`. */
const range = /^(?:from)?(\d{1,2})(?:-|to|till?|until|and|&|سے|تا)(\d{1,2})(?:تک)?$/u;
/** `12+`, `12 and up`, `12 or older`, `from 12`. */
const open = /^(\d{1,2})(?:\+|plus|(?:and|or|&)?(?:up|upwards?|above|over|older|more|onwards?))$|^from(\d{1,2})$/u;
const single = /^\d{1,2}$/;

/**
 * Reads a range of ages as people write it: `8-13`, `8 to 13 years`, `ages 12 and up`, `9 years old`, `۸ تا ۱۳`.
 *
 * @returns `8-13`, `12+` or `9`; undefined if the text is none of these
 */
export function rangeOfAges(given: string): string | undefined {
  const text = asLatinDigits(given.toLowerCase())
    .replace(filler, ' ')
    .replace(/[‐‑–—]/gu, '-')
    .replace(/[\s:.,()]+/g, '');
  if (single.test(text)) return String(Number(text));
  const [, up, from] = open.exec(text) ?? [];
  if (up !== undefined || from !== undefined) return `${Number(up ?? from)}+`;
  const [, youngest, oldest] = range.exec(text) ?? [];
  if (youngest === undefined || oldest === undefined || Number(youngest) > Number(oldest)) return undefined;
  return `${Number(youngest)}-${Number(oldest)}`;
}
