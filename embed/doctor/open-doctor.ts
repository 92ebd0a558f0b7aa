/** Loads the doctor if the page's URL ends in `#steam-doctor`, now or later. Nothing is loaded otherwise. */
export function openDoctor(load: () => Promise<unknown>): void {
  const open = () => {
    if (location.hash === '#steam-doctor') load().catch(console.warn);
  };
  open();
  addEventListener('hashchange', open);
}
