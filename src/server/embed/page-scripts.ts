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
    // CSSOM, because no CSP restricts it. The message floats: it moves nothing that the visitor may press next.
    Object.assign(frame.style, { position: 'relative', margin: '8px 0 16px' });
    Object.assign(button.style, { minBlockSize: '44px', minInlineSize: '88px' });
    Object.assign(status.style, {
      position: 'absolute',
      zIndex: '1',
      insetInlineStart: '0',
      maxInlineSize: '100%',
      pointerEvents: 'none',
      borderRadius: '8px',
      background: '#1a1a1a',
      color: '#fff',
      fontSize: '15px',
      lineHeight: '1.4',
    });
    const say = (text: string, side: 'insetBlockStart' | 'insetBlockEnd') => {
      status.textContent = text;
      Object.assign(status.style, { padding: '8px 12px', insetBlockStart: 'auto', insetBlockEnd: 'auto' });
      status.style[side] = 'calc(100% + 6px)';
    };
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(pre.textContent ?? '');
        say('Copied', 'insetBlockEnd');
      } catch {
        // Clipboard access fails without permission or https. The browsers inside apps have only the older command.
        getSelection()?.selectAllChildren(pre);
        if (document.execCommand?.('copy')) return say('Copied', 'insetBlockEnd');
        // Below the selected text.
        const advice = 'The text is selected: press Ctrl+C or ⌘C. On a phone, hold the text.';
        say(`Your browser does not permit copying. ${advice}`, 'insetBlockStart');
      }
    });
    frame.append(button, status);
    pre.after(frame);
  }
}

/**
 * Runs in an iframe: reports the height to the host page, from the moment the widget shows its data. A message to `*` may
 * contain only public data, such as the height.
 */
export function reportHeight(): void {
  // The widget shows the same cards now.
  addEventListener('steam-ready', () => document.querySelector('.first')?.remove(), { once: true });
  if (parent === window) return;
  // WordPress puts a secret into the URL of an oEmbed frame and ignores messages without it.
  const secret = /\bsecret=(\w+)/.exec(location.hash)?.[1];
  let isSettled = false;
  /** A smaller height moves what the visitor sees below the frame, unless the visitor has acted or the end is out of view. */
  let mayShrink = false;
  const report = () => {
    if (!isSettled) return;
    const content = Math.ceil(document.body.getBoundingClientRect().height);
    const height = mayShrink ? content : Math.max(content, innerHeight);
    parent.postMessage({ type: 'steam-height', height }, '*');
    if (secret) parent.postMessage({ message: 'height', secret, value: height }, '*');
  };
  const allowShrinking = () => {
    if (mayShrink) return;
    mayShrink = true;
    report();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, allowShrinking);
  // An element reserves up to the viewport's height, here the frame's. Release it after the data has loaded or failed.
  const settle = ({ target }: Event) => {
    const box = target instanceof HTMLElement ? target.shadowRoot?.firstElementChild : undefined;
    if (box instanceof HTMLElement) box.style.minHeight = '';
    if (!isSettled) {
      isSettled = true;
      new ResizeObserver(report).observe(document.body);
      const end = document.body.appendChild(document.createElement('div'));
      new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting || allowShrinking()).observe(end);
    }
    // The styles of the data's first frame are applied in a microtask.
    setTimeout(report);
  };
  addEventListener('steam-ready', settle);
  addEventListener('steam-error', settle);
  // A host that starts to listen late requests the height with any message.
  addEventListener('message', report);
  if (!secret) return;
  let product = '';
  addEventListener('steam-download', (event) => {
    product = event instanceof CustomEvent ? String(event.detail.id) : '';
  });
  addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    // WordPress follows only links to the frame's own host: `/go/` and the page with the same content lead on from there.
    const page = document.querySelector<HTMLAnchorElement>('[data-page]')?.href ?? '/';
    const ownHref = product ? `/go/${encodeURIComponent(product)}` : page;
    const value = link.host === location.host ? link.href : new URL(ownHref, location.href).href;
    product = '';
    parent.postMessage({ message: 'link', secret, value }, '*');
  });
}

/**
 * Runs in the builder's preview: reports whether the element shows its data, its height, and the size of its scripts. Far
 * below the viewport the element loads nothing, so its height means nothing before.
 */
export function reportMeasure(): void {
  if (parent === window) return;
  let state = 'loading';
  let largest = 0;
  const place = () => document.querySelector<HTMLElement>('[data-preview]');
  const element = () => place()?.querySelector(':scope > :not(script, link)');
  const height = () => Math.ceil(element()?.getBoundingClientRect().height ?? 0);
  const report = () => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\/embed\/[\w.-]+\/[\w.-]+\.js$/.test(name));
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const measure = { state, height: height(), largest, bytes, files: scripts.length };
    parent.postMessage({ type: 'steam-preview', ...measure }, location.origin);
  };
  /** Measures the widths of a phone and of a wide page, within one task: nothing of it is painted. */
  const measureWidths = () => {
    const style = place()?.style;
    if (!style) return;
    const heights = ['358px', '1100px'].map((width) => {
      Object.assign(style, { width, minWidth: width, maxWidth: 'none' });
      return height();
    });
    Object.assign(style, { width: '', minWidth: '', maxWidth: '' });
    largest = Math.max(...heights);
  };
  addEventListener('DOMContentLoaded', () => {
    const found = element();
    if (found) new ResizeObserver(report).observe(found);
    // A low frame, on a phone, shows the widget instead of the words above it. Out of view, it would not load.
    if (innerHeight < 400) scrollTo(0, place()?.offsetTop ?? 0);
  });
  addEventListener('steam-ready', (event) => {
    // The space that the element and its tag have reserved is no part of its height.
    const [target] = event.composedPath();
    const box = target instanceof HTMLElement ? target.shadowRoot?.firstElementChild : undefined;
    if (box instanceof HTMLElement) box.style.minHeight = '';
    setTimeout(() => {
      if (state !== 'ready') measureWidths();
      state = 'ready';
      report();
    });
  });
  addEventListener('steam-error', () => {
    state = 'failed';
    setTimeout(report);
  });
  addEventListener('message', ({ source }) => source === parent && report());
}
