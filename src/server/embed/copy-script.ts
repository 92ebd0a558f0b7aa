/**
 * What pages with snippets run: a copy button for each `<pre>`. Its text is written into the page, so it uses nothing from
 * around it. Without scripts there are no buttons.
 */
export function addCopyButtons(): void {
  for (const pre of document.querySelectorAll('pre')) {
    const button = document.createElement('button');
    const status = document.createElement('span');
    const frame = document.createElement('div');
    button.type = 'button';
    button.textContent = 'Copy';
    status.setAttribute('role', 'status');
    frame.className = 'copy';
    // By the CSSOM, which no policy forbids: these pages have styles of their own.
    Object.assign(frame.style, { margin: '8px 0 16px' });
    Object.assign(button.style, { minBlockSize: '44px', minInlineSize: '88px' });
    Object.assign(status.style, { marginInlineStart: '12px' });
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(pre.textContent ?? '');
        status.textContent = 'Copied';
      } catch {
        // Not allowed, or not on an insecure page: then the visitor copies what is selected.
        getSelection()?.selectAllChildren(pre);
        status.textContent = 'Press Ctrl+C or ⌘C';
      }
    });
    frame.append(button, status);
    pre.after(frame);
  }
}
