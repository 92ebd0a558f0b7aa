import { foldText } from './fold-text.ts';

export const writtenWord = /([\p{L}\p{N}\p{M}\p{Cf}'’‘ʼ]+)/u;
export const betweenWords = /[^\p{L}\p{N}\p{M}\p{Cf}'’‘ʼ]+/u;
export const outerApostrophes = /^['’‘ʼ]+|['’‘ʼ]+$/g;
const notWord = /[^\p{L}\p{N}]+/gu;
const apostrophes = /['’‘ʼ]/g;

/** Invisible characters that some people type where others type a space or nothing: کتاب‌خانہ, کتاب خانہ, کتابخانہ. */
const joints = /[\u200b\u200c]/g;

/** Replaces each joint by a space; undefined if the text has none. */
export const withoutJoints = (text: string): string | undefined => {
  const spaced = text.replace(joints, ' ');
  return spaced === text ? undefined : spaced;
};

/** The words of a text for comparison, each after a space: folded, and without apostrophes. */
export function spacedWords(text: string): string {
  const words = foldText(text).replace(apostrophes, '').replace(notWord, ' ').trim();
  return words && ` ${words}`;
}

export const wordsOf = (text: string): string[] => spacedWords(text).split(' ').slice(1);

/** The words of `texts` as written, each once, without the words of `known`. */
export function otherWords(texts: readonly string[], known: string): string[] {
  const seen = new Set(wordsOf(known));
  return texts.flatMap((text) =>
    text.split(betweenWords).filter((part) => {
      const word = spacedWords(part);
      if (word === '' || seen.has(word.slice(1))) return false;
      seen.add(word.slice(1));
      return true;
    }),
  );
}
