const isTyping = (event: KeyboardEvent) =>
  (event.key.length === 1 || /^(Enter|Backspace|Delete|Home|End|Arrow)/.test(event.key)) &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));

/**
 * Hides typing in a widget from the host page's keyboard shortcuts, which see the tag as the event target instead of the text
 * field. A capturing listener of the host page runs earlier; if it prevented a character, that character is inserted here.
 */
export function keepTyping(box: HTMLElement): void {
  const onKey = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    const isOwn = isText || target instanceof HTMLSelectElement ? isTyping(event) : /^( |Enter)$/.test(event.key);
    if (!isOwn) return;
    event.stopPropagation();
    const text = event.key === 'Enter' && target instanceof HTMLTextAreaElement ? '\n' : event.key;
    if (isText && event.defaultPrevented && event.type !== 'keyup' && text.length === 1 && !event.isComposing) {
      // `execCommand` works in each input type, fires `input` and supports undo.
      document.execCommand('insertText', false, text);
    }
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) box.addEventListener(type, onKey);
}

/**
 * Workaround: Preact 11.2 creates each element with its parent's `customElementRegistry`. If a page has moved the
 * parent into the document of a frame, the parent keeps the registry of the old document, and Chromium throws. Without
 * the property, Preact uses the registry of the new document. https://github.com/whatwg/html/issues/10854
 */
export function forgetRegistry(box: Element): void {
  for (const element of [box, ...box.querySelectorAll('*')]) {
    Object.defineProperty(element, 'customElementRegistry', { value: undefined, configurable: true });
  }
}
