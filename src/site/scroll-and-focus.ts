/** What a visitor does to move to another position of the page. */
const intents = ['wheel', 'pointerdown', 'keydown', 'popstate', 'pushState'] as const;

/** By then a page's calls have been answered, or are over. */
const HOLD_MS = 10_000;

/** The last scroll position of each address of this visit, in pixels. */
const positions = new Map<string, number>();

/** Where Back or Forward has led to, until it is drawn. */
let next: { path: string; y: number | undefined } | undefined;

/** As long as a page grows towards its position, where it stands is not where its visitor wants to be. */
let restoring = false;

/**
 * Remembers scroll positions. Before the router listens to popstate: browsers call listeners in the order in which they were
 * added, and the position belongs to the step that the router then draws.
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

/** Brings a page that has been drawn to its old position. False where Back or Forward has not led to it. */
export function restoreScroll(path: string): boolean {
  const came = next?.path === path ? next : undefined;
  next = undefined;
  // A page that was left before a reload is the browser's alone.
  if (came?.y !== undefined) keepAt(came.y);
  return came !== undefined;
}

/**
 * The browser restores a position once, when the page may still wait for its data. So the page is scrolled each time that its
 * height has changed, until the visitor acts.
 */
function keepAt(y: number) {
  let browserCan = y <= document.documentElement.scrollHeight - innerHeight;
  const watch = new ResizeObserver(() => {
    // Called for the first height, too.
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

/** Moves focus to the page's heading, so that it is read out; where that waits for its data, as soon as it comes. */
export function focusHeading(main: HTMLElement): () => void {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return focusNextHeading(main);
  focus(heading);
  return () => {};
}

/** The same once what stands there now has been replaced; until then <main> has the focus. It ends where the visitor moves on. */
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
