import type { Db } from '../db/schema.ts';
import { escapeForTerminal, formatTime, OfficeError, toCsv } from './output.ts';

export interface ListOptions {
  /** Lists only unread messages. */
  fresh: boolean;
  spam: boolean;
  csv: boolean;
}

/** Lists messages, newest first, and marks them as read. */
export async function listMessages(db: Db, { fresh, spam, csv }: ListOptions): Promise<string> {
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('spam_at', spam ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc');
  if (fresh) query = query.where('read_at', 'is', null);
  const rows = await query.execute();
  await markRead(
    db,
    rows.map(({ id }) => id),
  );
  const state = (row: (typeof rows)[number]) =>
    row.answered_at !== null ? 'answered' : row.read_at === null ? 'new' : 'read';
  if (csv) {
    return toCsv(
      ['id', 'at', 'state', 'from', 'subject', 'body', 'partner'],
      rows.map((row) => ({
        id: row.id,
        at: formatTime(row.created_at),
        state: state(row),
        from: row.recipient,
        subject: row.subject,
        body: row.body,
        partner: row.partner ?? '',
      })),
    );
  }
  if (rows.length === 0) return 'No messages.';
  return rows
    .map((row) => {
      const by = row.partner ? `, by ${escapeForTerminal(row.partner)}` : '';
      return `${formatTime(row.created_at)}  ${state(row)}  ${row.id}\n  ${escapeForTerminal(row.recipient)}${by}\n  ${escapeForTerminal(row.subject)}\n  ${escapeForTerminal(row.body)}\n`;
    })
    .join('\n');
}

async function markRead(db: Db, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500);
    await db
      .updateTable('messages')
      .set({ read_at: Date.now() })
      .where('id', 'in', some)
      .where('read_at', 'is', null)
      .execute();
  }
}

/** Marks a message as answered or as spam, or deletes it. */
export async function changeMessage(db: Db, what: 'answer' | 'spam' | 'delete', id: string): Promise<string> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'recipient', 'subject'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new OfficeError(`There is no message ${escapeForTerminal(id)}.`);
  if (what === 'delete') {
    await db.deleteFrom('messages').where('id', '=', id).execute();
    return 'Deleted.';
  }
  const now = Date.now();
  await db
    .updateTable('messages')
    .set(what === 'spam' ? { spam_at: now, read_at: now } : { answered_at: now, read_at: now })
    .where('id', '=', id)
    .execute();
  if (what === 'spam') return 'Moved to the spam, which is deleted after 30 days.';
  return `Marked as answered. Write to ${escapeForTerminal(row.recipient)}: Re: ${escapeForTerminal(row.subject)}`;
}

/** Counts the messages per partner and month. */
export async function countByPartner(db: Db, csv: boolean): Promise<string> {
  const rows = await db.selectFrom('messages').select(['partner', 'created_at']).where('spam_at', 'is', null).execute();
  const counts = new Map<string, number>();
  for (const { partner, created_at } of rows) {
    const key = `${new Date(created_at).toISOString().slice(0, 7)} ${partner ?? '(our own pages)'}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const lines = [...counts].sort(([one], [other]) => other.localeCompare(one));
  if (csv)
    return toCsv(
      ['month', 'partner', 'messages'],
      lines.map(([key, count]) => ({ month: key.slice(0, 7), partner: key.slice(8), messages: String(count) })),
    );
  return lines.length === 0
    ? 'No messages.'
    : lines.map(([key, count]) => `${escapeForTerminal(key)}  ${count}`).join('\n');
}
