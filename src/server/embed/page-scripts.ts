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
    // CSSOM styles, because no CSP restricts them. The message is absolutely positioned, to cause no layout shift.
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
        const advice = 'The text is selected: press Ctrl+C or ⌘C. On a phone, hold the text.';
        say(`Your browser does not permit copying. ${advice}`, 'insetBlockStart');
      }
    });
    frame.append(button, status);
    pre.after(frame);
  }
}

/**
 * Runs in a widget's iframe: reports its height to the host page once the widget shows its data. Sends to `*`, so the
 * messages contain only public data.
 */
export function reportHeight(): void {
  // The widget now shows the cards of first-cards.ts itself.
  addEventListener('steam-ready', () => document.querySelector('.first')?.remove(), { once: true });
  if (parent === window) return;
  // WordPress puts a secret into the URL of an oEmbed frame and ignores messages without it.
  const secret = /\bsecret=(\w+)/.exec(location.hash)?.[1];
  let isSettled = false;
  /** False until user input, or until the iframe's end is out of view: shrinking the iframe would cause a layout shift. */
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
  // While it loads, a widget reserves height. Remove the reserved height after the data has loaded or failed.
  const settle = ({ target }: Event) => {
    const box = target instanceof HTMLElement ? target.shadowRoot?.firstElementChild : undefined;
    if (box instanceof HTMLElement) box.style.minHeight = '';
    if (!isSettled) {
      isSettled = true;
      new ResizeObserver(report).observe(document.body);
      const end = document.body.appendChild(document.createElement('div'));
      new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting || allowShrinking()).observe(end);
    }
    // Measure after the microtask that applies the widget's styles.
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
    // WordPress follows only links to the iframe's own host. Replace other links with `/go/`, or with the site's page.
    const page = document.querySelector<HTMLAnchorElement>('[data-page]')?.href ?? '/';
    const ownHref = product ? `/go/${encodeURIComponent(product)}` : page;
    const value = link.host === location.host ? link.href : new URL(ownHref, location.href).href;
    product = '';
    parent.postMessage({ message: 'link', secret, value }, '*');
  });
}

/**
 * Runs in the preview of the widget builder: reports to the builder whether the widget shows its data, its height, and
 * the size of its scripts.
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
  /** Measures the height at the widths of a phone and of a wide page. One task, so the browser paints neither. */
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
    // In a low preview, scroll to the widget: widgets load only near the viewport.
    if (innerHeight < 400) scrollTo(0, place()?.offsetTop ?? 0);
  });
  addEventListener('steam-ready', (event) => {
    // Remove the height that the widget reserves while it loads.
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
