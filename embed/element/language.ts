export const isUrdu = (element: Element) => /^ur\b/i.test(languageOf(element));

/** As the page says it, through the shadow roots that the element may stand in. */
function languageOf(element: Element): string {
  const said = element.closest('[lang]')?.getAttribute('lang');
  const root = element.getRootNode();
  return said ?? (root instanceof ShadowRoot ? languageOf(root.host) : '');
}
