import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../../../src/content/backup/backup.ts';
import { removeStaleCopies, withCopy } from '../../../src/content/backup/temporary-copy.ts';
import { emptyContent } from '../../../src/content/content.ts';
import { addVersion } from '../../../src/content/versions/store.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';

const work = mkdtempSync(join(tmpdir(), 'steam-backup-'));
afterAll(() => rmSync(work, { recursive: true }));

const bytes = 'A leaflet.';
const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
let count = 0;

/** Makes a database and its data folder; if `isFilled`, with one media file. */
async function newPlace(isFilled: boolean) {
  count += 1;
  const dataDir = join(work, `data-${count}`);
  const database = { kind: 'sqlite' as const, file: join(work, `database-${count}`, 'steam.db') };
  if (isFilled) {
    const db = await prepareDatabase(database);
    const content = { ...emptyContent(), media: [{ id: 'notes/leaflet.pdf', hash }] };
    await addVersion(db, content, { source: 'folder', author: '', note: '', summary: '' });
    await db.destroy();
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    writeFileSync(join(dataDir, 'media', `${hash}.pdf`), bytes);
  }
  return { dataDir, database, set: [] };
}

async function newBackup(): Promise<string> {
  const folder = join(work, `backup-${count + 1}`);
  await backup(folder, await newPlace(true));
  return folder;
}

const change = (sql: string) => (folder: string) => {
  const db = new Sqlite(join(folder, 'steam.db'));
  db.exec(sql);
  db.close();
};

const setMedia = (id: string, ofHash: string) =>
  change(`update versions set media = '[{"id":"${id}","hash":"${ofHash}"}]'`);
const insertVersion = (document: string, media: string) =>
  change(
    `insert into versions (id, base, source, author, note, summary, document, media, at) values ('1', '', 'folder', '', '', '', '${document}', '${media}', 0)`,
  );

describe('A restore', () => {
  it('restores a backup with its files, and deletes its temporary copy of the database', async () => {
    const to = await newPlace(false);
    await restore(await newBackup(), to);
    expect(existsSync(to.database.file)).toBe(true);
    expect(readdirSync(to.dataDir)).toEqual(['media']);
  });

  it('ends everything that grants access: sessions, links, passkeys; and lists the staff', async () => {
    const folder = join(work, `backup-${count + 1}`);
    const from = await newPlace(true);
    const db = await prepareDatabase(from.database);
    const used = { created_at: 1, used_at: 1 };
    const user = { id: 'u', first_name: 'A', last_name: 'B', email: 'a@b.pk', phone: '', password_hash: 'hash' };
    await db
      .insertInto('users')
      .values({ ...user, created_at: 1, blocked_at: null, email_confirmed_at: 1 })
      .execute();
    await db
      .insertInto('sessions')
      .values({ id: 's', token_hash: 't', user_id: 'u', ...used })
      .execute();
    await db.insertInto('partner_keys').values({ id: 'p', key_hash: 'k', created_at: 1 }).execute();
    const staff = { email: 'own\u001b[2Jer@school.pk', name: '', role: 'owner', password_hash: 'hash' } as const;
    await db
      .insertInto('staff')
      .values({ id: 'm', ...staff, created_at: 1 })
      .execute();
    await db
      .insertInto('staff_sessions')
      .values({ id: 'c', staff_id: 'm', ...used, confirmed_at: 1 })
      .execute();
    const passkey = { name: '', public_key: '', counter: 0, transports: '', ...used };
    await db
      .insertInto('staff_passkeys')
      .values({ id: 'k', staff_id: 'm', ...passkey })
      .execute();
    await db.destroy();
    await backup(folder, from);
    const to = await newPlace(false);
    expect(await restore(folder, to)).toMatch(
      /1 member of staff:\n {2}owner {3}own\\u001b\[2Jer@school\.pk\n.*staff link EMAIL/s,
    );
    const restored = new Sqlite(to.database.file);
    const tables = ['sessions', 'partner_keys', 'staff_sessions', 'staff_passkeys'];
    const rows = tables.map((table) => restored.prepare(`select * from ${table}`).all());
    expect(rows).toEqual([[], [], [], []]);
    expect(restored.prepare('select email, password_hash from staff').all()).toEqual([
      { email: staff.email, password_hash: '' },
    ]);
    expect(restored.prepare('select password_hash from users').all()).toEqual([{ password_hash: 'hash' }]);
    restored.close();
  });

  it.each([
    ['a symbolic link', (folder: string) => symlinkSync('/etc/passwd', join(folder, 'media/passwd.txt'))],
    ['a linked folder', (folder: string) => symlinkSync('/etc', join(folder, 'embed'))],
    ['a changed file', (folder: string) => writeFileSync(join(folder, 'media', `${hash}.pdf`), 'Other.')],
    ['a hash outside the store', setMedia('leaflet.pdf', '../../secret')],
    ['an id outside media/', setMedia('../leaflet.pdf', hash)],
    ['an id of an unknown type', setMedia('leaflet.html', hash)],
    [
      'a trigger',
      change("create trigger own after insert on migrations begin insert into published values ('x', 'y'); end"),
    ],
    ['a content that cannot be read', change("update versions set document = 'x'")],
    ['a history that cannot be read', insertVersion('', 'x')],
    ['a file outside the store in its history', insertVersion('', '[{"id":"a.pdf","hash":"../../secret"}]')],
    ['a view', change('create view own as select * from users')],
    ['a table', change('create table own (id text)')],
  ])('refuses a backup with %s, and writes nothing', async (_, tamper) => {
    const folder = await newBackup();
    tamper(folder);
    const to = await newPlace(false);
    await expect(restore(folder, to)).rejects.toThrow('Take another backup.');
    expect(existsSync(to.database.file)).toBe(false);
    expect(existsSync(to.dataDir) ? readdirSync(to.dataDir) : []).toEqual([]);
  });

  it('removes the database copies of killed processes, but not those of running processes', async () => {
    const { dataDir } = await newPlace(true);
    // No process has this id: the largest on Linux is 4,194,304.
    mkdirSync(join(dataDir, '.copy-of-database-4194305-abc'));
    mkdirSync(join(dataDir, `.copy-of-database-${process.ppid}-abc`));
    await removeStaleCopies(dataDir);
    expect(readdirSync(dataDir).sort()).toEqual([`.copy-of-database-${process.ppid}-abc`, 'media']);
    const inside = await withCopy(join(dataDir, 'media', `${hash}.pdf`), dataDir, async (copy) => copy);
    expect(inside.startsWith(join(dataDir, '.copy-of-database-'))).toBe(true);
    expect(existsSync(inside)).toBe(false);
  });
});
