import type { Db } from '../../../db/schema.ts';

/** Deletes the least recently used rows of an account. Keeps `most` rows, including the new one. */
export async function keepNewest(
  db: Db,
  table: 'sessions' | 'devices',
  row: { id: string; userId: string },
  most: number,
) {
  const others = db.selectFrom(table).select('id').where('user_id', '=', row.userId).where('id', '!=', row.id);
  await db
    .deleteFrom(table)
    .where('user_id', '=', row.userId)
    .where('id', '!=', row.id)
    .where('id', 'not in', others.orderBy('used_at', 'desc').limit(most - 1))
    .execute();
}
