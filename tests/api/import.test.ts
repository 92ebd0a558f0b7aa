import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';
import { prepareDatabase } from '../../src/db/prepare.ts';
import { createSessions } from '../../src/server/api/users/sessions.ts';
import { everyNth } from '../full.ts';
import { run } from './provider/commands.ts';
import { runInProcess } from './provider/in-process.ts';
import { ayesha, json, message, openApi, type TestApi } from './support/api.ts';
import { changeContent } from './support/change-content.ts';
import { temporaryFolder } from './support/clean-up.ts';
import { contentPaths } from './support/content-paths.ts';
import { startPostgres } from './support/postgres.ts';
import { sqliteFiles } from './support/sqlite.ts';

const postgres = await startPostgres();
const sqlite = sqliteFiles();

/** Runs `npm run import`. Returns its output without the first line, which names the database. */
async function importFile(
  file: string,
  url: string,
  { dataDir = temporaryFolder(), runCommand = runInProcess } = {},
): Promise<{ code: number; said: string }> {
  const { code, out, err } = await runCommand('import', [file], { DATABASE_URL: url, DATA_DIR: dataDir });
  return { code, said: out.replace(/^Database: .*\n/, '') + err };
}

/** Each list, and every fifth id of each endpoint with an id. */
const somePaths = Object.values(
  Object.groupBy(contentPaths(), (path) => (/\/.*\//.test(path) ? path.slice(0, path.lastIndexOf('/')) : path)),
).flatMap((paths = []) => everyNth(paths, 5));

/** The responses of all 23 endpoints: bytes and ETag of each GET; each POST without its random values. */
async function responses(api: TestApi): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const path of somePaths) {
    const response = await api.get(path);
    all[path] = [response.status, response.headers.get('etag'), await response.text()];
  }
  const signedIn = await api.post('/user/signin', ayesha);
  all.signin = [signedIn.status, { ...(await json(signedIn)), token: 'secret' }];
  const taken = await api.post('/user/signup', ayesha);
  all.signup = [taken.status, await taken.text()];
  const sent = await api.post('/contactus', message);
  all.contactus = [sent.status, await sent.text()];
  return all;
}

describe.skipIf(postgres.isMissing)('A SQLite file imported into PostgreSQL', () => {
  it('gives the same responses byte for byte, including edits, and keeps accounts and sessions', async () => {
    const address = await sqlite.create('sample');
    const before = await openApi(async () => address);
    await changeContent(before, ({ document }) => {
      Object.assign(document.faq[0] ?? {}, { question: "O'Brien asks: سلام 🚀?" });
      document.products.splice(1, 1);
    });
    const many = Array.from({ length: 1_100 }, (_, n) => ({
      ...message,
      id: `m${n}`,
      partner: 'green',
      created_at: n,
    }));
    await before.db.insertInto('messages').values(many).execute();
    await before.post('/user/signup', ayesha);
    const cookie =
      /sid=([^;]*)/.exec((await before.post('/user/signin', ayesha)).headers.get('set-cookie') ?? '')?.[1] ?? '';
    const expected = await responses(before);

    const file = address.kind === 'sqlite' ? address.file : '';
    const { url } = await postgres.create();
    const { code, said: output } = await importFile(file, url, { runCommand: run });
    expect(output).toMatch(/^Imported .*: 1 user, 1101 messages, \d+ courses/);
    expect(code).toBe(0);

    const after = await openApi(async () => ({ kind: 'postgres', url }));
    expect(await responses(after)).toEqual(expected);
    expect(await createSessions(after.db, () => Date.UTC(2026, 0, 1)).find(cookie)).toMatchObject({
      firstName: 'Ayesha',
    });
    const rows = await after.db.selectFrom('messages').select('partner').execute();
    expect(rows).toHaveLength(1_101);
    expect(rows.filter(({ partner }) => partner === 'green')).toHaveLength(1_100);

    // A second import would mix both data sets.
    const again = await importFile(file, url);
    expect(again).toEqual({ code: 1, said: expect.stringMatching(/^That database has been filled already.*\n$/) });
  });

  it('includes the media and earlier versions of the widgets, or names missing files', async () => {
    const [oldDir, dataDir] = [temporaryFolder(), temporaryFolder()];
    const file = join(oldDir, 'steam.db');
    const db = await prepareDatabase({ kind: 'sqlite', file });
    const rows = ['a', 'b'].map((id) => ({ id: `${id}.svg`, hash: id.repeat(32) }));
    await changeContent({ db }, ({ media }) => media.push(...rows));
    await db.destroy();
    mkdirSync(join(oldDir, 'media'));
    mkdirSync(join(oldDir, 'embed/0.1.0'), { recursive: true });
    writeFileSync(join(oldDir, 'embed/0.1.0/faq.js'), 'faq');
    writeFileSync(join(oldDir, 'media', `${'a'.repeat(32)}.svg`), '<svg/>');
    const { url } = await postgres.create();
    expect(await importFile(file, url, { dataDir })).toEqual({
      code: 1,
      said: expect.stringMatching(
        `^1 file of the content \\(b.svg\\) is neither in ${oldDir}/media nor in ${dataDir}/media. Nothing was imported.\nCopy the folder media`,
      ),
    });
    expect(readdirSync(dataDir)).toEqual([]);
    writeFileSync(join(oldDir, 'media', `${'b'.repeat(32)}.svg`), '<svg/>');
    expect(await importFile(file, url, { dataDir })).toEqual({
      code: 0,
      said: expect.stringContaining(`Copied 2 files to ${dataDir}/media.`),
    });
    expect(readdirSync(join(dataDir, 'media')).sort()).toEqual(rows.map(({ hash }) => `${hash}.svg`));
    expect(readdirSync(join(dataDir, 'embed/0.1.0'))).toEqual(['faq.js']);
  });

  it('leaves nothing behind if the import fails', async () => {
    const address = await sqlite.create('sample');
    const broken = await openApi(async () => address);
    await broken.db.schema.dropTable('staff_log').execute();
    const { url } = await postgres.create();
    const file = address.kind === 'sqlite' ? address.file : '';
    // The command throws an unexpected error: only a separate process turns it into an exit code.
    expect((await importFile(file, url, { runCommand: run })).code).not.toBe(0);
    const db = openDatabase({ kind: 'postgres', url });
    expect(await db.selectFrom('versions').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  it('says that either all or nothing was imported if the connection is lost during the commit', async () => {
    const address = await sqlite.create('sample');
    const api = await openApi(async () => address);
    await api.post('/contactus', message);
    const { url } = await postgres.create();
    const db = openDatabase({ kind: 'postgres', url });
    await migrate(db);
    await sql`create function own() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`.execute(db);
    await sql`create constraint trigger own after insert on messages deferrable initially deferred
      for each row execute function own()`.execute(db);
    const file = address.kind === 'sqlite' ? address.file : '';
    expect(await importFile(file, url)).toEqual({
      code: 1,
      said: expect.stringMatching(/PostgreSQL may hold all or nothing: run the import again/),
    });
    await sql`drop trigger own on messages`.execute(db);
    expect(await importFile(file, url)).toMatchObject({ code: 0 });
    await db.destroy();
  });

  it.each([
    ['/nowhere/steam.db', 'postgres://127.0.0.1:1/x', 'There is no database file /nowhere/steam.db.\n'],
    [
      import.meta.filename,
      'postgres://me:secret@127.0.0.1:1/x',
      'One of the databases cannot be used (SQLITE_NOTADB). Nothing was imported.\n',
    ],
    [import.meta.filename, 'sqlite:other.db', 'DATABASE_URL must name the PostgreSQL database to fill.\n'],
  ])('fails with one sentence: %s into %s', async (file, url, sentence) => {
    expect(await importFile(file, url)).toEqual({ code: 1, said: sentence });
  });
});
