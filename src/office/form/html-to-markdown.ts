import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { wordLists } from './word-lists.ts';

/** Elements to drop. Pictures too, because pasted ones are not among the school's files. */
const dropped = new Set(['head', 'style', 'script', 'meta', 'link', 'title', 'xml', 'o:p', 'img', 'picture', 'svg']);

/** Converts HTML from the clipboard to Markdown. */
export function htmlToMarkdown(html: string): string {
  const tree = fromHtml(html, { fragment: true });
  const root: Root = { type: 'root', children: wordLists(tree.children.flatMap(cleaned)) };
  const markdown = toMdast(root);
  if (markdown.type === 'root') {
    for (const node of markdown.children) if (node.type === 'heading') node.depth = node.depth === 1 ? 2 : node.depth;
  }
  const text = toMarkdown(markdown, { bullet: '-', emphasis: '*', rule: '-', extensions: [gfmTableToMarkdown()] });
  return text.trim();
}

/** Normalizes a node: Google Docs and Word use inline styles instead of elements such as `<b>`. */
function cleaned(node: RootContent): (RootContent & ElementContent)[] {
  if (node.type === 'comment' || node.type === 'doctype') return [];
  if (node.type === 'text') return [{ ...node, value: node.value.replaceAll('\u00a0', ' ') }];
  if (dropped.has(node.tagName)) return [];
  const style = String(node.properties.style ?? '').toLowerCase();
  // Keep the markers of Word's list items, which `wordLists` reads.
  const children = node.children.flatMap(cleaned);
  // Google Docs wraps everything in <b style="font-weight:normal">.
  if ((node.tagName === 'b' || node.tagName === 'strong') && /font-weight:\s*(?:normal|400)/.test(style))
    return children;
  if (node.tagName === 'p' && /\bmsotitle\b/i.test(classOf(node))) return [{ ...node, tagName: 'h2', children }];
  if (node.tagName !== 'span' || children.every((child) => child.type === 'text' && child.value.trim() === '')) {
    return [{ ...node, children }];
  }
  const isBold = /font-weight:\s*(?:bold|[6-9]00)/.test(style);
  const isItalic = /font-style:\s*italic/.test(style);
  const inner: ElementContent[] = isItalic ? [element('em', children)] : children;
  return isBold ? [element('strong', inner)] : isItalic ? inner : [{ ...node, children }];
}

const classOf = (node: Element) => [node.properties.className].flat().join(' ');

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
