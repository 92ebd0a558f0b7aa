import type { Selectable } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { matchesSearch } from '../domain/matches-search.ts';
import { matchingIds, paging, type Search } from './search.ts';

export type StoredPerson = Selectable<Schema['users']>;

/** Whether the name, address or phone number of an account matches a search. */
export const isPerson = (
  { first_name, last_name, email, phone }: Pick<StoredPerson, 'first_name' | 'last_name' | 'email' | 'phone'>,
  find: string,
): boolean => matchesSearch(find, [first_name, last_name, email, phone], phone);

/** Finds accounts, newest first, by their name, address or phone number. */
export async function findPeople(db: Db, { find, page }: Search) {
  const sorted = db.selectFrom('users').selectAll().orderBy('created_at', 'desc').orderBy('id');
  if (!find) {
    const all = db.selectFrom('users').select(({ fn }) => fn.countAll().as('total'));
    const total = Number((await all.executeTakeFirstOrThrow()).total);
    const { limit, offset, pages } = paging(total, page);
    return { rows: await sorted.limit(limit).offset(offset).execute(), total, pages };
  }
  const columns = ['id', 'created_at', 'first_name', 'last_name', 'email', 'phone'] as const;
  const ids = await matchingIds(
    (after, limit) =>
      db.selectFrom('users').select(columns).where('id', '>', after).orderBy('id').limit(limit).execute(),
    (row) => isPerson(row, find),
  );
  const { limit, offset, pages } = paging(ids.length, page);
  const shown = ids.slice(offset, offset + limit);
  const rows = shown.length === 0 ? [] : await sorted.where('id', 'in', shown).execute();
  return { rows, total: ids.length, pages };
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
