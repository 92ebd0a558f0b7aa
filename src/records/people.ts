import { randomInt } from 'node:crypto';
import type { Db } from '../db/schema.ts';
import { localMinute, localTime } from '../domain/local-time.ts';
import { counted } from '../domain/text.ts';
import { type CsvFile, writeCsvFile } from './csv-file.ts';
import { escapeForTerminal, OfficeError, toJson } from './output.ts';
import { hashPassword } from './passwords.ts';

/** Lists accounts, newest first; `text` searches names, email addresses and phone numbers. */
export async function listPeople(db: Db, text: string, csv: CsvFile | undefined, timeZone: string): Promise<string> {
  const all = await db.selectFrom('users').selectAll().orderBy('created_at', 'desc').execute();
  const wanted = text.toLowerCase();
  const rows = all
    .filter((row) => `${row.first_name} ${row.last_name} ${row.email} ${row.phone}`.toLowerCase().includes(wanted))
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
  const address = email.normalize('NFC').trim().toLowerCase();
  const row = await db.selectFrom('users').selectAll().where('email', '=', address).executeTakeFirst();
  if (!row) throw new OfficeError(`Nobody has signed up with ${escapeForTerminal(email)}.`);
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
  await db.transaction().execute(async (both) => {
    await both
      .updateTable('users')
      .set({ blocked_at: blocked ? Date.now() : null })
      .where('id', '=', id)
      .execute();
    if (blocked) await both.deleteFrom('sessions').where('user_id', '=', id).execute();
  });
  return blocked ? 'Blocked.' : 'May sign in again.';
}

/** Exports all data about an email address: the account, its sessions and known browsers, and matching messages. */
export async function exportPerson(db: Db, email: string, timeZone: string): Promise<string> {
  const address = email.normalize('NFC').trim().toLowerCase();
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'created_at', 'blocked_at'])
    .where('email', '=', address)
    .executeTakeFirst();
  const messages = await messagesOf(db, address);
  if (!user && messages.length === 0) throw new OfficeError(`Nothing is stored about ${escapeForTerminal(email)}.`);
  const id = user?.id ?? '';
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', id)
    .execute();
  const browsers = await db.selectFrom('devices').select('used_at').where('user_id', '=', id).execute();
  return toJson({ account: user ?? null, sessions, browsers, messages }, timeZone);
}

/** Deletes the account, its sessions, and the messages that contain the email address. */
export async function erase(db: Db, email: string): Promise<string> {
  const address = email.normalize('NFC').trim().toLowerCase();
  const ids = (await messagesOf(db, address)).map(({ id }) => id);
  const users = await db.transaction().execute(async (both) => {
    for (const id of ids) await both.deleteFrom('messages').where('id', '=', id).execute();
    const user = await both.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst();
    if (!user) return 0;
    await both.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await both.deleteFrom('users').where('id', '=', user.id).execute();
    return 1;
  });
  if (users + ids.length === 0) throw new OfficeError(`Nothing is stored about ${escapeForTerminal(email)}.`);
  return `Erased: ${counted(users, 'account')}, ${counted(ids.length, 'message')}. Backups from before still hold them.`;
}

const messagesOf = async (db: Db, address: string) =>
  (await db.selectFrom('messages').selectAll().execute()).filter(
    ({ recipient }) => recipient.toLowerCase() === address,
  );
