/** What a visitor does who wants to be somewhere else. */
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
