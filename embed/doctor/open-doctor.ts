/** Loads the doctor when the page's URL has the fragment `#steam-doctor`. */
export function openDoctor(load: () => Promise<unknown>): void {
  const open = () => {
    if (location.hash === '#steam-doctor') load().catch(console.warn);
  };
  open();
  addEventListener('hashchange', open);
}
