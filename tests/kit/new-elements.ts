/** The components and elements that stories have shown on this page. */
interface ShownWindow {
  shown?: { components: Set<string>; shapes: Set<string> };
}

export interface Novelty {
  /** The story is the first of its component. */
  isFirst: boolean;
  /** The story has an element that no earlier story has shown. */
  isNew: boolean;
}

/**
 * Runs in the page: whether a story shows an element that no earlier story has shown, of any component. Two elements are equal
 * if axe and the style sheet treat them equally: same name, classes and attributes, same kind of parent, and no text or text of
 * the same colour on the same background. Texts, URLs, ids, sizes, and attributes for browsers or servers do not count.
 */
export function noveltyOf(component: string): Novelty {
  const page = window as ShownWindow;
  page.shown ??= { components: new Set(), shapes: new Set() };
  const { components, shapes } = page.shown;
  const isFirst = !components.has(component);
  components.add(component);
  const before = shapes.size;
  const isFree =
    /^(for|href|src|alt|title|placeholder|content|d|aria-(label|labelledby|describedby|controls|owns|valuetext|valuenow|posinset|setsize))$/;
  const isIgnored =
    /^(id|name|list|form|action|method|novalidate|target|rel|download|api-host|part|value|rows|width|height|srcset|sizes|datetime|min|max|step|(min|max)length|autocapitalize)$/;
  const shapeOf = (element: Element, colours: string) => {
    const attributes = Array.from(element.attributes)
      .filter(({ name }) => !isIgnored.test(name))
      .map(({ name, value }) => `${name}=${isFree.test(name) ? Boolean(value.trim()) : value}`);
    const parent = element.parentElement ?? element;
    return [parent.localName, parent.getAttribute('role'), element.localName, colours, ...attributes.sort()].join(' ');
  };
  const add = (element: Element, ground: string) => {
    const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
    const painted = [/, 0\)$/.test(backgroundColor) ? '' : backgroundColor, backgroundImage.replace('none', '')].join(
      '',
    );
    const behind = painted || ground;
    const hasText = Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim());
    shapes.add(shapeOf(element, hasText ? `${color} on ${behind}` : ''));
    // For axe, an SVG is one picture.
    if (element.localName === 'svg') return;
    for (const child of [...element.children, ...(element.shadowRoot?.children ?? [])]) add(child, behind);
  };
  const { backgroundColor } = getComputedStyle(document.body);
  for (const root of document.querySelectorAll('#storybook-root, body > :is(dialog, [popover])'))
    add(root, backgroundColor);
  return { isFirst, isNew: isFirst || shapes.size > before };
}
