import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

// The only file that imports libphonenumber-js. Load it with `import()`, because its metadata is large.

export interface Country {
  /** ISO 3166 code, as browsers autofill it. */
  code: string;
  /** "Pakistan (+92)". */
  label: string;
}

/** All countries with a calling code: Pakistan first, the others sorted by name. */
export function countries(language = 'en'): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const all = getCountries()
    .map((code) => ({ code, label: `${names.of(code) ?? code} (+${getCountryCallingCode(code)})` }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const home = ({ code }: Country) => (code === 'PK' ? 0 : 1);
  return all.sort((a, b) => home(a) - home(b));
}

export interface Reading {
  /** E.164, such as `+923012345678`. */
  e164: string;
  /** The number's country, if it is unambiguous. */
  country: string | undefined;
}

/** Parses a number with or without a leading 0 or a country code. Returns undefined for an impossible number. */
export function readPhone(typed: string, country: string): Reading | undefined {
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined);
  return number?.isPossible() ? { e164: number.number, country: number.country } : undefined;
}
