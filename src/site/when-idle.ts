interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data or is on 2G. Then nothing loads before it is needed. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Calls `act` when the browser is idle after the load event; never with Save-Data or on 2G.
 *
 * @returns a function that cancels the call
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
