/** A row as the contract writes it: `_id` first, and no `position`, which only keeps the order. */
export function withId<T extends { id: string; position: number }>({ id, position: _, ...rest }: T) {
  return { _id: id, ...rest };
}

/** The same, with the columns that hold a JSON list read. */
export function withLists<T extends { id: string; position: number }, K extends keyof T & string>(
  row: T,
  names: readonly K[],
) {
  const lists = Object.fromEntries(names.map((name) => [name, readList(row[name])])) as Record<K, unknown>;
  return { ...withId(row), ...lists };
}

/** A list column that was broken by hand is one empty list, not a page without courses. */
function readList(json: unknown): unknown[] {
  try {
    const value: unknown = JSON.parse(String(json));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
