import { describe, expect, it } from 'vitest';
import { foldText } from '../../../src/domain/fold-text.ts';

describe('Folded for comparison, a text', () => {
  it.each([
    ['letters of an Arabic keyboard', 'كيميا كتاب', 'کیمیا کتاب'],
    ['dotless letters of a PDF', 'كىمىا', 'کیمیا'],
    ['presentation forms of a PDF', 'ﻛﺘﺎﺏ', 'کتاب'],
    ['heh, goal heh and doachashmee', 'هندسه', 'ہندسہ'],
    ['aspirated letters of an Arabic keyboard', 'بهائی', 'بھائی'],
    ['noon ghunna', 'مين', 'میں'],
    ['barree yeh', 'سيكهي', 'سیکھے'],
    ['alef with madda and hamza', 'اب أ إ ٱ', 'آب ا ا ا'],
    ['vowel signs and the tatweel', 'كِتَـــاب', 'کتاب'],
    ['a hamza above', 'مسئلہ', 'مسيله'],
    ['invisible direction marks', '\u200fکتاب\u200e', 'کتاب'],
    ['a zero-width non-joiner', 'کتاب\u200cخانہ', 'کتابخانہ'],
    ['a zero-width space, a joiner and a soft hyphen', 'ری\u200bا\u200dضی robo\u00adtics', 'ریاضی robotics'],
    ['accents and case', 'ÉLAN', 'e\u0301lan'],
    ['letters without a decomposition', 'Łódź Straße Ærø', 'lodz strasse aero'],
    ['a Turkish capital', 'İstanbul', 'ıstanbul'],
    ['fullwidth letters', 'ＡＩ', 'ai'],
    ['Arabic-Indic digits', 'روبوٹ ٣', 'روبوٹ 3'],
    ['extended digits', 'روبوٹ ۳', 'روبوٹ 3'],
    ['fullwidth digits', '３４', '34'],
    ['Devanagari and Bengali digits', '३ ৭', '3 7'],
    ['mathematical digits', '𝟟𝟘', '70'],
  ])('has one form for all spellings: %s', (_, typed, written) => {
    expect(foldText(typed)).toBe(foldText(written));
  });

  it('keeps different letters, punctuation and white space', () => {
    expect(foldText("A–B, 'c'")).toBe("a–b, 'c'");
    expect(foldText('ٹ')).not.toBe(foldText('ت'));
  });
});
