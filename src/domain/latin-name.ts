import anyAscii from 'any-ascii';
import { shortName } from './share.ts';
import { type Partners, storedPartner } from './stored-partner.ts';

// Import it only on the server: the tables of any-ascii have half a megabyte.

/** The short name of a text in any script: "گرین ویلی" becomes `gryn-wyly`; '' if no letter or digit is left. */
export const latinName = (text: string): string =>
  shortName(anyAscii(text.slice(0, 200).normalize('NFC')).replace(/[`'’]/g, ''));

/**
 * The name under which a partner's counts are stored: the id of the school's partner, or else the normalised name.
 *
 * @param written the name in an address or in a field, in any spelling and script
 * @param partners the partners of the school
 * @returns '' if the text contains no letter and no digit
 */
export function countedName(written: string, partners: Partners): string {
  const stored = storedPartner(written, partners);
  if (stored !== undefined) return stored;
  const name = latinName(written).replace(/[_-]+/g, '-');
  return storedPartner(name, partners) ?? name.replace(/^-|-$/g, '');
}
