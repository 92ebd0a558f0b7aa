import { foldText } from '../../domain/fold-text.ts';

const wordsOf = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The item that a file is named after: `Reed boats (2).jpg` shows Reed Boats. Undefined for `IMG_2041.jpg`.
 *
 * @param items those that have no picture yet
 */
export function itemOfFile(fileName: string, items: readonly { id: string; title: string }[]): string | undefined {
  const name = ` ${wordsOf(fileName.replace(/\.[^.]+$/, ''))} `;
  const named = items.flatMap(({ id, title }) =>
    [wordsOf(title), wordsOf(id)]
      .filter((words) => words !== '' && name.includes(` ${words} `))
      .map((words) => ({ id, length: words.length })),
  );
  // `Chess 2.jpg` is of Chess 2, not of Chess.
  return named.toSorted((one, other) => other.length - one.length)[0]?.id;
}
