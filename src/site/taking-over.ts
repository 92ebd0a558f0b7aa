const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click'] as const;

/** Calls back when the visitor does something for the first time: moves a pointer, scrolls, touches, types. */
export function atFirstSign(act: () => void): void {
  const once = () => {
    for (const sign of signs) removeEventListener(sign, once, true);
    act();
  };
  for (const sign of signs) addEventListener(sign, once, { capture: true, passive: true });
}

/** A press that is older has been forgotten by whoever pressed, in milliseconds. */
const memory = 5_000;

/** What only scripts answer to. */
const scripted = 'main :is(button[type=button], form[method=dialog] button)';

let waits = false;
let finish = () => {};
const over = new Promise<void>((resolve) => {
  finish = resolve;
});

/** A served page below the header waits for its scripts. Where no server has drawn anything, nothing does. */
export const bodyWaits = (): boolean => waits;

/** Waits until the page's body has been taken over. */
export const untilTakenOver = (): Promise<void> => over;

/** The page's body now answers to its visitor by itself; `data-live` says so in the document. */
export function takenOver(): void {
  document.getElementById('main')?.setAttribute('data-live', '');
  waits = false;
  finish();
}

/**
 * Looks after a body that waits. A button that only scripts answer to is pressed once more when they are there, unless
 * something else has been clicked since. Back to another address of this document, which nobody draws yet, is a page load.
 *
 * @param cannotCome whether the scripts have failed: then a press loads the page anew, which brings those of a new version
 */
export function lookAfterBody(cannotCome: () => boolean): void {
  waits = true;
  const here = location.pathname + location.search;
  let pressed: { button: HTMLElement; at: number } | undefined;
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
    pressed = button ? { button, at: performance.now() } : undefined;
    if (button && cannotCome() && navigator.onLine) location.reload();
  };
  // React takes the body over within a click where it can, and hands it on; then the press is not lost.
  const heard = () => {
    if (!waits) pressed = undefined;
  };
  const moved = () => {
    if (location.pathname + location.search !== here) location.reload();
  };
  addEventListener('click', keep, true);
  addEventListener('click', heard);
  addEventListener('popstate', moved);
  over.then(() => {
    removeEventListener('click', keep, true);
    removeEventListener('popstate', moved);
    // When the click that took it over, if it was one, has gone all its way.
    setTimeout(() => {
      removeEventListener('click', heard);
      if (pressed?.button.isConnected && performance.now() - pressed.at < memory) pressed.button.click();
    });
  });
}
