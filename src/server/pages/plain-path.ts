/**
 * Returns the canonical form of a path, in linear time: no unnecessary percent-encoding, uppercase hex digits, one
 * leading slash, no trailing slash.
 */
export function plainPath(path: string): string {
  // RFC 3986, 6.2.2: unreserved characters need no escape, and hex digits are case-insensitive.
  const unescaped = path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : escaped.toUpperCase();
  });
  let start = 0;
  let end = unescaped.length;
  while (unescaped[end - 1] === '/') end -= 1;
  while (start < end && unescaped[start] === '/') start += 1;
  return `/${unescaped.slice(start, end)}`;
}
