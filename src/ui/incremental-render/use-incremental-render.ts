import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** Rows to mount per task after the first frame: few enough for a slow phone to respond to touches in between. */
const step = 7;

/**
 * Returns the number of rows to mount now, up to `targetCount`. The first frame mounts enough rows to fill the viewport, and each later
 * task mounts a few more.
 *
 * @param incremental if not true, mounts all rows in one commit, now and later
 */
export function useIncrementalRender(targetCount: number, incremental: boolean | undefined): number {
  const [count, setCount] = useState(() => (incremental ? itemsPerViewport() : Number.POSITIVE_INFINITY));
  if (!incremental && Number.isFinite(count)) setCount(Number.POSITIVE_INFINITY);
  const mounted = incremental ? count : Number.POSITIVE_INFINITY;
  const hasStarted = useRef(false);
  // A layout effect: with `useEffect`, each step would wait for a frame.
  useLayoutEffect(() => {
    if (mounted >= targetCount) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const grow = () => {
      timer = setTimeout(() => setCount(mounted + step));
    };
    let frame = 0;
    if (hasStarted.current) grow();
    else frame = requestAnimationFrame(grow);
    hasStarted.current = true;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [mounted, targetCount]);
  return Math.min(targetCount, mounted);
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
