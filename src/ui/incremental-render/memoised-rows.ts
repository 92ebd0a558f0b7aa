import type { ReactNode } from 'react';

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
