import { foldText } from './fold-text.ts';

/** Fewer digits would match almost every number. */
const minDigits = 3;
/** The shortest number of a subscriber, without the codes before it. */
const minNational = 7;

/**
 * Whether texts contain what a person typed in a search, with any case, accents and keyboard; or a phone number, in any
 * spelling.
 */
export function matchesSearch(find: string, texts: readonly string[], phone = ''): boolean {
  const folded = foldText(texts.join(' '));
  const wanted = foldText(find).trim();
  return folded.includes(wanted) || matchesPhone(find, phone);
}

/**
 * Whether a number, or a part of one, is found in another: national (`0333 1234567`), international (`+92 333 1234567`,
 * `0092…`, `+92 (0)333 …`), and with digits of any script.
 */
export function matchesPhone(find: string, phone: string): boolean {
  const typed = foldText(find);
  if (!/^[\d\s()+./-]+$/.test(typed)) return false;
  const [wanted, stored] = [significant(typed), significant(foldText(phone))];
  if (wanted.length < minDigits) return false;
  // The typed number may have the code of a country that the stored one lacks.
  return stored.includes(wanted) || (stored.length >= minNational && wanted.endsWith(stored));
}

/** The digits of a number without the zeros of a prefix: `00` of abroad, `0` of the trunk. */
const significant = (phone: string) => phone.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '');
