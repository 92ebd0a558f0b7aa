export interface Option {
  value: string;
  label: string;
}

const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label, 'en');
let countries: Option[] | undefined;

/** All countries, sorted by their English names. `Intl` has no list of countries, so this tries each pair of letters. */
export function countryOptions(): Option[] {
  if (countries) return countries;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  countries = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = names.of(value);
      return label && !notCountries.has(value) && isCurrent(value) ? [{ value, label }] : [];
    })
    .sort(byLabel);
  return countries;
}

/** False for withdrawn ISO 3166 codes: `DD` becomes `DE`. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** Codes that have a name but are not countries. */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const languages =
  'ar bal bn brh bsk de en es fa fr gu hi id it kn ks ml mr ms ne nl pa ps pt ru sd si skr sw ta te tr uk ur uz zh';

/** The offered languages, sorted by their English names. */
export function languageOptions(): Option[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return languages
    .split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort(byLabel);
}

export const zoneOptions = (): Option[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));
