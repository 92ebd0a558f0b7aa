import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

// The only file that knows the phone library. It comes by `import()` with the register form: numbering plans are large.

export interface Country {
  /** ISO 3166, as browsers fill it in. */
  code: string;
  /** "Pakistan (+92)". */
  label: string;
}

/** Every country that has telephones, Pakistan first, the others by name. */
export function countries(language = 'en'): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const all = getCountries()
    .map((code) => ({ code, label: `${names.of(code) ?? code} (+${getCountryCallingCode(code)})` }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const home = ({ code }: Country) => (code === 'PK' ? 0 : 1);
  return all.sort((a, b) => home(a) - home(b));
}

/** What a number says when it is read the way its country writes it. */
export interface Reading {
  /** What is sent: `+923012345678`. */
  e164: string;
  /** The country whose number it is, where that is certain. */
  country: string | undefined;
}

/** Reads a number as it was typed, with or without the leading 0 or a country's code; nothing when it can be no number. */
export function readPhone(typed: string, country: string): Reading | undefined {
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined);
  return number?.isPossible() ? { e164: number.number, country: number.country } : undefined;
}
