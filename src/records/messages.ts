import type { Db } from '../db/schema.ts';
import { localMinute, localTime } from '../domain/local-time.ts';
import { type CsvFile, writeCsvFile } from './csv-file.ts';
import { escapeForTerminal, OfficeError } from './output.ts';

export interface ListOptions {
  /** Lists only unread messages. */
  fresh: boolean;
  spam: boolean;
  /** Writes a file instead of a text. */
  csv: CsvFile | undefined;
  /** The school's. */
  timeZone: string;
}

/** Lists messages, newest first, and marks them as read. The text ends with the number of messages in spam. */
export async function listMessages(db: Db, { fresh, spam, csv, timeZone }: ListOptions): Promise<string> {
  let query = db
    .selectFrom('messages')
    .selectAll()
    .where('spam_at', spam ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc');
  if (fresh) query = query.where('read_at', 'is', null);
  const rows = await query.execute();
  const mark = () =>
    markRead(
      db,
      rows.map(({ id }) => id),
    );
  const state = (row: (typeof rows)[number]) =>
    row.answered_at !== null ? 'answered' : row.read_at === null ? 'new' : 'read';
  if (csv) {
    const at = `at (${timeZone})`;
    const report = await writeCsvFile(
      csv,
      'message',
      { id: 'id', at, state: 'state', from: 'from', subject: 'subject', body: 'body', partner: 'partner' },
      rows.map((row) => ({
        id: row.id,
        at: localMinute(row.created_at, timeZone),
        state: state(row),
        from: row.recipient,
        subject: row.subject,
        body: row.body,
        partner: row.partner ?? '',
      })),
    );
    await mark();
    return report;
  }
  await mark();
  const texts = rows.map((row) => {
    const by = row.partner ? `, by ${escapeForTerminal(row.partner)}` : '';
    return `${localTime(row.created_at, timeZone)}  ${state(row)}  ${row.id}\n  ${escapeForTerminal(row.recipient)}${by}\n  ${escapeForTerminal(row.subject)}\n  ${escapeForTerminal(row.body)}\n`;
  });
  if (texts.length === 0) texts.push('No messages.');
  const hint = spam ? spamHint : await describeSpam(db);
  return [...texts, ...(hint ? [hint] : [])].join('\n');
}

const spamHint = 'A message of a real person? npm run office -- messages unspam ID, or answer ID';

/** "2 in spam, 1 of them new: …"; '' if there is none. */
async function describeSpam(db: Db): Promise<string> {
  const rows = await db.selectFrom('messages').select('read_at').where('spam_at', 'is not', null).execute();
  if (rows.length === 0) return '';
  const fresh = rows.filter((row) => row.read_at === null).length;
  return `${rows.length} in spam${fresh > 0 ? `, ${fresh} of them new` : ''}: npm run office -- messages --spam`;
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

export type MessageChange = 'answer' | 'spam' | 'unspam' | 'delete';

/** Marks a message as answered, moves it to the spam or back, or deletes it. An answered message is no spam. */
export async function changeMessage(db: Db, what: MessageChange, id: string): Promise<string> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'recipient', 'subject', 'spam_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) {
    throw new OfficeError(
      id === ''
        ? `Name a message: npm run office -- messages ${what} ID. The list of messages shows each ID.`
        : `There is no message ${escapeForTerminal(id)}. npm run office -- messages lists each ID, and messages --spam those in spam.`,
    );
  }
  const set = (
    values: Partial<Record<'answered_at' | 'read_at' | 'spam_at' | 'webhook_at' | 'mail_at', number | null>>,
  ) => db.updateTable('messages').set(values).where('id', '=', id).execute();
  const now = Date.now();
  switch (what) {
    case 'delete':
      await db.deleteFrom('messages').where('id', '=', id).execute();
      return 'Deleted.';
    case 'spam':
      await set({ spam_at: now, read_at: now });
      return `Moved to the spam, which is deleted after 30 days. To undo: npm run office -- messages unspam ${id}`;
    case 'unspam':
      if (row.spam_at === null) return 'This message is not in spam.';
      // Announce it like a new message: webhook and mail have only counted it.
      await set({ spam_at: null, webhook_at: null, mail_at: null });
      return 'Moved from the spam to the messages.';
    case 'answer': {
      await set({ answered_at: now, read_at: now, spam_at: null });
      const moved = row.spam_at === null ? '' : ' and moved out of the spam';
      return `Marked as answered${moved}. Write to ${escapeForTerminal(row.recipient)}: Re: ${escapeForTerminal(row.subject)}`;
    }
  }
}
