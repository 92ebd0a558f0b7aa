import type { WidgetName } from '../../src/domain/embed/attributes.ts';

/** A widget's element, with the properties that affect its height. */
type Host = HTMLElement & {
  hideFilters?: boolean;
  limit?: number;
  products?: string[];
  layout?: string;
  mode?: string;
};

/**
 * Reserves the widget's height before its content loads, to avoid a layout shift. The heights were measured for typical
 * content and rounded up. Reserves at most the viewport's height, because shifts below it are not visible. A
 * `min-height` in the host page's CSS takes precedence. A `min-height` in the style attribute comes from the snippet
 * builder: the box takes it over and later releases it.
 */
export function reserveSpace(name: WidgetName, host: Host, box: HTMLElement): void {
  const width = box.clientWidth;
  const { layout } = host;
  const isGrid = layout === 'grid';
  const isRow = layout === 'row';
  const isCompact = layout === 'compact';
  const fitting = (columnPx: number) => Math.floor(width / columnPx) || 1;
  const [besides, row, columns] =
    host.mode === 'dialog'
      ? [76, 0, 1]
      : ({
          // Includes the link to all courses. Only with `limit` can the height be less than the viewport's.
          'course-finder': isRow
            ? [532, 0, 1]
            : isCompact
              ? [262, 108, fitting(308)]
              : [host.hideFilters ? 192 : width < 512 ? 472 : 322, 540, width < 512 ? 1 : width < 872 ? 2 : 4],
          'contact-form': [560, 0, 1],
          faq: [94, 70 + Math.max(0, 78 - width * 0.14), 1],
          'product-list': isRow
            ? [480, 0, 1]
            : layout === 'button'
              ? [130, 0, 1]
              : isCompact
                ? [20, 140, fitting(376)]
                : [8, Math.max(310, isGrid || width < 592 ? 624 : 24 + width * 0.285), isGrid ? fitting(324) : 1],
        }[name] as [number, number, number]);
  const shown = host.limit || host.products?.length || (name === 'faq' ? 6 : 24);
  const own = getComputedStyle(host).minHeight;
  host.style.minHeight = '';
  box.style.minHeight = /[1-9]/.test(own) ? own : `min(100vh,${besides + Math.ceil(shown / columns) * row}px)`;
}
