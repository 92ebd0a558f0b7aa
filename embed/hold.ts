import { type Name, read } from './attributes.ts';

interface Need {
  /** How many there are when no attribute says it. */
  count: number;
  /** Pixels of what stands there besides. */
  besides: number;
  /** By the width: 840 px or more, 480 or more, less. */
  columns: readonly number[];
  /** The height of a row of them. */
  row: readonly number[];
}

const one = [1, 1, 1];
const needs: Record<Name, Need> = {
  'course-finder': { count: 24, besides: 190, columns: [4, 2, 1], row: [470, 500, 560] },
  'contact-form': { count: 1, besides: 96, columns: one, row: [470, 490, 530] },
  faq: { count: 6, besides: 130, columns: one, row: [70, 76, 92] },
  'product-list': { count: 6, besides: 32, columns: one, row: [330, 330, 620] },
};

/**
 * Holds the room of what is to come, so that nothing on the page moves when it does. A window's height is always enough:
 * what stands below is out of sight then.
 */
export function hold(name: Name, host: Element, box: HTMLElement): void {
  const { count, besides, columns, row } = needs[name];
  const given = read(host, 'limit', 'number') || (read(host, 'products', 'list') as []).length || count;
  const size = box.clientWidth < 480 ? 2 : box.clientWidth < 840 ? 1 : 0;
  const pixels = besides + Math.ceil(Number(given) / (columns[size] ?? 1)) * (row[size] ?? 0);
  box.style.minBlockSize = `min(100vh,${pixels}px)`;
}
