/*
 * Scripts of the pages that this folder writes. Each function's text is written into the page, so it uses nothing from around it.
 */

/** What pages with snippets run: a copy button for each `<pre>`. Without scripts there are no buttons. */
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

/**
 * What the page in the iframe runs: it tells its host how high it is. A height is public; a message to `*` may hold nothing
 * else.
 */
export function tellHeight(): void {
  if (parent === window) return;
  // WordPress gives a frame that it made of an address a secret, and hears the height and the links with it only.
  const secret = /\bsecret=(\w+)/.exec(location.hash)?.[1];
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage({ type: 'steam-height', height }, '*');
    if (secret) parent.postMessage({ message: 'height', secret, value: height }, '*');
  };
  new ResizeObserver(tell).observe(document.body);
  // The room that an element holds for its data is up to a window's height, which here is what the host gave: once the
  // data is there, or will not come, it is as high as it is.
  const release = ({ target }: Event) => {
    const held = target instanceof HTMLElement ? target.shadowRoot?.firstElementChild : undefined;
    if (held instanceof HTMLElement) held.style.minHeight = '';
  };
  addEventListener('steam-ready', release);
  addEventListener('steam-error', release);
  // A host that starts to listen late asks for the height by any message.
  addEventListener('message', tell);
  if (!secret) return;
  addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    parent.postMessage({ message: 'link', secret, value: link.href }, '*');
  });
}

/** What the builder's preview page runs: it tells the builder how high the element is and what its scripts weigh. */
export function tellMeasure(): void {
  const tell = () => {
    const element = document.querySelector('[data-preview] > :not(script)');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && /\/embed\/[\w.-]+\/[\w.-]+\.js$/.test(entry.name),
      );
    const bytes = scripts.reduce(
      (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
      0,
    );
    const height = Math.ceil(element?.getBoundingClientRect().height ?? 0);
    parent.postMessage({ type: 'steam-preview', height, bytes, files: scripts.length }, location.origin);
  };
  if (parent === window) return;
  const watch = () => {
    const element = document.querySelector('[data-preview] > :not(script)');
    if (element) new ResizeObserver(tell).observe(element);
  };
  addEventListener('DOMContentLoaded', watch);
  addEventListener('steam-ready', () => setTimeout(tell));
  addEventListener('steam-error', () => setTimeout(tell));
  addEventListener('message', ({ source }) => source === parent && tell());
}
