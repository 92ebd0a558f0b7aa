import { randomInt } from 'node:crypto';
import type { Db } from '../db/schema.ts';
import { localMinute, localTime } from '../domain/local-time.ts';
import { counted } from '../domain/text.ts';
import { createResetLink, linkLifeMs } from './account-links.ts';
import { queueAccountMail } from './account-mails.ts';
import { type CsvFile, writeCsvFile } from './csv-file.ts';
import { escapeForTerminal, RecordsError, toJson } from './output.ts';
import { hashPassword } from './passwords.ts';
import { erasePerson, plainAddress, readPerson } from './person.ts';
import { isPerson, setBlocked } from './stored-people.ts';

/** Lists accounts, newest first; `text` searches names, email addresses and phone numbers. */
export async function listPeople(db: Db, text: string, csv: CsvFile | undefined, timeZone: string): Promise<string> {
  const all = await db.selectFrom('users').selectAll().orderBy('created_at', 'desc').execute();
  const rows = all
    .filter((row) => isPerson(row, text))
    .map((row) => ({
      at: (csv ? localMinute : localTime)(row.created_at, timeZone),
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      phone: row.phone,
      state: row.blocked_at === null ? '' : 'blocked',
    }));
  if (csv) {
    const names = { first_name: 'first_name', last_name: 'last_name', email: 'email', phone: 'phone', state: 'state' };
    return writeCsvFile(csv, 'account', { at: `at (${timeZone})`, ...names }, rows);
  }
  if (rows.length === 0) return 'Nobody.';
  return rows
    .map((row) =>
      escapeForTerminal(
        `${row.at}  ${row.first_name} ${row.last_name}  ${row.email}  ${row.phone}  ${row.state}`,
      ).trimEnd(),
    )
    .join('\n');
}

async function find(db: Db, email: string) {
  const row = await db.selectFrom('users').selectAll().where('email', '=', plainAddress(email)).executeTakeFirst();
  if (!row) throw new RecordsError(`Nobody has signed up with ${escapeForTerminal(email)}.`);
  return row;
}

/** Sets a random password and ends all sessions. Only the return value contains the password. */
export async function newPassword(db: Db, email: string): Promise<string> {
  const { id } = await find(db, email);
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const word = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  const password = `${word()}-${word()}-${word()}`;
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (both) => {
    await both.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    await both.deleteFrom('sessions').where('user_id', '=', id).execute();
  });
  return `New password, shown this once: ${password}`;
}

/** Blocks or unblocks an account; blocking ends its sessions. */
export async function block(db: Db, email: string, blocked: boolean): Promise<string> {
  const { id } = await find(db, email);
  await setBlocked(db, id, blocked);
  return blocked ? 'Blocked.' : 'May sign in again.';
}

/** Exports all data about an email address as JSON. */
export async function exportPerson(db: Db, email: string, timeZone: string): Promise<string> {
  const data = await readPerson(db, email, { withMessages: true });
  if (!data) throw new RecordsError(`Nothing is stored about ${escapeForTerminal(email)}.`);
  return toJson(data, timeZone);
}

/** Deletes all data about an email address. */
export async function erase(db: Db, email: string): Promise<string> {
  const { accounts, messages, requests } = await erasePerson(db, email, { withMessages: true });
  if (accounts + messages + requests === 0)
    throw new RecordsError(`Nothing is stored about ${escapeForTerminal(email)}.`);
  return `Erased: ${counted(accounts, 'account')}, ${counted(messages, 'message')}, ${counted(requests, 'request')}. Backups from before still hold them.`;
}

/**
 * Creates a link with which the owner of an account chooses a new password. Only the return value contains it.
 *
 * @param origin the site's origin
 */
export async function resetLink(db: Db, email: string, origin: string, timeZone: string): Promise<string> {
  const user = await find(db, email);
  const now = Date.now();
  const link = await createResetLink(db, user, { origin, now });
  return `Give this link to ${escapeForTerminal(`${user.first_name} ${user.last_name}`)} only. It works once, until ${localTime(now + linkLifeMs, timeZone)}:\n${link}`;
}

/** Queues a mail to the owner of an account, with a link to choose a new password. */
export async function mailResetLink(db: Db, email: string): Promise<string> {
  const user = await find(db, email);
  await queueAccountMail(db, { kind: 'reset', recipient: user.email }, Date.now());
  return `A running server sends the link to ${escapeForTerminal(user.email)} within seconds.`;
}
