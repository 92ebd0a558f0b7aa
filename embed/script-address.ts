/** Where a classic script came from. The page may have an element named `currentScript`, which hides the real one. */
export function scriptAddress(name: string): string {
  const { currentScript } = document;
  if (currentScript && 'src' in currentScript && typeof currentScript.src === 'string') return currentScript.src;
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (src.includes(`/${name}.js`)) return src;
  }
  return '';
}
