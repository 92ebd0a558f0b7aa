import { back, places } from './places.ts';

/** What a visitor does who wants to be somewhere else. */
const signs = ['wheel', 'pointerdown', 'keydown'] as const;

/** As long as a page is on its way to its place, where it stands is not where its visitor wants to be. */
let onItsWay = false;

if (typeof window === 'object') {
  const note = () => {
    if (!onItsWay) places.set(location.href, scrollY);
  };
  note();
  addEventListener('scroll', note, { passive: true });
}

const scrollDown = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Brings a page that has just been drawn to its top, or after Back and Forward to where it was left. Answers how to end
 * that where it takes longer.
 *
 * The browser itself goes there once. Where the page still waits for data, or is too short, it is brought as far down as it
 * goes each time that its height has changed, at which a long list grows on, until its place is there or the visitor acts.
 *
 * @param complete whether the page has all its data
 */
export function findPlace(path: string, main: Element, complete: () => boolean): () => void {
  const { y = 0 } = back;
  const cameBack = back.path === path;
  back.path = undefined;
  const watch = new ResizeObserver(() => {
    scrollDown(y);
    if (complete() && scrollY >= y - 1) end();
  });
  const end = () => {
    onItsWay = false;
    watch.disconnect();
    for (const sign of signs) removeEventListener(sign, end, true);
  };
  if (!cameBack) scrollDown(0);
  else if (!complete() || y > document.documentElement.scrollHeight - innerHeight) {
    onItsWay = true;
    watch.observe(main);
    for (const sign of signs) addEventListener(sign, end, { capture: true, passive: true });
  }
  return end;
}
