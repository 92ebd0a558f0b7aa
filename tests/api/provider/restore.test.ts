import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import { full } from '../../full.ts';
import { ayesha, type NewDatabase } from '../support/api.ts';
import { temporaryFolder } from '../support/clean-up.ts';
import { startPostgres } from '../support/postgres.ts';
import { sqliteFiles } from '../support/sqlite.ts';
import { run } from './commands.ts';
import { runInProcess } from './in-process.ts';
import {
  afterRestore,
  destroy,
  expectApplied,
  newer,
  newInstallation,
  older,
  storedState,
  writeFolders,
} from './two-folders.ts';

const postgres = await startPostgres();
const sqlite = sqliteFiles();
const work = temporaryFolder();
beforeAll(writeFolders);

let count = 0;
const newFolder = () => {
  count += 1;
  return join(work, String(count));
};
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** Mode, modification time and size of a folder and its files: a write changes them. */
const stateOf = (folder: string) =>
  [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))].map((path) => {
    const { mode, mtimeMs, size } = statSync(path);
    return { path, mode, mtimeMs, size };
  });

function restores(newDatabase: NewDatabase): void {
  it('is unchanged after a restore, which refuses to overwrite other data', { timeout: 60_000 }, async () => {
    const lost = await newInstallation(await newDatabase('sample'));
    const script = join(lost.env.DATA_DIR, 'embed/0.0.9/faq.js');
    mkdirSync(dirname(script), { recursive: true });
    writeFileSync(script, 'An earlier version.');
    const before = await storedState(lost);
    expect(before.folder).toBe(older);
    expect(Object.values(before.people).map((rows) => rows.length)).toEqual([1, 1, 1]);
    const { out } = await runInProcess('office', ['people', 'export', ayesha.email], lost.env);
    const one = [{ used_at: expect.stringMatching(/^20.*\(Asia\/Karachi\)$/) }];
    expect(JSON.parse(out)).toMatchObject({ account: { email: ayesha.email }, sessions: one, browsers: one });

    const folder = newFolder();
    const database = join(folder, 'steam.db');
    const counts = '1 user, 1 message, 42 courses';
    expect(await run('backup', ['backup', folder], lost.env)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(counts),
    });
    // The backup contains password hashes and messages.
    expect([folder, database].map(modeOf)).toEqual(['700', '600']);
    // Read-only, like a backup medium. Root can still write, and `stateOf` detects it.
    chmodSync(database, 0o400);
    chmodSync(folder, 0o500);
    const backedUp = stateOf(folder);
    const mixing = { code: 1, err: expect.stringContaining('would mix the two') };
    expect(await runInProcess('backup', ['restore', folder], lost.env)).toMatchObject(mixing);
    // The database already has content: the restore must not write to the empty data folder.
    const empty = newFolder();
    expect(await runInProcess('backup', ['restore', folder], { ...lost.env, DATA_DIR: empty })).toMatchObject(mixing);
    expect(existsSync(empty)).toBe(false);
    expect(await storedState(lost)).toEqual(before);

    await destroy(lost);
    await expect(storedState(lost)).rejects.toThrow();
    if (lost.address.kind === 'sqlite') {
      rmSync(lost.address.file);
      const log = `${lost.address.file}-wal`;
      writeFileSync(log, 'Of the database before.');
      expect(await runInProcess('backup', ['restore', folder], lost.env)).toMatchObject(mixing);
      rmSync(log);
    }
    const restored = { code: 0, err: '', out: expect.stringContaining(counts) };
    expect(await run('backup', ['restore', folder], lost.env)).toMatchObject(restored);
    expect(stateOf(folder)).toEqual(backedUp);
    chmodSync(folder, 0o700);
    expect(await storedState(lost)).toEqual(afterRestore(before));
    expect(readFileSync(script, 'utf8')).toBe('An earlier version.');
    expect(modeOf(lost.env.DATA_DIR)).toBe('700');
    if (lost.address.kind === 'sqlite') expect(modeOf(lost.address.file)).toBe('600');
    await expectApplied(lost, newer);
    expect((await storedState(lost)).people).toEqual(afterRestore(before).people);
  });
}

describe('On SQLite, the content of a school', () => restores(sqlite.create));

describe.skipIf(postgres.isMissing)('On PostgreSQL, the content of a school', () => {
  // `npm test` restores on PostgreSQL only in the next test.
  if (full) restores(postgres.create);

  it('is restored completely or not at all, and keeps its files if the transaction may have committed', {
    timeout: 60_000,
  }, async () => {
    const lost = await newInstallation(await postgres.create('sample'));
    const before = await storedState(lost);
    const folder = newFolder();
    expect(await runInProcess('backup', ['backup', folder], lost.env)).toMatchObject({ code: 0, err: '' });
    await destroy(lost);
    const media = join(lost.env.DATA_DIR, 'media');
    const db = await prepareDatabase(lost.address);
    /** Restores while a database trigger acts on each message. */
    const restoreWhile = async (trigger: string, does: string) => {
      const body = sql.lit(`begin ${does} end`);
      await sql`create or replace function own() returns trigger language plpgsql as ${body}`.execute(db);
      await sql`create ${sql.raw(trigger)} for each row execute function own()`.execute(db);
      const ran = await runInProcess('backup', ['restore', folder], lost.env);
      await sql`drop trigger own on messages`.execute(db);
      return ran;
    };
    const users = () => db.selectFrom('users').select('id').execute();

    expect(await restoreWhile('trigger own before insert on messages', 'return null;')).toMatchObject({
      code: 1,
      err: expect.stringContaining('does not hold what the backup says'),
    });
    expect([await users(), existsSync(media)]).toEqual([[], false]);

    const breaksOff = 'perform pg_terminate_backend(pg_backend_pid()); return null;';
    const atCommit = 'constraint trigger own after insert on messages deferrable initially deferred';
    expect(await restoreWhile(atCommit, breaksOff)).toMatchObject({
      code: 1,
      err: expect.stringContaining('may hold all or nothing'),
    });
    expect(await users()).toEqual([]);
    expect(readdirSync(media)).not.toEqual([]);
    rmSync(media, { recursive: true });

    // A newer server has added a migration that this server does not know.
    const upgrades = `insert into migrations (name, at) values ('newer', 0); return new;`;
    expect(await restoreWhile('trigger own before insert on messages', upgrades)).toMatchObject({ code: 0, err: '' });
    expect(await storedState(lost)).toEqual(afterRestore(before));
    await db.destroy();
  });
});
