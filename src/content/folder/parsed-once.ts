import type { MediaFile } from '../content.ts';

/**
 * Keeps the result of a parse for as long as the item exists, because an edit of a draft changes one item and keeps the
 * others.
 *
 * @returns a function that parses an item, unless it has parsed the same object with the same list of files
 */
export function parsedOnce<Result>() {
  const known = new WeakMap<readonly MediaFile[], WeakMap<object, Result>>();
  return (media: readonly MediaFile[], item: object, parse: () => Result): Result => {
    const results = known.get(media) ?? new WeakMap<object, Result>();
    known.set(media, results);
    const result = results.get(item) ?? parse();
    results.set(item, result);
    return result;
  };
}
