import type { ClipboardEvent } from 'react';
import { insertText } from './insert-text.ts';

/** Elements that Markdown can represent. Code editors copy only `div` and `span`, which are pasted as plain text. */
const formatted = /<(?:h[1-6]|p|ul|ol|li|blockquote|table|b|strong|i|em|a)[\s>]/i;

/**
 * Pastes formatted text, for example from Google Docs or Word, as Markdown. Imports the converter on the first use.
 * Ctrl+Shift+V pastes plain text.
 */
export function pasteAsMarkdown(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { clipboardData, currentTarget: area } = event;
  const html = clipboardData.getData('text/html');
  if (!formatted.test(html)) return;
  event.preventDefault();
  const plain = clipboardData.getData('text/plain');
  const paste = (text: string) => insertText(area, text);
  void import('./html-to-markdown.ts').then(
    ({ htmlToMarkdown }) => paste(htmlToMarkdown(html) || plain),
    () => paste(plain),
  );
}
