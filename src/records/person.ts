import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { releaseLectures } from './requests/lecture-access.ts';

export interface PersonScope {
  /**
   * Includes the messages and requests with the address. False for an account that has not confirmed the address: they
   * may be another person's.
   */
  withMessages: boolean;
}

/** Normalises an e-mail address as the accounts store it. */
export const plainAddress = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/**
 * Returns all data about an e-mail address: the account, its sessions, known browsers, links and waiting mails, its watched
 * lectures and certificates, and the messages and requests for a seat. Secrets and hashes are left out.
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
  const id = account?.id ?? '';
  const requests = await requestsOf(db, withMessages ? address : '', id);
  if (!account && ids.length === 0 && requests.length === 0) return undefined;
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
    requests,
    watched: await db
      .selectFrom('watched_lectures')
      .select(['lecture_id', 'watched_at'])
      .where('user_id', '=', id)
      .orderBy('watched_at')
      .execute(),
    certificates: await db
      .selectFrom('certificates')
      .select(['id', 'course_id', 'course_name', 'child_name', 'hidden', 'issued_at'])
      .where('user_id', '=', id)
      .orderBy('issued_at')
      .execute(),
  };
}

/**
 * The requests for a seat with this address, with their history, and the requests whose lectures the account opened by a link.
 * The latter have only reference, course and state, because they may be another person's. Keys of pages are left out.
 */
async function requestsOf(db: Db, address: string, userId: string) {
  const rows = await db
    .selectFrom('requests')
    .selectAll()
    .where(ofPerson(address, userId))
    .orderBy('created_at')
    .execute();
  const found = [];
  for (const { secret: _, access_key: _key, id, ...row } of rows) {
    if (row.email !== address || address === '') {
      const { reference, course_id, course_name, start_day, state } = row;
      found.push({ reference, course_id, course_name, start_day, state });
      continue;
    }
    found.push({
      ...row,
      events: await db
        .selectFrom('request_events')
        .select(['at', 'kind', 'from_state', 'to_state', 'body'])
        .where('request_id', '=', id)
        .orderBy('at')
        .execute(),
      receipts: await db
        .selectFrom('request_receipts')
        .select(['at', 'type', 'bytes'])
        .where('request_id', '=', id)
        .orderBy('at')
        .execute(),
    });
  }
  return found;
}

/** The requests of an address or an account; '' matches none. */
export const ofPerson = (address: string, userId: string) => (where: ExpressionBuilder<Schema, 'requests'>) =>
  where.or([
    where.and([where('email', '=', address), where('email', '!=', '')]),
    where.and([where('user_id', '=', userId), where('user_id', '!=', '')]),
  ]);

/** The mails that wait to be sent to an account or to its address. */
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
 * Deletes an account with its sessions, known browsers, links and waiting mails, watched lectures and certificates, and the
 * messages and requests with the address. Removes the address from the log of the office. A request whose lectures the account
 * opened by a link stays, with a new link: it belongs to the parent who paid, not to everybody whom the link reached.
 *
 * @returns the number of deleted rows
 */
export async function erasePerson(
  db: Db,
  email: string,
  { withMessages }: PersonScope,
): Promise<{ accounts: number; messages: number; requests: number }> {
  const address = plainAddress(email);
  const ids = withMessages ? await messageIdsOf(db, address) : [];
  const erased = await db.transaction().execute(async (both) => {
    for (const id of ids) await both.deleteFrom('messages').where('id', '=', id).execute();
    await both.updateTable('staff_log').set({ subject: '(erased)' }).where('subject', '=', address).execute();
    const user = await both.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst();
    await both
      .deleteFrom('account_mails')
      .where('id', 'in', mailsOf(both, address, user?.id ?? '').select('id'))
      .execute();
    // Foreign keys delete the rows of the other tables.
    const { numDeletedRows } = await both
      .deleteFrom('requests')
      .where(ofPerson(withMessages ? address : '', ''))
      .executeTakeFirst();
    if (user) await releaseLectures(both, user.id, Date.now());
    if (user) await both.deleteFrom('users').where('id', '=', user.id).execute();
    return { accounts: user ? 1 : 0, requests: Number(numDeletedRows) };
  });
  return { ...erased, messages: ids.length };
}

/** The ids of the messages from an address. Compared here, because SQLite's lower() knows only ASCII letters. */
const messageIdsOf = async (db: Db, address: string): Promise<string[]> =>
  (await db.selectFrom('messages').select(['id', 'recipient']).execute())
    .filter(({ recipient }) => recipient.toLowerCase() === address)
    .map(({ id }) => id);
