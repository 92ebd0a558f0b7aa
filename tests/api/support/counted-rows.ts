import type { Db } from '../../../src/db/schema.ts';

/** Each row of the table `counts` as a text, without the day. */
export const countedRows = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('counts').selectAll().orderBy('id').execute()).map(
    ({ partner, kind, item, count }) => `${partner || '–'} ${kind} ${item} ${count}`,
  );
