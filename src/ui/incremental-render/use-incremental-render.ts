import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** Few enough for a slow phone to respond to touches between two tasks. */
const rowsPerTask = 7;

/**
 * Whether rows mount in steps: first enough to fill the viewport, then a few per task. 'later': the first frame mounts
 * all rows, because the server has rendered them or a scroll position needs them; later additions mount in steps.
 */
export type Incremental = boolean | 'later';

/** Returns the number of rows to mount now, up to `targetCount`; all if `incremental` is not set. */
export function useIncrementalRender(targetCount: number, incremental: Incremental = false): number {
  const [count, setCount] = useState(() => (incremental === true ? itemsPerViewport() : targetCount));
  // Rows that a filter removed mount in steps when they return.
  if (count > targetCount) setCount(targetCount);
  // Up to `rowsPerTask` missing rows mount in one commit: a filter that is set meanwhile then changes the number of rows once.
  const isPartial = incremental && targetCount - count > rowsPerTask;
  const mounted = isPartial ? Math.min(targetCount, Math.max(count, itemsPerViewport())) : targetCount;
  const isGrowing = useRef(false);
  // With `useEffect`, each step would wait for a frame.
  useLayoutEffect(() => {
    if (mounted >= targetCount) {
      isGrowing.current = false;
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const grow = () => {
      timer = setTimeout(() => setCount(mounted + rowsPerTask));
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
 * The number of rows that fill the viewport, because a row that mounts later must not shift visible content. In one
 * column, a card is at least 470 px high, or 318 px below the filters of the site. A product beside its picture is 250
 * px high, and two products count as one card.
 */
const itemsPerViewport = () => Math.ceil(innerHeight / 450) * (innerWidth > 912 ? 4 : innerWidth > 540 ? 2 : 1);

type Draw<Row> = (row: Row, index: number) => ReactNode;

/**
 * Renders each row once, with its index at that time, and reuses the element. React skips an element that is the same
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
