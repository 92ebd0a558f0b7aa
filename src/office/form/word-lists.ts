import type { Element, ElementContent, RootContent } from 'hast';

type Node = RootContent & ElementContent;

/** The nesting level of a paragraph that is a list item in Word; undefined for other nodes. */
function levelOf(node: Node): number | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(String(node.properties.style ?? '')) ?? [];
  return level === undefined ? undefined : Number(level);
}

const isMarker = (node: ElementContent): node is Element =>
  node.type === 'element' && /mso-list:\s*ignore/i.test(String(node.properties.style ?? ''));

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

/** Converts Word's list paragraphs to `<ul>` and `<ol>`, recursively. */
export function wordLists(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  /** The open lists, outermost first. */
  let open: { level: number; list: Element }[] = [];
  for (const node of nodes) {
    const level = levelOf(node);
    if (level === undefined || node.type !== 'element') {
      // Skip white space between list paragraphs.
      if (open.length > 0 && node.type === 'text' && node.value.trim() === '') continue;
      open = [];
      result.push(node.type === 'element' ? { ...node, children: wordLists(node.children as Node[]) } : node);
      continue;
    }
    const marker = node.children.find(isMarker);
    const tagName = marker && /[0-9a-z][.)]/i.test(textOf(marker)) ? 'ol' : 'ul';
    const item: Element = { ...node, tagName: 'li', children: node.children.filter((child) => child !== marker) };
    open = open.filter((one) => one.level <= level);
    let last = open.at(-1);
    if (!last || last.level < level) {
      const list: Element = { type: 'element', tagName, properties: {}, children: [] };
      const parent = last?.list.children.at(-1);
      if (parent?.type === 'element') parent.children.push(list);
      else result.push(list);
      last = { level, list };
      open.push(last);
    }
    last.list.children.push(item);
  }
  return result;
}
