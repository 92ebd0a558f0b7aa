/*
 * Scripts of the pages in this folder. Each function's source text is inlined into a page, so it must not use anything
 * from this module.
 */

/** Adds a copy button to each `<pre>`. */
export function addCopyButtons(): void {
  for (const pre of document.querySelectorAll('pre')) {
    const button = document.createElement('button');
    const status = document.createElement('span');
    const frame = document.createElement('div');
    button.type = 'button';
    button.textContent = 'Copy';
    status.setAttribute('role', 'status');
    frame.className = 'copy';
    // CSSOM, because no CSP restricts it.
    Object.assign(frame.style, { margin: '8px 0 16px' });
    Object.assign(button.style, { minBlockSize: '44px', minInlineSize: '88px' });
    Object.assign(status.style, { marginInlineStart: '12px' });
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(pre.textContent ?? '');
        status.textContent = 'Copied';
      } catch {
        // Clipboard access fails without permission or https. The browsers inside apps have only the older command.
        getSelection()?.selectAllChildren(pre);
        status.textContent = document.execCommand?.('copy')
          ? 'Copied'
          : 'Your browser does not permit copying. The text is selected: press Ctrl+C or ⌘C. On a phone, hold the text.';
      }
    });
    frame.append(button, status);
    pre.after(frame);
  }
}

/**
 * Runs in an iframe: reports the height to the host page. A message to `*` may contain only public data, such as the
 * height.
 */
export function reportHeight(): void {
  if (parent === window) return;
  // WordPress puts a secret into the URL of an oEmbed frame and ignores messages without it.
  const secret = /\bsecret=(\w+)/.exec(location.hash)?.[1];
  const report = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage({ type: 'steam-height', height }, '*');
    if (secret) parent.postMessage({ message: 'height', secret, value: height }, '*');
  };
  new ResizeObserver(report).observe(document.body);
  // An element reserves up to the viewport's height, here the frame's. Release it after the data has loaded or failed.
  const release = ({ target }: Event) => {
    const box = target instanceof HTMLElement ? target.shadowRoot?.firstElementChild : undefined;
    if (box instanceof HTMLElement) box.style.minHeight = '';
  };
  addEventListener('steam-ready', release);
  addEventListener('steam-error', release);
  // A host that starts to listen late requests the height with any message.
  addEventListener('message', report);
  if (!secret) return;
  addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    parent.postMessage({ message: 'link', secret, value: link.href }, '*');
  });
}

/** Runs in the builder's preview: reports the height of the element, and whether it shows its data, and the size of its scripts. */
export function reportMeasure(): void {
  let isReady = false;
  const report = () => {
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
    parent.postMessage({ type: 'steam-preview', height, isReady, bytes, files: scripts.length }, location.origin);
  };
  if (parent === window) return;
  const watch = () => {
    const element = document.querySelector('[data-preview] > :not(script)');
    if (element) new ResizeObserver(report).observe(element);
  };
  addEventListener('DOMContentLoaded', watch);
  addEventListener('steam-ready', () => {
    isReady = true;
    setTimeout(report);
  });
  addEventListener('steam-error', () => setTimeout(report));
  addEventListener('message', ({ source }) => source === parent && report());
}
