import type { WidgetName } from '../../src/domain/embed/attributes.ts';

/** An element with what it reads of its attributes, as far as its room depends on it. */
type Host = Element & { hideFilters?: boolean; limit?: number; products?: string[]; layout?: string };

/**
 * Holds the room of what is to come, so that nothing on the page moves when it does: pixels as measured for answers of usual
 * length, rather more than less. A window's height is always enough, for what stands below is out of sight then. A page
 * that gives the tag a `min-height` knows better.
 */
export function reserveSpace(name: WidgetName, host: Host, box: HTMLElement): void {
  const width = box.clientWidth;
  const isGrid = host.layout === 'grid';
  const [besides, row, columns]: [number, number, number] = {
    'course-finder': [host.hideFilters ? 70 : width < 512 ? 350 : 200, 540, width < 512 ? 1 : width < 872 ? 2 : 4],
    'contact-form': [504, 0, 1],
    faq: [94, 70 + Math.max(0, 78 - width * 0.14), 1],
    'product-list': [
      8,
      Math.max(310, isGrid || width < 592 ? 624 : 24 + width * 0.285),
      isGrid ? Math.floor(width / 324) || 1 : 1,
    ],
  }[name] as [number, number, number];
  const shown = host.limit || host.products?.length || (name === 'faq' ? 6 : 24);
  const own = getComputedStyle(host).minHeight;
  box.style.minHeight = /[1-9]/.test(own) ? own : `min(100vh,${besides + Math.ceil(shown / columns) * row}px)`;
}
