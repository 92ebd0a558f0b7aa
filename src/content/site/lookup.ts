/** Values by id, created on request: most are never requested before the next publication. */
export interface Lookup<T> {
  readonly size: number;
  get: (id: string) => T | undefined;
  has: (id: string) => boolean;
  /** All values, in the order of the rows. */
  values: () => T[];
}

/** A lookup that converts rows with `of`. */
export const lookup = <Row, T>(rows: ReadonlyMap<string, Row>, of: (row: Row) => T): Lookup<T> => ({
  size: rows.size,
  has: (id) => rows.has(id),
  get: (id) => {
    const row = rows.get(id);
    return row === undefined ? undefined : of(row);
  },
  values: () => [...rows.values()].map(of),
});

/** Memoizes a function without parameters. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
