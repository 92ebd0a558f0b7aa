import { useLayoutEffect } from 'react';

/** Scrolls a whole textarea into view on Tab: browsers scroll only to the line of the caret. */
const showWhole = ({ key }: KeyboardEvent) => {
  if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
};

/** Sets the scroll padding to the height of a sticky bar, so that it never covers the focused control (WCAG 2.4.11). */
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
