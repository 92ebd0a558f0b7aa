/**
 * Whether react-hook-form runs on this page. Its `for...in` loops visit additions to `Object.prototype`: with MooTools
 * it recurses without end. It also calls `reduce`, which prototype.js replaces.
 * https://github.com/react-hook-form/react-hook-form/issues/12730
 */
export function hasNativeBuiltins(): boolean {
  for (const _ in {}) return false;
  const sum = (one: number, other: number) => one + other;
  try {
    return [1, 2].reduce(sum, 0) === 3 && sum.bind(null, 1)(2) === 3;
  } catch {
    // MooTools replaces `bind`: its version expects an array of arguments and throws for a number.
    return false;
  }
}
