/** The number of rows on a page of the office. */
const pageSize = 50;
/** The number of rows in a batch. Between batches, the process handles other requests. */
const rowsAtOnce = 500;

export interface Search {
  /** A text to look for; all rows without one. */
  find?: string | undefined;
  /** @default 1 */
  page?: number | undefined;
}

/**
 * The ids of the rows that match, newest first. This process compares, because databases fold letters differently.
 *
 * @param read the next rows after an id, in the order of their ids
 */
export async function matchingIds<Row extends { id: string; created_at: number }>(
  read: (after: string, limit: number) => Promise<Row[]>,
  matches: (row: Row) => boolean,
): Promise<string[]> {
  const found: Pick<Row, 'id' | 'created_at'>[] = [];
  for (let after = ''; ; ) {
    const rows = await read(after, rowsAtOnce);
    for (const row of rows) if (matches(row)) found.push({ id: row.id, created_at: Number(row.created_at) });
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) break;
    after = last.id;
  }
  found.sort((one, other) => other.created_at - one.created_at || (one.id < other.id ? -1 : 1));
  return found.map(({ id }) => id);
}

/** The limit and offset of a page, and the number of pages. */
export function paging(total: number, page = 1): { limit: number; offset: number; pages: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize, pages: Math.max(1, Math.ceil(total / pageSize)) };
}
