import { localMinute } from '../domain/local-time.ts';
import { toCsv } from './output.ts';
import { progressOf, type StoredMessage } from './stored-messages.ts';
import type { StoredPerson } from './stored-people.ts';

/*
 * Messages and accounts as tables for a spreadsheet.
 */

export const messageColumns = (timeZone: string) =>
  ({
    id: 'id',
    at: `at (${timeZone})`,
    state: 'state',
    from: 'from',
    subject: 'subject',
    body: 'body',
    partner: 'partner',
  }) as const;

export const messageRow = (row: StoredMessage, timeZone: string) => ({
  id: row.id,
  at: localMinute(row.created_at, timeZone),
  state: progressOf(row),
  from: row.recipient,
  subject: row.subject,
  body: row.body,
  partner: row.partner ?? '',
});

export const messageTable = (rows: readonly StoredMessage[], timeZone: string): string =>
  toCsv(
    messageColumns(timeZone),
    rows.map((row) => messageRow(row, timeZone)),
  );

export const peopleTable = (rows: readonly StoredPerson[], timeZone: string): string =>
  toCsv(
    {
      id: 'id',
      firstName: 'first name',
      lastName: 'last name',
      email: 'e-mail',
      phone: 'phone',
      since: `since (${timeZone})`,
      isBlocked: 'blocked',
    },
    rows.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      since: localMinute(row.created_at, timeZone),
      isBlocked: row.blocked_at === null ? '' : 'yes',
    })),
  );

/** Reads all pages of a list. */
export async function allPages<Row>(read: (page: number) => Promise<{ rows: Row[]; pages: number }>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read(page);
    rows.push(...found.rows);
    if (page >= found.pages) return rows;
  }
}
