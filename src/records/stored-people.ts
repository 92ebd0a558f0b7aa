import type { Selectable } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { contains, paging, type Search } from './search.ts';

export type StoredPerson = Selectable<Schema['users']>;

/** Finds accounts, newest first, by their name, address or phone number. */
export async function findPeople(db: Db, { find, page }: Search) {
  let query = db.selectFrom('users');
  if (find) query = query.where(contains(['first_name', 'last_name', 'email', 'phone'], find));
  const { total } = await query.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const { limit, offset, pages } = paging(Number(total), page);
  const sorted = query.selectAll().orderBy('created_at', 'desc').orderBy('id');
  return { rows: await sorted.limit(limit).offset(offset).execute(), total: Number(total), pages };
}

/** Blocks or unblocks an account; blocking ends its sessions. */
export async function setBlocked(db: Db, id: string, isBlocked: boolean, now = Date.now()): Promise<void> {
  await db.transaction().execute(async (both) => {
    await both
      .updateTable('users')
      .set({ blocked_at: isBlocked ? now : null })
      .where('id', '=', id)
      .execute();
    if (isBlocked) await both.deleteFrom('sessions').where('user_id', '=', id).execute();
  });
}
