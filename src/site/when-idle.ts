interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Save-Data or a 2G connection: nothing is fetched before the visitor needs it. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Calls back once the browser is idle after the load event; never with Save-Data or on a 2G connection.
 *
 * @returns a function that cancels it
 */
export function whenIdle(act: () => void): () => void {
  if (isFrugal()) return () => {};
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) act();
  };
  // Safari has no requestIdleCallback.
  const wait = () => (window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 200)))(run);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isCancelled = true;
    removeEventListener('load', wait);
  };
}
