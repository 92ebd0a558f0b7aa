import { expect, it } from 'vitest';
import { foldText } from '../../../src/domain/fold-text.ts';
import { stemOf } from '../../../src/domain/stem.ts';

const stems = (...words: string[]) => [...new Set(words.map((word) => stemOf(foldText(word))))];

it.each([
  ['kit', 'kits'],
  ['story', 'stories'],
  ['box', 'boxes'],
  ['class', 'classes'],
  ['draw', 'draws', 'drawing'],
  ['code', 'codes', 'coding', 'coded'],
  ['program', 'programs', 'programming'],
  ['write', 'writing'],
  ['dance', 'dances', 'dancing'],
  ['animate', 'animating', 'animated'],
  ['build', 'building'],
  ['کتاب', 'کتابیں', 'کتابوں'],
  ['ستارہ', 'ستارے', 'ستاروں'],
])('The forms of a word have the same stem: %s, %s', (...words) => {
  expect(stems(...words)).toHaveLength(1);
});

it.each([
  ['kit', 'kite'],
  ['plan', 'plane'],
  ['star', 'string'],
  ['wing', 'win'],
])('Different words have different stems: %s, %s', (...words) => {
  expect(stems(...words)).toHaveLength(2);
});
