/** A certificate, as its owner sees it. */
export interface Certificate {
  /** Formatted by `codeText`: `K7QM-4RTX-2D`. */
  code: string;
  course: string;
  courseName: string;
  /** The name of the child on it. */
  name: string;
  /** Whether only the owner may see it. */
  isHidden: boolean;
}

/** The page that verifies certificates. */
export const certificatePath = '/certificate';

/** The page of a certificate, which is public unless its owner hides it. */
export const certificateHref = (code: string): string => `${certificatePath}/${code}`;

/** The characters of a code. It leaves out those that look alike: 0 and O, 1, I and L, U and V. */
export const codeSigns = '23456789ABCDEFGHJKMNPQRSTWXYZ';
/** 29¹⁰ codes (48 bits) are too many to guess one. */
export const codeLength = 10;

/** Reads a typed code: upper case, without spaces and hyphens; undefined if it is no code. */
export function readCode(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  return signs.length === codeLength && [...signs].every((sign) => codeSigns.includes(sign)) ? signs : undefined;
}

/** Formats a code in groups of four, which are easier to type: `K7QM-4RTX-2D`. */
export const codeText = (signs: string): string => signs.match(/.{1,4}/g)?.join('-') ?? '';
