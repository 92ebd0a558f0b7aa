import type { Selectable } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { contains, paging, type Search } from './search.ts';

export type StoredPerson = Selectable<Schema['users']>;

/** An address as the database stores it. */
export const storedAddress = (email: string): string => email.normalize('NFC').trim().toLowerCase();

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

/**
 * All data about an email address: the account, its sessions and known browsers, and matching messages. Undefined if
 * nothing is stored.
 */
export async function dataOf(db: Db, email: string): Promise<object | undefined> {
  const address = storedAddress(email);
  const account = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'created_at', 'blocked_at'])
    .where('email', '=', address)
    .executeTakeFirst();
  const messages = await messagesOf(db, address);
  if (!account && messages.length === 0) return undefined;
  const id = account?.id ?? '';
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', id)
    .execute();
  const browsers = await db.selectFrom('devices').select('used_at').where('user_id', '=', id).execute();
  return { account: account ?? null, sessions, browsers, messages };
}

/**
 * Deletes the account, its sessions, the messages that contain the email address, and the address in the log of the
 * office.
 *
 * @returns the numbers of deleted rows
 */
export async function eraseData(db: Db, email: string): Promise<{ accounts: number; messages: number }> {
  const address = storedAddress(email);
  const ids = (await messagesOf(db, address)).map(({ id }) => id);
  const accounts = await db.transaction().execute(async (both) => {
    for (const id of ids) await both.deleteFrom('messages').where('id', '=', id).execute();
    await both.updateTable('staff_log').set({ subject: '(erased)' }).where('subject', '=', address).execute();
    const user = await both.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst();
    if (!user) return 0;
    await both.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await both.deleteFrom('users').where('id', '=', user.id).execute();
    return 1;
  });
  return { accounts, messages: ids.length };
}

const messagesOf = async (db: Db, address: string) =>
  (await db.selectFrom('messages').selectAll().execute()).filter(
    ({ recipient }) => recipient.toLowerCase() === address,
  );
