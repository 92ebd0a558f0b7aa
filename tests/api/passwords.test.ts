import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../src/records/common-passwords.ts';

const words = [
  'password',
  'iloveyou',
  'sunshine',
  'princess',
  'dragon',
  'monkey',
  'pakistan',
  'karachi',
  'ayesha',
  'arsenal',
];
const tails = [
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '!',
  '1!',
  '123!',
  '@123',
  '#1',
  '786',
  '2023',
  '2024',
  '2025',
  '007',
];

describe('A common password', () => {
  it('is a common word with the usual prefixes, suffixes and spellings', () => {
    for (const word of words) {
      for (const tail of tails) {
        for (const typed of [word + tail, tail + word, word.toUpperCase() + tail, word.replaceAll('a', '@') + tail]) {
          expect(isCommonPassword(typed), typed).toBe(true);
        }
      }
      expect(isCommonPassword(word + word), word).toBe(true);
    }
  });

  it.each([
    ...[
      '12345678',
      '123456789',
      '1234567890',
      '987654321',
      'qwertyuiop',
      'asdfghjkl',
      '1qaz2wsx',
      '1q2w3e4r',
      'zaq12wsx',
    ],
    ...[
      '11111111',
      '12121212',
      'abcabcabc',
      'abcd1234',
      'qwerty123',
      '123qweasd',
      'asdf1234',
      'a1b2c3d4',
      'aaaaaaaaaaaa',
    ],
    ...[
      'P@ssw0rd',
      'passw0rd!',
      'Pa$$w0rd1',
      'trustno1',
      'letmein123',
      'steam2026',
      'SteamBazaar1',
      '147258369',
      'abc123abc',
    ],
  ])('may be %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    ...[
      'seven green kites',
      'correct horse battery staple',
      'purple monkey dishwasher',
      'Xk9$mQ2v',
      'dragon-kite-83',
      'سات سبز پتنگیں',
    ],
    ...['monkey83651947203', 'qwmxzpty', '83651947203', 'passwords are hard', 'karachi to lahore by train'],
  ])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is almost never a random string, and the check accepts any text', () => {
    const random = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
      minLength: 12,
      maxLength: 64,
    });
    const judged = fc.sample(random, { numRuns: 2_000, seed: 7 }).filter(isCommonPassword);
    expect(judged.filter((text) => new Set(text).size > 5)).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => typeof isCommonPassword(text) === 'boolean'),
    );
  });
});
