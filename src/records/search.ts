import { sql } from 'kysely';

/** The number of rows on a page of the office. */
const pageSize = 50;

export interface Search {
  /** A text to look for; all rows without one. */
  find?: string | undefined;
  /** @default 1 */
  page?: number | undefined;
}

/** Whether columns contain a text, with any case of its letters. A space separates the columns. */
export function contains(columns: readonly string[], text: string) {
  const joined = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${joined}) like lower(${pattern}) escape '\\'`;
}

/** The number of pages, and the rows before a page. */
export function paging(total: number, page = 1): { limit: number; offset: number; pages: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize, pages: Math.max(1, Math.ceil(total / pageSize)) };
}
