import { expect, test } from 'vitest';
import { countries, readPhone } from '../../../../src/site/auth/phone.ts';

test.each([
  ['0301 2345678', 'PK', '+923012345678'],
  ['3012345678', 'PK', '+923012345678'],
  ['+92 301 2345678', 'GB', '+923012345678'],
  ['00923012345678', 'PK', '+923012345678'],
  ['(042) 111-222-333', 'PK', '+9242111222333'],
  ['020 7946 0000', 'GB', '+442079460000'],
])('The phone number %s of country %s is read as %s', (typed, country, e164) => {
  expect(readPhone(typed, country)?.e164).toBe(e164);
});

test.each(['', '12', 'call me', '123456789012345'])('The phone number "%s" is rejected', (typed) => {
  expect(readPhone(typed, 'PK')).toBeUndefined();
});

test('For an unknown country, only international phone numbers are read', () => {
  expect(readPhone('0301 2345678', 'XX')).toBeUndefined();
  expect(readPhone('+92 301 2345678', 'XX')).toEqual({ e164: '+923012345678', country: 'PK' });
});

test('The list of countries has Pakistan first, then all others by name, each once with its code', () => {
  const [first, ...others] = countries();
  expect(first).toEqual({ code: 'PK', label: 'Pakistan (+92)' });
  const labels = others.map(({ label }) => label);
  expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en')));
  expect(new Set(others.map(({ code }) => code)).size).toBe(others.length);
  expect(others.every(({ label }) => /^\S.* \(\+\d+\)$/.test(label))).toBe(true);
});
