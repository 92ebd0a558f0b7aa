/**
 * What the builder's preview page runs: it tells the builder how high the element is and what its scripts weigh. Its text is
 * written into the page, so it uses nothing from around it.
 */
export function tellMeasure(): void {
  const tell = () => {
    const element = document.querySelector('[data-preview] > :not(script)');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && /\/embed\/[\w.-]+\/[\w.-]+\.js$/.test(entry.name),
      );
    const bytes = scripts.reduce(
      (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
      0,
    );
    const height = Math.ceil(element?.getBoundingClientRect().height ?? 0);
    parent.postMessage({ type: 'steam-preview', height, bytes, files: scripts.length }, location.origin);
  };
  if (parent === window) return;
  const watch = () => {
    const element = document.querySelector('[data-preview] > :not(script)');
    if (element) new ResizeObserver(tell).observe(element);
  };
  addEventListener('DOMContentLoaded', watch);
  addEventListener('steam-ready', () => setTimeout(tell));
  addEventListener('steam-error', () => setTimeout(tell));
  addEventListener('message', ({ source }) => source === parent && tell());
}
