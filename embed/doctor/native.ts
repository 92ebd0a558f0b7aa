/** Whether a function is the browser's own, not replaced by a script of the page. */
export const isNative = (call: unknown) =>
  typeof call === 'function' && Function.prototype.toString.call(call).includes('[native code]');
