import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkClock } from '../../../src/checks/online.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import { cleanUpIfClockAgrees } from '../../../src/server/retention.ts';
import { readSettings } from '../../../src/settings/settings.ts';

const dayMs = 86_400_000;
const present = Date.now();

/** A database with three messages and a session of today. `at` runs the deletion with a clock that is some days ahead. */
async function open() {
  const dataDir = mkdtempSync(join(tmpdir(), 'steam-retention-'));
  const settings = readSettings({ DATA_DIR: dataDir });
  const db = await prepareDatabase(settings.database);
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });
  const message = (id: string, created_at: number) => ({
    ...{ id, recipient: 'a@b.pk', subject: '', body: '', partner: null, created_at },
    ...{ read_at: null, answered_at: null, spam_at: null, webhook_at: null, mail_at: null },
  });
  const add = (id: string, at: number) => db.insertInto('messages').values(message(id, at)).execute();
  for (const id of ['1', '2', '3']) await add(id, present);
  const session = { id: 's', staff_id: 'm', created_at: present, used_at: present, confirmed_at: present };
  const staff = { id: 'm', email: 'a@b.pk', name: '', role: 'owner' as const, password_hash: '', created_at: present };
  await db.insertInto('staff').values(staff).execute();
  await db.insertInto('staff_sessions').values(session).execute();
  const count = async (table: 'messages' | 'staff_sessions') =>
    (await db.selectFrom(table).select('id').execute()).length;
  return { db, settings, add, count, at: (days: number) => cleanUpIfClockAgrees(db, settings, present + days * dayMs) };
}

it('Retention deletes nothing while the clock is years ahead, and reports the clock', async () => {
  const { at, add, count, db, settings } = await open();
  expect(await at(730)).toMatch(/^The clock of this machine says 20\d\d-\d\d-\d\d, but the database was last used on/);
  // A message with the wrong time does not make the server trust the clock.
  await add('4', present + 730 * dayMs);
  expect(await at(731)).toBeDefined();
  expect([await count('messages'), await count('staff_sessions')]).toEqual([4, 1]);
  expect(await at(0)).toBeUndefined();
  expect(await count('messages')).toBe(4);
  const times = await db.selectFrom('messages').select('created_at').execute();
  expect(times.every(({ created_at }) => Number(created_at) <= present)).toBe(true);
  expect(await at(-400)).toBeDefined();
  expect(await at(30)).toBeUndefined();
  expect(await count('staff_sessions')).toBe(0);
  // The clock of this machine is now behind the last use that the database has stored.
  expect((await checkClock(settings, db, undefined)).message).toContain('the database was last used on');
});

it('Retention accepts a clock that was ahead for a week, because the server may have been off', async () => {
  const { at, count } = await open();
  expect(await at(0)).toBeUndefined();
  expect(await at(400)).toBeDefined();
  expect(await at(406)).toBeDefined();
  expect(await count('messages')).toBe(3);
  expect(await at(407)).toBeUndefined();
  expect(await count('messages')).toBe(0);
});

it('Retention ends sessions that started with a wrong clock, after the clock is corrected', async () => {
  const { at, db, count } = await open();
  await db
    .updateTable('staff_sessions')
    .set({ used_at: present + 400 * dayMs })
    .execute();
  expect(await at(0)).toBeDefined();
  await db.deleteFrom('limits').execute();
  await db.insertInto('limits').values({ key: 'clock', count: 0, until: present, resets: 0 }).execute();
  expect(await at(0)).toBeUndefined();
  expect(await count('staff_sessions')).toBe(0);
});
