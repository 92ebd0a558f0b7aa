/** Events after which the visitor no longer wants the restored position. */
const intents = ['wheel', 'pointerdown', 'keydown', 'popstate', 'pushState'] as const;

/** The maximum time of restoring: the same as the timeout of a request without a response (`limits.requestTimeout`). */
const HOLD_MS = 10_000;

/** The target page of Back or Forward, until it is rendered. */
let next: { path: string; y: number | undefined } | undefined;

/** While true, scroll events are not recorded. */
let restoring = false;

/**
 * The scroll position of the current history entry, in pixels. `history.state` survives a reload and is separate for each entry.
 */
export const savedPosition = (): number | undefined => history.state?.y;

/** Call before a navigation that adds a history entry. */
export const savePosition = () => history.replaceState({ ...history.state, y: scrollY }, '');

/**
 * Records scroll positions. Call before the router adds its popstate listener, because the router's rendering needs the position.
 */
export function watchScroll(): void {
  whenScrolled(() => {
    if (!restoring) savePosition();
  });
  addEventListener('popstate', () => {
    next = { path: location.pathname, y: savedPosition() };
  });
  // After a reload or Back from another site, the browser cannot restore a position below the part of a list that the
  // server rendered.
  const y = savedPosition();
  if (y !== undefined && !reaches(y)) holdPosition(y);
}

/** Calls back once per scroll instead of per frame, because browsers limit the rate of `replaceState`. */
function whenScrolled(act: () => void): void {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(act, 100);
  };
  // Safari has no scrollend before 26.2.
  if ('onscrollend' in window) addEventListener('scrollend', act);
  else addEventListener('scroll', wait, { passive: true });
}

const reaches = (y: number) => y <= document.documentElement.scrollHeight - innerHeight;

/**
 * Restores the scroll position of a page after Back or Forward.
 *
 * @returns false for any other navigation
 */
export function restoreScroll(path: string): boolean {
  const target = next?.path === path ? next : undefined;
  next = undefined;
  if (target?.y !== undefined) holdPosition(target.y);
  return target !== undefined;
}

/**
 * Scrolls to a position whenever the page's height changes, until the visitor scrolls. The browser restores a position only once, when
 * data may still be missing.
 */
function holdPosition(y: number) {
  let browserCan = reaches(y);
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

/**
 * Focuses the page's heading, which screen readers then announce. If the heading is not rendered yet, waits for it.
 *
 * @returns a function that stops waiting
 */
export function focusHeading(main: HTMLElement): () => void {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return focusNextHeading(main);
  focus(heading);
  return () => {};
}

/**
 * Focuses <main>, then the next heading that is rendered, unless the visitor has moved the focus.
 *
 * @returns a function that stops waiting
 */
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
