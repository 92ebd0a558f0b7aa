import anyAscii from 'any-ascii';
import { shortName } from './share.ts';
import { storedPartner } from './stored-partner.ts';

// Only for the server: the tables of all scripts have half a megabyte.

/** The short name of a text in any script: "گرین ویلی" becomes `gryn-wyly`; '' if no letter or digit is left. */
export const latinName = (text: string): string =>
  shortName(anyAscii(text.slice(0, 200).normalize('NFC')).replace(/[`'’]/g, '')).replace(/_+/g, '-');

/**
 * The name that a link's partner counts under: the school's partner, or any other name in its one spelling.
 *
 * @param written the name in an address, in any spelling
 * @param partners the ids of the school's partners
 * @returns '' if the text contains no letter and no digit
 */
export const countedName = (written: string, partners: ReadonlySet<string>): string =>
  storedPartner(written, partners) ?? latinName(written);
