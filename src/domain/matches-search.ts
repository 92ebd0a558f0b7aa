import { foldText } from './fold-text.ts';

/** Fewer digits would match almost every number. */
const minDigits = 3;
/** The digits of the shortest phone number without its country code. */
const minNational = 7;

/**
 * Whether texts contain a search, regardless of case, accents and digits of other scripts, or the search matches the phone
 * number.
 */
export function matchesSearch(find: string, texts: readonly string[], phone = ''): boolean {
  const folded = foldText(texts.join(' '));
  const wanted = foldText(find).trim();
  return folded.includes(wanted) || matchesPhone(find, phone);
}

/**
 * Whether a typed number, or a part of one, occurs in a stored number. Both may be national (`0333 1234567`) or
 * international (`+92 333 1234567`, `0092…`, `+92 (0)333 …`), with digits of any script.
 */
export function matchesPhone(find: string, phone: string): boolean {
  const typed = foldText(find);
  if (!/^[\d\s()+./-]+$/.test(typed)) return false;
  const [wanted, stored] = [significant(typed), significant(foldText(phone))];
  if (wanted.length < minDigits) return false;
  // The typed number may have a country code, and the stored number may have none.
  return stored.includes(wanted) || (stored.length >= minNational && wanted.endsWith(stored));
}

/** The digits of a number without the international prefix `00` and the trunk prefix `0`. */
const significant = (phone: string) => phone.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '');
