import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Parses a national phone number of the country, or an international one with `+` or `00`. Accepts the digits of any
 * script.
 *
 * @param country the school's country, an ISO 3166 code of two letters
 * @returns E.164, such as `+923001234567`; undefined for an invalid number
 */
export function readPhone(text: string, country: string): string | undefined {
  const code: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(text, code ? { defaultCountry: code, extract: false } : { extract: false });
  return number?.isValid() ? number.number : undefined;
}
