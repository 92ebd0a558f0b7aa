import { foldText } from '../../domain/fold-text.ts';

const wordsOf = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Finds the item by the name of a file: Reed Boats for `Reed boats (2).jpg`, undefined for `IMG_2041.jpg`.
 *
 * @param items the items without a picture
 */
export function itemOfFile(fileName: string, items: readonly { id: string; title: string }[]): string | undefined {
  const name = ` ${wordsOf(fileName.replace(/\.[^.]+$/, ''))} `;
  const named = items.flatMap(({ id, title }) =>
    [wordsOf(title), wordsOf(id)]
      .filter((words) => words !== '' && name.includes(` ${words} `))
      .map((words) => ({ id, length: words.length })),
  );
  // The longest match: `Chess 2.jpg` means Chess 2, not Chess.
  return named.toSorted((one, other) => other.length - one.length)[0]?.id;
}
