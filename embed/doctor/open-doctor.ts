/**
 * Loads the doctor where the page's address ends in `#steam-doctor`, also when that is added later. Nothing is loaded
 * otherwise. The build leaves the import alone: the doctor is a file of its own beside every script (build/config.ts).
 */
export function openDoctor(): void {
  const open = () => {
    if (location.hash === '#steam-doctor') import('./doctor.ts').catch(console.warn);
  };
  open();
  addEventListener('hashchange', open);
}
