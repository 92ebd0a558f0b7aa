import type { Db } from '../db/schema.ts';

export interface PersonScope {
  /**
   * Includes the messages that name the address as their sender. False for an account whose owner has not shown that
   * the address is theirs.
   */
  withMessages: boolean;
}

/** An e-mail address as the accounts store it. */
export const plainAddress = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/**
 * Returns all data about an e-mail address: the account, its sessions, known browsers, links and waiting mails, and the
 * messages. No secret and no hash is included.
 *
 * @returns undefined if nothing is stored
 */
export async function readPerson(db: Db, email: string, { withMessages }: PersonScope) {
  const address = plainAddress(email);
  const account = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'created_at', 'blocked_at', 'email_confirmed_at'])
    .where('email', '=', address)
    .executeTakeFirst();
  const ids = withMessages ? await messageIdsOf(db, address) : [];
  if (!account && ids.length === 0) return undefined;
  const id = account?.id ?? '';
  const messages = [];
  for (const one of ids) {
    messages.push(...(await db.selectFrom('messages').selectAll().where('id', '=', one).execute()));
  }
  return {
    account: account ?? null,
    sessions: await db.selectFrom('sessions').select(['created_at', 'used_at']).where('user_id', '=', id).execute(),
    browsers: await db.selectFrom('devices').select('used_at').where('user_id', '=', id).execute(),
    links: await db
      .selectFrom('account_links')
      .select(['purpose', 'email', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    mails: await mailsOf(db, address, id).select(['kind', 'recipient', 'created_at']).execute(),
    messages,
  };
}

/** Mails that wait: of the account, and to its address. */
const mailsOf = (db: Db, address: string, userId: string) =>
  db
    .selectFrom('account_mails')
    .where((where) =>
      where.or([
        where('recipient', '=', address),
        where.and([where('user_id', '=', userId), where('user_id', '!=', '')]),
      ]),
    );

/**
 * Deletes an account with its sessions, known browsers, links and waiting mails, and the messages. Removes the
 * address from the log of the office.
 *
 * @returns the number of deleted rows
 */
export async function erasePerson(
  db: Db,
  email: string,
  { withMessages }: PersonScope,
): Promise<{ accounts: number; messages: number }> {
  const address = plainAddress(email);
  const ids = withMessages ? await messageIdsOf(db, address) : [];
  const accounts = await db.transaction().execute(async (both) => {
    for (const id of ids) await both.deleteFrom('messages').where('id', '=', id).execute();
    await both.updateTable('staff_log').set({ subject: '(erased)' }).where('subject', '=', address).execute();
    const user = await both.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst();
    await both
      .deleteFrom('account_mails')
      .where('id', 'in', mailsOf(both, address, user?.id ?? '').select('id'))
      .execute();
    if (!user) return 0;
    // Foreign keys delete the rows of the other tables.
    await both.deleteFrom('users').where('id', '=', user.id).execute();
    return 1;
  });
  return { accounts, messages: ids.length };
}

/** The ids of the messages from an address. Compared here, because SQLite's lower() knows only ASCII letters. */
const messageIdsOf = async (db: Db, address: string): Promise<string[]> =>
  (await db.selectFrom('messages').select(['id', 'recipient']).execute())
    .filter(({ recipient }) => recipient.toLowerCase() === address)
    .map(({ id }) => id);
