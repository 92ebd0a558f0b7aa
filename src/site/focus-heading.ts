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
