/** The elements that the stories of one component have shown. */
interface ShownWindow {
  shown?: { component: string; shapes: Set<string> };
}

/**
 * Runs in the page: whether a story shows an element that no earlier story of its component has shown. Two elements are
 * alike if they have the same name, classes and attributes in the same kind of parent, and both or neither have text: the
 * rules of axe and the style sheet treat them alike. Texts, URLs and ids do not count.
 */
export function showsNewElement(component: string): boolean {
  const page = window as ShownWindow;
  if (page.shown?.component !== component) page.shown = { component, shapes: new Set() };
  const { shapes } = page.shown;
  const before = shapes.size;
  const isFree =
    /^(id|for|name|href|src|srcset|sizes|alt|title|value|placeholder|content|d|aria-(label|labelledby|describedby|controls|owns|valuetext|valuenow))$/;
  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''}[${element.getAttribute('role') ?? ''}]`;
  const shapeOf = (element: Element) => {
    const attributes = Array.from(
      element.attributes,
      ({ name, value }) => `${name}=${isFree.test(name) ? Boolean(value.trim()) : value}`,
    );
    const hasText = Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim());
    return [nameOf(element.parentElement ?? element), element.localName, hasText, ...attributes.sort()].join(' ');
  };
  const add = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      // axe sees a picture.
      if (element.parentElement?.closest('svg')) continue;
      shapes.add(shapeOf(element));
      if (element.shadowRoot) add(element.shadowRoot);
    }
  };
  for (const root of document.querySelectorAll('#storybook-root, dialog, [popover]')) add(root);
  return shapes.size > before;
}
