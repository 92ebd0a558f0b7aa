import type { Selectable } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { matchesSearch } from '../domain/matches-search.ts';
import type { Box } from '../domain/office/desk-contract.ts';
import { matchingIds, paging, type Search } from './search.ts';

export type StoredMessage = Selectable<Schema['messages']>;

/** The state of a message, regardless of spam. */
export const progressOf = (row: Pick<StoredMessage, 'answered_at' | 'read_at'>): 'answered' | 'new' | 'read' =>
  row.answered_at !== null ? 'answered' : row.read_at === null ? 'new' : 'read';

/** Finds messages of a box (inbox, answered, spam), newest first, by their sender, subject, text or partner. */
export async function findMessages(db: Db, box: Box, { find, page }: Search) {
  let query = db.selectFrom('messages').where('spam_at', box === 'spam' ? 'is not' : 'is', null);
  if (box !== 'spam') query = query.where('answered_at', box === 'answered' ? 'is not' : 'is', null);
  const sorted = query.selectAll().orderBy('created_at', 'desc').orderBy('id');
  if (!find) {
    const { total } = await query.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
    const { limit, offset, pages } = paging(Number(total), page);
    return { rows: await sorted.limit(limit).offset(offset).execute(), total: Number(total), pages };
  }
  const columns = ['id', 'created_at', 'recipient', 'subject', 'body', 'partner'] as const;
  const ids = await matchingIds(
    (after, limit) => query.select(columns).where('id', '>', after).orderBy('id').limit(limit).execute(),
    ({ recipient, subject, body, partner }) => matchesSearch(find, [recipient, subject, body, partner ?? '']),
  );
  const { limit, offset, pages } = paging(ids.length, page);
  const shown = ids.slice(offset, offset + limit);
  const rows = shown.length === 0 ? [] : await sorted.where('id', 'in', shown).execute();
  return { rows, total: ids.length, pages };
}

/** Counts the unread messages and the unread spam. */
export async function countNewMessages(db: Db): Promise<{ newMessages: number; newSpam: number }> {
  const rows = await db
    .selectFrom('messages')
    .select('spam_at')
    .where('read_at', 'is', null)
    .where('answered_at', 'is', null)
    .execute();
  const newSpam = rows.filter((row) => row.spam_at !== null).length;
  return { newMessages: rows.length - newSpam, newSpam };
}

export async function markRead(db: Db, ids: readonly string[], now = Date.now()): Promise<void> {
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500);
    await db
      .updateTable('messages')
      .set({ read_at: now })
      .where('id', 'in', some)
      .where('read_at', 'is', null)
      .execute();
  }
}

export const messageChanges = ['answer', 'unanswer', 'spam', 'unspam', 'delete'] as const;
export type MessageChange = (typeof messageChanges)[number];

/**
 * Marks a message as answered or not, moves it to the spam or back, or deletes it. An answered message is no spam.
 *
 * @returns the message as it was before; undefined if there is none
 */
export async function applyChange(
  db: Db,
  change: MessageChange,
  id: string,
  now = Date.now(),
): Promise<StoredMessage | undefined> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  if (change === 'delete') await db.deleteFrom('messages').where('id', '=', id).execute();
  else if (change !== 'unspam' || row.spam_at !== null) {
    await db.updateTable('messages').set(changed(change, now)).where('id', '=', id).execute();
  }
  return row;
}

function changed(change: Exclude<MessageChange, 'delete'>, now: number): Partial<StoredMessage> {
  switch (change) {
    case 'answer':
      return { answered_at: now, read_at: now, spam_at: null };
    case 'unanswer':
      return { answered_at: null };
    case 'spam':
      return { spam_at: now, read_at: now };
    case 'unspam':
      // Webhook and mail send it now, like a new message. While it was spam, they sent only the number of spam messages.
      return { spam_at: null, webhook_at: null, mail_at: null };
  }
}
