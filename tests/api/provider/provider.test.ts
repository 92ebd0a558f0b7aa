import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDatabase } from '../../../src/server/content/apply.ts';
import { prepareDatabase } from '../../../src/server/db/prepare.ts';
import { startNotifier } from '../../../src/server/notify/notifier.ts';
import { type NewDatabase, openApi, urlOf } from '../support/api.ts';
import { startPostgres } from '../support/postgres.ts';
import { sqliteFiles } from '../support/sqlite.ts';
import { run } from './commands.ts';
import { applies, destroy, held, newer, newWorld, older, removeWork, writeFolders } from './two-folders.ts';

const postgres = await startPostgres();
const sqlite = sqliteFiles();
const work = mkdtempSync(join(tmpdir(), 'steam-provider-'));
afterAll(async () => {
  await postgres?.stop();
  sqlite.remove();
  rmSync(work, { recursive: true, force: true });
  removeWork();
});
beforeAll(writeFolders);

let count = 0;
const newFolder = () => {
  count += 1;
  return join(work, String(count));
};
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** What a write to a folder or into it would change. */
const stateOf = (folder: string) =>
  [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))].map((path) => {
    const { mode, mtimeMs, size } = statSync(path);
    return { path, mode, mtimeMs, size };
  });

function commands(newDatabase: NewDatabase): void {
  const world = async () => {
    const address = await newDatabase();
    const env = { DATABASE_URL: urlOf(address), DATA_DIR: newFolder() };
    return { address, env };
  };

  it('applies a folder, changes nothing by a second apply, and exports the same folder', async () => {
    const { address, env } = await world();
    const folder = newFolder();
    await run('content', ['sample', folder], env);
    const courses = readFileSync(join(folder, 'courses.csv'), 'utf8');
    // As a spreadsheet exports it.
    const semicolons = courses.split('\n').slice(0, 1).join('').replaceAll(',', ';');
    writeFileSync(
      join(folder, 'courses.csv'),
      `\uFEFF${semicolons}\r\nrobots;Robots;technology;BEGINNER;6 weeks;Short;One|Two;logo.svg;;;\r\n;;;;;;;;;;\r\n`,
    );
    for (const name of ['courses', 'course-faq.csv', 'testimonials.csv'])
      rmSync(join(folder, name), { recursive: true });
    expect(await run('content', ['apply', folder], env)).toMatchObject({ code: 0, err: '' });
    expect((await run('content', ['apply', folder], env)).out).toContain('Nothing has changed since the last apply.');

    const exported = newFolder();
    expect(await run('content', ['export', exported], env)).toMatchObject({ code: 0 });
    expect((await run('content', ['apply', exported], env)).out).toContain('Nothing has changed since the last apply.');
    const db = await prepareDatabase(address);
    const { courses: rows } = await readDatabase(db);
    await db.destroy();
    expect(rows).toEqual([expect.objectContaining({ id: 'robots', category: 'Technology', level: 'Beginner' })]);
  });

  it('names each mistake by file, row and column, and writes nothing', async () => {
    const { address, env } = await world();
    const folder = newFolder();
    await run('content', ['sample', folder], env);
    appendFileSync(join(folder, 'courses.csv'), 'kites,Kites,Arts,Begginer,,,,kite.jpg,,,\n');
    appendFileSync(join(folder, 'course-faq.csv'), 'kite,,Why?,Because.\n');
    const { code, err } = await run('content', ['apply', folder], env);
    expect(code).toBe(1);
    expect(err).toContain('courses.csv, row 44, column level: level `Begginer`: did you mean `Beginner`?');
    expect(err).toContain('courses.csv, row 44, column picture: there is no file `kite.jpg` in media/');
    expect(err).toContain('course-faq.csv, row 223, column course: there is no course `kite` in courses.csv');
    const db = await prepareDatabase(address);
    expect((await readDatabase(db)).courses).toEqual([]);
    await db.destroy();
  });

  it('lists, answers, exports and erases what people sent, and defuses formulas', async () => {
    const { address, env } = await world();
    const head = 'id,at,state,from,subject,body,partner\n';
    expect((await run('office', ['messages', '--csv'], env)).out).toBe(head);
    const api = await openApi(async () => address);
    await api.post('/contactus', {
      recipient: 'p@example.pk',
      subject: '=1+1',
      body: 'a\u001b[31mb',
      partner: 'lahore',
    });
    await api.post('/contactus', { recipient: 'bot@example.pk', subject: 'x', body: 'y', website: 'z' });
    const listed = await run('office', ['messages', '--new'], env);
    expect(listed.out).toContain('a\\u001b[31mb');
    expect(listed.out).not.toContain('bot@example.pk');
    expect((await run('office', ['messages', '--spam'], env)).out).toContain('bot@example.pk');
    expect((await run('office', ['messages', '--new'], env)).out).toBe('No messages.\n');
    const { out: csv } = await run('office', ['messages', '--csv'], env);
    expect(csv.replace('\r', '').startsWith(head)).toBe(true);
    expect(csv).toContain("'=1+1");
    expect((await run('office', ['partners'], env)).out).toMatch(/\d{4}-\d\d lahore {2}1/);
    expect((await run('office', ['people', 'export', 'p@example.pk'], env)).out).toContain('=1+1');
    expect((await run('office', ['people', 'erase', 'P@example.pk'], env)).out).toContain(
      'Erased: 0 accounts, 1 message.',
    );
    expect((await run('office', ['people', 'export', 'p@example.pk'], env)).code).toBe(1);
    await api.close();
  });

  it('announces a message by webhook and mail, again when a receiver recovers, once to each', async () => {
    const address = await newDatabase();
    const api = await openApi(async () => address, {}, { now: Date.now });
    const posted: { body: string; signature: string }[] = [];
    let down = true;
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        if (!down) posted.push({ body, signature: String(request.headers['x-signature']) });
        response.writeHead(down ? 503 : 204).end();
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const mails: string[] = [];
    const catcher = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let text = session.envelope.rcptTo.map((to) => to.address).join();
        stream.on('data', (chunk) => (text += chunk));
        stream.on('end', () => {
          mails.push(text);
          done();
        });
      },
    });
    const smtp = catcher.listen(0, '127.0.0.1');
    await once(smtp, 'listening');
    const port = (server: { address: () => AddressInfo | string | null }) => Object(server.address()).port;
    const settings = {
      webhook: { url: `http://127.0.0.1:${port(receiver)}/`, secret: 'quiet' },
      mail: { smtpUrl: `smtp://127.0.0.1:${port(smtp)}`, to: 'office@school.pk' },
    };
    const log: string[] = [];
    const stops = [1, 2].map(() => startNotifier(api.db, settings, (line) => log.push(line)));
    await api.post('/contactus', { recipient: 'p@example.pk', subject: 'Robots', body: 'May she join?' });
    await vi.waitFor(() => expect(mails).toHaveLength(1), 10_000);
    expect(mails[0]).toMatch(/^office@school\.pk[\s\S]*Reply-To: <?p@example\.pk/);
    down = false;
    await vi.waitFor(() => expect(posted).toHaveLength(1), 15_000);
    const [{ body = '', signature = '' } = {}] = posted;
    expect(signature).toBe(`sha256=${createHmac('sha256', 'quiet').update(body).digest('hex')}`);
    expect(JSON.parse(body)).toMatchObject({ from: 'p@example.pk', subject: 'Robots' });
    expect([mails.length, posted.length]).toEqual([1, 1]);
    for (const stop of stops) stop();
    receiver.close();
    await new Promise<void>((resolve) => catcher.close(() => resolve()));
    await api.close();
  });

  it('holds after a disaster and a restore what it held before, and refuses to mix', { timeout: 60_000 }, async () => {
    const lost = await newWorld(await newDatabase());
    const script = join(lost.env.DATA_DIR, 'embed/0.0.9/faq.js');
    mkdirSync(dirname(script), { recursive: true });
    writeFileSync(script, 'An earlier version.');
    const before = await held(lost);
    expect(before.folder).toBe(older);
    expect(Object.values(before.people).map((rows) => rows.length)).toEqual([1, 1, 1]);

    const folder = newFolder();
    const database = join(folder, 'steam.db');
    const counts = '1 user, 1 message, 42 courses';
    expect(await run('backup', ['backup', folder], lost.env)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(counts),
    });
    // It holds password hashes and messages.
    expect([folder, database].map(modeOf)).toEqual(['700', '600']);
    // As on a medium that cannot be written to; root is not stopped by that, but leaves a trace.
    chmodSync(database, 0o400);
    chmodSync(folder, 0o500);
    const backedUp = stateOf(folder);
    const mixing = { code: 1, err: expect.stringContaining('would mix the two') };
    expect(await run('backup', ['restore', folder], lost.env)).toMatchObject(mixing);
    // The database alone is filled: not a file comes into the empty folder.
    const empty = newFolder();
    expect(await run('backup', ['restore', folder], { ...lost.env, DATA_DIR: empty })).toMatchObject(mixing);
    expect(existsSync(empty)).toBe(false);
    expect(await held(lost)).toEqual(before);

    await destroy(lost);
    await expect(held(lost)).rejects.toThrow();
    if (lost.address.kind === 'sqlite') {
      rmSync(lost.address.file);
      const log = `${lost.address.file}-wal`;
      writeFileSync(log, 'Of the database before.');
      expect(await run('backup', ['restore', folder], lost.env)).toMatchObject(mixing);
      rmSync(log);
    }
    const restored = { code: 0, err: '', out: expect.stringContaining(counts) };
    expect(await run('backup', ['restore', folder], lost.env)).toMatchObject(restored);
    expect(stateOf(folder)).toEqual(backedUp);
    chmodSync(folder, 0o700);
    expect(await held(lost)).toEqual(before);
    expect(readFileSync(script, 'utf8')).toBe('An earlier version.');
    expect(modeOf(lost.env.DATA_DIR)).toBe('700');
    if (lost.address.kind === 'sqlite') expect(modeOf(lost.address.file)).toBe('600');
    await applies(lost, newer);
    expect((await held(lost)).people).toEqual(before.people);
  });
}

describe('A provider on SQLite', () => {
  commands(sqlite.create);

  it('is refused a database file of 0 bytes', async () => {
    const address = await sqlite.create();
    if (address.kind !== 'sqlite') throw new Error('No SQLite.');
    writeFileSync(address.file, '');
    const { code, err } = await run('office', ['messages'], { DATABASE_URL: urlOf(address) });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('has 0 bytes') });
    expect(existsSync(`${address.file}-wal`)).toBe(false);
  });
});

describe.skipIf(!postgres)('A provider on PostgreSQL', () => {
  let databases = 0;
  const newDatabase: NewDatabase = async () => {
    databases += 1;
    return { kind: 'postgres', url: (await postgres?.database(`provider_${databases}`)) ?? '' };
  };
  commands(newDatabase);

  it('gets all of a backup or nothing, and keeps the files of what may have committed', {
    timeout: 60_000,
  }, async () => {
    const lost = await newWorld(await newDatabase());
    const before = await held(lost);
    const folder = newFolder();
    expect(await run('backup', ['backup', folder], lost.env)).toMatchObject({ code: 0, err: '' });
    await destroy(lost);
    const media = join(lost.env.DATA_DIR, 'media');
    const db = await prepareDatabase(lost.address);
    /** Restores while the database does something of its own with each message. */
    const restoreWhile = async (trigger: string, does: string) => {
      const body = sql.lit(`begin ${does} end`);
      await sql`create or replace function own() returns trigger language plpgsql as ${body}`.execute(db);
      await sql`create ${sql.raw(trigger)} for each row execute function own()`.execute(db);
      const ran = await run('backup', ['restore', folder], lost.env);
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

    // A newer server, which this one cannot read after.
    const upgrades = `insert into migrations (name, at) values ('newer', 0); return new;`;
    expect(await restoreWhile('trigger own before insert on messages', upgrades)).toMatchObject({ code: 0, err: '' });
    expect(await held(lost)).toEqual(before);
    await db.destroy();
  });
});
