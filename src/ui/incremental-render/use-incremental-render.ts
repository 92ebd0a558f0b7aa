import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** Rows to mount per task after the first frame: few enough for a slow phone to respond to touches in between. */
const step = 7;

/**
 * Whether rows mount in steps: the next frame has as many as before, and enough to fill the viewport, and each later task adds a few.
 * `later`: not in the first frame, because the server has rendered it, or a scroll position needs all rows.
 */
export type Incremental = boolean | 'later';

/** Returns the number of rows to mount now, up to `targetCount`; all if `incremental` is not set. */
export function useIncrementalRender(targetCount: number, incremental: Incremental = false): number {
  const [count, setCount] = useState(() => (incremental === true ? itemsPerViewport() : targetCount));
  // Rows that a narrower choice removed mount in steps again.
  if (count > targetCount) setCount(targetCount);
  // Up to `step` missing rows mount in one commit: a choice during the growth then changes the number of rows once.
  const isPartial = incremental && targetCount - count > step;
  const mounted = isPartial ? Math.min(targetCount, Math.max(count, itemsPerViewport())) : targetCount;
  const isGrowing = useRef(false);
  // A layout effect: with `useEffect`, each step would wait for a frame.
  useLayoutEffect(() => {
    if (mounted >= targetCount) {
      isGrowing.current = false;
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const grow = () => {
      timer = setTimeout(() => setCount(mounted + step));
    };
    let frame = 0;
    if (isGrowing.current) grow();
    else frame = requestAnimationFrame(grow);
    isGrowing.current = true;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [mounted, targetCount]);
  return mounted;
}

/**
 * Enough rows to fill the viewport: rows that mount later must not shift visible content. In one column, a card is at
 * least 470 px high, or 318 px on the site, where the filters take the rest of the viewport. A product beside its picture
 * is 250 px high, and two products count as one card.
 */
const itemsPerViewport = () => Math.ceil(innerHeight / 450) * (innerWidth > 912 ? 4 : innerWidth > 540 ? 2 : 1);

type Draw<Row> = (row: Row, index: number) => ReactNode;

/**
 * Renders each row of a list once, with its index at that time. The renderer skips a row if its element is the same
 * object.
 */
export function memoisedRows<Row extends object>(draw: Draw<Row>): Draw<Row> {
  const drawn = new WeakMap<Row, ReactNode>();
  return (row, index) => {
    const element = drawn.get(row) ?? draw(row, index);
    drawn.set(row, element);
    return element;
  };
}
