/**
 * Whether react-hook-form works on this page. Its `for...in` loops visit additions to `Object.prototype`, such as those
 * of MooTools, and then recurse without end. It also calls `reduce`, which prototype.js replaces.
 * https://github.com/react-hook-form/react-hook-form/issues/12730
 */
export function hasNativeBuiltins(): boolean {
  for (const _ in {}) return false;
  const sum = (one: number, other: number) => one + other;
  try {
    return [1, 2].reduce(sum, 0) === 3 && sum.bind(null, 1)(2) === 3;
  } catch {
    // MooTools replaces `bind` with a version that expects an array of arguments and throws for a number.
    return false;
  }
}
