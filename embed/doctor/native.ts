/** The browser's own, and not what a script of the page has put in its place. */
export const isNative = (call: unknown) =>
  typeof call === 'function' && Function.prototype.toString.call(call).includes('[native code]');
