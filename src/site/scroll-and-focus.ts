/** Events that show that the visitor wants to scroll elsewhere. */
const intents = ['wheel', 'pointerdown', 'keydown', 'popstate', 'pushState'] as const;

/** Stop restoring after this time: all requests of a page have settled. */
const HOLD_MS = 10_000;

/** The last scroll position of each URL of this visit, in pixels. */
const positions = new Map<string, number>();

/** The target of Back or Forward, until it is rendered. */
let next: { path: string; y: number | undefined } | undefined;

/** Ignore scroll events while restoring. */
let restoring = false;

/**
 * Records scroll positions. Call it before the router adds its popstate listener, because the position must be known when the router
 * renders the page.
 */
export function watchScroll(): void {
  const note = () => {
    if (!restoring) positions.set(location.href, scrollY);
  };
  note();
  addEventListener('scroll', note, { passive: true });
  addEventListener('popstate', () => {
    next = { path: location.pathname, y: positions.get(location.href) };
  });
}

/**
 * Restores the scroll position of a page after Back or Forward.
 *
 * @returns false for any other navigation
 */
export function restoreScroll(path: string): boolean {
  const came = next?.path === path ? next : undefined;
  next = undefined;
  // Unknown after a reload: the browser restores it.
  if (came?.y !== undefined) keepAt(came.y);
  return came !== undefined;
}

/**
 * Scrolls to a position whenever the page's height changes, until the visitor scrolls. The browser restores a position only once, when
 * data may still be missing.
 */
function keepAt(y: number) {
  let browserCan = y <= document.documentElement.scrollHeight - innerHeight;
  const watch = new ResizeObserver(() => {
    // ResizeObserver also reports the initial height.
    if (!browserCan) window.scrollTo({ top: y, behavior: 'instant' });
    browserCan = false;
  });
  const end = () => {
    restoring = false;
    watch.disconnect();
    clearTimeout(timer);
    for (const intent of intents) removeEventListener(intent, end, true);
  };
  const timer = setTimeout(end, HOLD_MS);
  restoring = true;
  watch.observe(document.body);
  for (const intent of intents) addEventListener(intent, end, { capture: true, passive: true });
}

/** Focuses the page's heading for screen readers to announce it. Waits for the heading while its data loads. */
export function focusHeading(main: HTMLElement): () => void {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return focusNextHeading(main);
  focus(heading);
  return () => {};
}

/** Focuses <main>, and the next heading that is rendered, unless the visitor moves the focus before. */
export function focusNextHeading(main: HTMLElement | null): () => void {
  if (!main) return () => {};
  focus(main);
  const watch = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>('h1');
    const movedOn = document.activeElement !== main && document.activeElement !== document.body;
    if (heading && !movedOn) focus(heading);
    if (heading || movedOn) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function focus(element: HTMLElement) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
