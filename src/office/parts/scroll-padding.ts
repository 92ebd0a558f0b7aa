import { useLayoutEffect } from 'react';

/** Browsers scroll only the line of the caret into view when the Tab key reaches a field of several lines. */
const showWhole = ({ key }: KeyboardEvent) => {
  if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
};

/** Keeps the focused control above a bar at the end of the window (WCAG 2.4.11). The height of the bar depends on its buttons. */
export function useScrollPadding(bar: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      style.scrollPaddingBlockEnd = `${(bar.current?.offsetHeight ?? 0) + 16}px`;
    };
    measure();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    if (bar.current) observer?.observe(bar.current);
    document.addEventListener('keyup', showWhole);
    return () => {
      document.removeEventListener('keyup', showWhole);
      observer?.disconnect();
      style.removeProperty('scroll-padding-block-end');
    };
  }, [bar]);
}
