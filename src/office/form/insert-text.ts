/**
 * Inserts a text at the selection of a text area as an undoable edit: Ctrl+Z reverts it. Does not move the focus.
 */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  const before = document.activeElement;
  area.focus({ preventScroll: true });
  // `execCommand` is deprecated, but only its edits are in the browser's undo history.
  const isInserted = typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (!isInserted) {
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }
  if (before instanceof HTMLElement && before !== area && before !== document.body)
    before.focus({ preventScroll: true });
}
