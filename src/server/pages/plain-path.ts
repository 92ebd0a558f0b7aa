/**
 * The canonical spelling of a path, in linear time: without unnecessary escapes, the others in capitals, with one slash at its beginning and none at its
 * end.
 */
export function plainPath(path: string): string {
  // RFC 3986, 6.2.2: letters, digits and - . _ ~ mean the same with and without an escape, whose digits may have either case.
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
