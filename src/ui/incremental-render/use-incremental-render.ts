import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** Rows that a task mounts after the first: so few that a slow phone answers a touch between them. */
const step = 7;

/**
 * How many of `wished` rows of a list of cards to mount by now. Where it is incremental, at first as many as fill a
 * window, of which the first frame consists, then some more in each task; `restart` begins again, for other rows.
 */
export function useIncrementalRender(
  wished: number,
  incremental: boolean | undefined,
): [shown: number, restart: () => void] {
  const [mounted, setMounted] = useState(() => (incremental ? itemsPerViewport() : Number.POSITIVE_INFINITY));
  const begun = useRef(false);
  // Not an effect of its own frame: each step would wait for one.
  useLayoutEffect(() => {
    if (mounted >= wished) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const grow = () => {
      timer = setTimeout(() => setMounted(mounted + step));
    };
    let frame = 0;
    if (begun.current) grow();
    else frame = requestAnimationFrame(grow);
    begun.current = true;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [mounted, wished]);
  return [Math.min(wished, mounted), () => incremental && setMounted(itemsPerViewport())];
}

/**
 * Enough to fill the window whatever stands above them, so that nothing in sight is pushed on by those that follow: a card
 * in one column is 470 px high or more, a product's beside its picture 250 px, of which two count as one here.
 */
const itemsPerViewport = () => Math.ceil(innerHeight / 450) * (innerWidth > 912 ? 4 : innerWidth > 540 ? 2 : 1);

type Draw<Row> = (row: Row, index: number) => ReactNode;

/**
 * Draws each row of a list once, with the index it has then: the same element for the same row, which a renderer leaves as
 * it stands.
 */
export function memoisedRows<Row extends object>(draw: Draw<Row>): Draw<Row> {
  const drawn = new WeakMap<Row, ReactNode>();
  return (row, index) => {
    const element = drawn.get(row) ?? draw(row, index);
    drawn.set(row, element);
    return element;
  };
}
