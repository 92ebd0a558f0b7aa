import type { Page } from '@playwright/test';

/**
 * Returns the layout shifts of the page so far: the value of each, and its elements with x, y, width and height before and
 * after. Returns none if their sum is below `limit`. The Core Web Vitals call a sum of 0.1 good.
 */
export const layoutShifts = (page: Page, limit: number): Promise<string[]> =>
  page.evaluate((limit) => {
    interface Move {
      node?: Element;
      previousRect: DOMRect;
      currentRect: DOMRect;
    }
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; sources: Move[] })[];
    observer.disconnect();
    if (shifts.reduce((sum, { value }) => sum + value, 0) < limit) return [];
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = ({ node, previousRect, currentRect }: Move) =>
      `${node?.outerHTML?.slice(0, 120)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
    return shifts.map(({ value, sources }) => `${value.toFixed(4)}: ${sources.map(nameOf).join(', ')}`);
  }, limit);
