/**
 * Whether react-hook-form runs on this page. Some of its loops also visit what a page has added to `Object.prototype`: with
 * MooTools it recursed without end. And it reduces lists, where prototype.js has put a `reduce` of its own.
 * https://github.com/react-hook-form/react-hook-form/issues/12730
 */
export function hasNativeBuiltins(): boolean {
  for (const _ in {}) return false;
  const sum = (one: number, other: number) => one + other;
  try {
    return [1, 2].reduce(sum, 0) === 3 && sum.bind(null, 1)(2) === 3;
  } catch {
    // The `bind` of MooTools takes a list of arguments, and throws for a number.
    return false;
  }
}
