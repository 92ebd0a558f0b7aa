import { limits } from '../tokens/limits.ts';

/** What near-view.ts may have left out of the first frame; of cards not those that only who asks for all of them gets. */
const far = `main > *, main ol > *, :nth-child(-n + ${limits.cardsWithoutMore}) > article, footer`;

/**
 * Lays out what the server sent and is far down its page, part by part, whenever the browser has nothing else to do: by
 * the time that its visitor is there no frame waits for it.
 */
export function layOutRest(): void {
  const main = document.querySelector('main');
  const parts = [...document.querySelectorAll<HTMLElement>(far)];
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const next = () => {
    const part = parts.shift();
    // What the page draws from now on, like the answer to a call that had failed on the server, is laid out at once.
    if (!part) return main?.style.setProperty('--offscreen', 'visible');
    if (getComputedStyle(part).contentVisibility !== 'auto') return next();
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(() => whenIdle(next));
  };
  whenIdle(next);
}
