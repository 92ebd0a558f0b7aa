/** The scripts that are written from right to left, by their ISO 15924 codes. */
const rightToLeft: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/**
 * The direction of a language, for the `dir` attribute.
 *
 * @param language a BCP 47 tag such as `ur`; an invalid one is left to right
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
