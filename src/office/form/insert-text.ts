/**
 * Inserts a text at the selection of a text area, as if it was typed: Ctrl+Z takes it back, and what was typed before.
 * Another field keeps the focus.
 */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  const before = document.activeElement;
  area.focus({ preventScroll: true });
  // Deprecated, but the only call that browsers add to their undo history.
  const isInserted = typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (!isInserted) {
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }
  if (before instanceof HTMLElement && before !== area && before !== document.body)
    before.focus({ preventScroll: true });
}
