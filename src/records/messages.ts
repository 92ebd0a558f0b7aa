import type { Db } from '../db/schema.ts';
import { localTime } from '../domain/local-time.ts';
import { type CsvFile, writeCsvFile } from './csv-file.ts';
import { escapeForTerminal, RecordsError } from './output.ts';
import { applyChange, type MessageChange, markRead, progressOf } from './stored-messages.ts';
import { messageColumns, messageRow } from './tables.ts';

export interface ListOptions {
  /** Lists only unread messages. */
  fresh: boolean;
  spam: boolean;
  /** Writes a file instead of a text. */
  csv: CsvFile | undefined;
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
  if (csv) {
    const report = await writeCsvFile(
      csv,
      'message',
      messageColumns(timeZone),
      rows.map((row) => messageRow(row, timeZone)),
    );
    await mark();
    return report;
  }
  await mark();
  const texts = rows.map((row) => {
    const by = row.partner ? `, by ${escapeForTerminal(row.partner)}` : '';
    return `${localTime(row.created_at, timeZone)}  ${progressOf(row)}  ${row.id}\n  ${escapeForTerminal(row.recipient)}${by}\n  ${escapeForTerminal(row.subject)}\n  ${escapeForTerminal(row.body)}\n`;
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

/** Changes a message. Returns a sentence that says what was done. */
export async function changeMessage(db: Db, what: CommandChange, id: string): Promise<string> {
  const row = await applyChange(db, what, id);
  if (!row) {
    throw new RecordsError(
      id === ''
        ? `Name a message: npm run office -- messages ${what} ID. The list of messages shows each ID.`
        : `There is no message ${escapeForTerminal(id)}. npm run office -- messages lists each ID, and messages --spam those in spam.`,
    );
  }
  switch (what) {
    case 'delete':
      return 'Deleted.';
    case 'spam':
      return `Moved to the spam, which is deleted after 30 days. To undo: npm run office -- messages unspam ${id}`;
    case 'unspam':
      return row.spam_at === null ? 'This message is not in spam.' : 'Moved from the spam to the messages.';
    case 'answer': {
      const moved = row.spam_at === null ? '' : ' and moved out of the spam';
      return `Marked as answered${moved}. Write to ${escapeForTerminal(row.recipient)}: Re: ${escapeForTerminal(row.subject)}`;
    }
  }
}

/** The changes that the command line can make. */
export type CommandChange = Exclude<MessageChange, 'unanswer'>;
