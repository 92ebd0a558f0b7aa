import type { WidgetName } from '../../src/domain/embed/attributes.ts';

/** An element with the properties that its height depends on. */
type Host = HTMLElement & { hideFilters?: boolean; limit?: number; products?: string[]; layout?: string };

/**
 * Reserves the widget's height before its content, to avoid layout shift: measured for typical content, rounded up. At
 * most the viewport's height, since shifts below it are not visible. A `min-height` of the host takes precedence; one in the
 * style attribute is the builder's, which the box takes over and releases.
 */
export function reserveSpace(name: WidgetName, host: Host, box: HTMLElement): void {
  const width = box.clientWidth;
  const isGrid = host.layout === 'grid';
  const [besides, row, columns]: [number, number, number] = {
    // Includes the link to all courses: only with `limit` the height may be less than the viewport's.
    'course-finder': [host.hideFilters ? 192 : width < 512 ? 472 : 322, 540, width < 512 ? 1 : width < 872 ? 2 : 4],
    'contact-form': [520, 0, 1],
    faq: [94, 70 + Math.max(0, 78 - width * 0.14), 1],
    'product-list': [
      8,
      Math.max(310, isGrid || width < 592 ? 624 : 24 + width * 0.285),
      isGrid ? Math.floor(width / 324) || 1 : 1,
    ],
  }[name] as [number, number, number];
  const shown = host.limit || host.products?.length || (name === 'faq' ? 6 : 24);
  const own = getComputedStyle(host).minHeight;
  host.style.minHeight = '';
  box.style.minHeight = /[1-9]/.test(own) ? own : `min(100vh,${besides + Math.ceil(shown / columns) * row}px)`;
}
