import type { Db } from '../../../src/db/schema.ts';

/** The rows of the table of counts, as texts without the day. */
export const countedRows = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('counts').selectAll().orderBy('id').execute()).map(
    ({ partner, kind, item, count }) => `${partner || '–'} ${kind} ${item} ${count}`,
  );
