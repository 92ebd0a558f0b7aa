import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Reads a phone number in any spelling and with the digits of any script: national for the country, or international
 * with `+` or `00`.
 *
 * @param country two letters of ISO 3166: the school's
 * @returns `+923001234567`; undefined if it is no number
 */
export function readPhone(text: string, country: string): string | undefined {
  const code: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(text, code ? { defaultCountry: code, extract: false } : { extract: false });
  return number?.isValid() ? number.number : undefined;
}
