import { useLayoutEffect } from 'react';

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
    return () => {
      observer?.disconnect();
      style.removeProperty('scroll-padding-block-end');
    };
  }, [bar]);
}
