/**
 * The canonical spelling of a path, in linear time: without unnecessary escapes, with one slash at its beginning and none at its
 * end.
 */
export function plainPath(path: string): string {
  // RFC 3986, 6.2.2.2: letters, digits and - . _ ~ mean the same with and without an escape.
  const unescaped = path.replace(/%[2-7][\da-f]/gi, (escaped) => {
    const sign = decodeURIComponent(escaped);
    return /[\w.~-]/.test(sign) ? sign : escaped;
  });
  let start = 0;
  let end = unescaped.length;
  while (unescaped[end - 1] === '/') end -= 1;
  while (start < end && unescaped[start] === '/') start += 1;
  return `/${unescaped.slice(start, end)}`;
}
