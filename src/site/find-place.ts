import { back } from './back.ts';

/** What a visitor does who wants to be somewhere else. */
const signs = ['wheel', 'pointerdown', 'keydown', 'popstate', 'pushState'] as const;

/** By then a page's calls have been answered, or are over, in ms. */
const patience = 10_000;

/** How far down each address of this visit was seen last, in pixels. */
const places = new Map<string, number>();

/** Where Back or Forward has led to, until it is drawn. */
let next: { path: string; y: number | undefined } | undefined;

/** As long as a page is on its way to its place, where it stands is not where its visitor wants to be. */
let onItsWay = false;

const note = () => {
  if (!onItsWay) places.set(location.href, scrollY);
};
note();
addEventListener('scroll', note, { passive: true });

back.step = () => {
  next = { path: location.pathname, y: places.get(location.href) };
};

back.find = (path) => {
  const came = next?.path === path ? next : undefined;
  next = undefined;
  // A page that was left before this file came, or before a reload, is the browser's alone.
  if (came?.y !== undefined) hold(came.y);
  return came !== undefined;
};

/**
 * Brings a page to where it was when its visitor left it. The browser itself goes there once, when the page may still wait
 * for its data. So it is brought as far down as it goes each time that its height has changed, at which a long list grows on,
 * until the visitor acts.
 */
function hold(y: number) {
  let browserCan = y <= document.documentElement.scrollHeight - innerHeight;
  const watch = new ResizeObserver(() => {
    // Tells of the first height, too.
    if (!browserCan) window.scrollTo({ top: y, behavior: 'instant' });
    browserCan = false;
  });
  const end = () => {
    onItsWay = false;
    watch.disconnect();
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, end, true);
  };
  const timer = setTimeout(end, patience);
  onItsWay = true;
  watch.observe(document.body);
  for (const sign of signs) addEventListener(sign, end, { capture: true, passive: true });
}
