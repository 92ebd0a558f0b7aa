import { count, list, type Name } from './attributes.ts';

/** How many there are when no attribute says it, how many stand side by side, and pixels: a row's, a narrow one's, the rest's. */
const needs: Record<Name, readonly [usual: number, columns: number, row: number, narrow: number, besides: number]> = {
  'course-finder': [24, 4, 500, 560, 190],
  'contact-form': [1, 1, 490, 530, 96],
  faq: [6, 1, 74, 92, 130],
  'product-list': [6, 1, 330, 620, 32],
};

/**
 * Holds the room of what is to come, so that nothing on the page moves when it does. A window's height is always enough:
 * what stands below is out of sight then. A page that gives the tag a `min-height` knows better.
 */
export function hold(name: Name, host: Element, box: HTMLElement): void {
  const [usual, columns, row, narrow, besides] = needs[name];
  const width = box.clientWidth;
  const shown = count(host.getAttribute('limit')) ?? (list(host.getAttribute('products')).length || usual);
  const size = width < 480 ? 1 : width < 840 ? 2 : 4;
  const rows = Math.ceil(shown / Math.min(columns, size)) * (size > 1 ? row : narrow);
  const own = Number.parseFloat(getComputedStyle(host).minBlockSize);
  box.style.minBlockSize = own ? `${own}px` : `min(100vh,${besides + rows}px)`;
}
