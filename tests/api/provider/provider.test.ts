import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readPublished } from '../../../src/content/versions/store.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import { startNotifier } from '../../../src/server/notify/notifier.ts';
import { full } from '../../full.ts';
import { type NewDatabase, openApi, urlOf } from '../support/api.ts';
import { catchMails } from '../support/catch-mails.ts';
import { temporaryFolder } from '../support/clean-up.ts';
import { startPostgres } from '../support/postgres.ts';
import { sqliteFiles } from '../support/sqlite.ts';
import { runInProcess } from './in-process.ts';

const postgres = await startPostgres(full);
const sqlite = sqliteFiles();
const work = temporaryFolder();

let count = 0;
const newFolder = () => {
  count += 1;
  return join(work, String(count));
};

function commands(newDatabase: NewDatabase): void {
  const installation = async (content?: 'sample') => {
    const address = await newDatabase(content);
    const env = { DATABASE_URL: urlOf(address), DATA_DIR: newFolder() };
    return { address, env };
  };

  it('applies a folder, changes nothing in a second apply, and exports the same folder', {
    timeout: 60_000,
  }, async () => {
    const { address, env } = await installation();
    const folder = newFolder();
    await runInProcess('content', ['sample', folder], env);
    const courses = readFileSync(join(folder, 'courses.csv'), 'utf8');
    // Spreadsheet programs with a European language separate cells by semicolons.
    const semicolons = courses.split('\n').slice(0, 1).join('').replaceAll(',', ';');
    writeFileSync(
      join(folder, 'courses.csv'),
      `\uFEFF${semicolons}\r\nrobots;Robots;technology;BEGINNER;6 weeks;Short;One|Two;logo.svg;;;\r\n;;;;;;;;;;\r\n`,
    );
    for (const name of ['courses', 'course-faq.csv', 'testimonials.csv', 'partners.csv'])
      rmSync(join(folder, name), { recursive: true });
    expect(await runInProcess('content', ['apply', folder], env)).toMatchObject({ code: 0, err: '' });
    expect((await runInProcess('content', ['apply', folder], env)).out).toContain(
      'Nothing has changed since the last apply.',
    );

    const exported = newFolder();
    expect(await runInProcess('content', ['export', exported], env)).toMatchObject({ code: 0 });
    expect((await runInProcess('content', ['apply', exported], env)).out).toContain(
      'Nothing has changed since the last apply.',
    );
    const db = await prepareDatabase(address);
    const { document } = await readPublished(db);
    await db.destroy();
    expect(document.courses).toEqual([
      expect.objectContaining({ id: 'robots', category: 'Technology', level: 'Beginner' }),
    ]);
  });

  it('reports each mistake with file, row and column, and writes nothing', async () => {
    const { address, env } = await installation();
    const folder = newFolder();
    await runInProcess('content', ['sample', folder], env);
    appendFileSync(join(folder, 'courses.csv'), 'kites,Kites,Arts,Begginer,,,,kite.jpg,,,\n');
    appendFileSync(join(folder, 'course-faq.csv'), 'kite,,Why?,Because.\n');
    appendFileSync(join(folder, 'partners.csv'), `${'x'.repeat(65)},X,Shool\nclub,Club,Club,,,,steam-word,kite\n`);
    const module = '- { id: "", name: One, lessons: [{ id: same, name: A }, { id: same, name: B }] }\n';
    writeFileSync(join(folder, 'courses/curves-of-change/modules.yaml'), module);
    const { code, err } = await runInProcess('content', ['apply', folder], env);
    expect(code).toBe(1);
    expect(err).toContain('courses.csv, row 44, column level: level `Begginer`: did you mean `Beginner`?');
    expect(err).toContain('courses.csv, row 44, column picture: there is no file `kite.jpg` in media/');
    expect(err).toContain('partners.csv, row 6, column id: is longer than 64 characters');
    expect(err).toContain('partners.csv, row 6, column kind: kind `Shool`: did you mean `School`?');
    expect(err).toContain(
      'partners.csv, row 7, column products: there is no `steam-word` in products.csv: did you mean `steam-words`?',
    );
    expect(err).toContain('partners.csv, row 7, column courses: there is no `kite` in courses.csv');
    expect(err).toContain('course-faq.csv, row 223, column course: there is no course `kite` in courses.csv');
    expect(err).toContain('courses/curves-of-change/modules.yaml: the id `same` is used twice in lessons');
    const db = await prepareDatabase(address);
    expect((await readPublished(db)).document.courses).toEqual([]);
    await db.destroy();
  });

  it('lists, exports and erases messages and accounts, and escapes formulas in CSV', async () => {
    const empty = await installation();
    const { address, env } = await installation('sample');
    const head = '\uFEFFid,at (Asia/Karachi),state,from,subject,body,partner\r\n';
    const csvFile = `${newFolder()}.csv`;
    const readCsv = () => readFileSync(csvFile, 'utf8');
    const missing = { code: 1, err: expect.stringContaining('Nothing was created or changed.') };
    expect(await runInProcess('office', ['messages'], empty.env)).toMatchObject(missing);
    expect(await runInProcess('backup', ['backup', newFolder()], empty.env)).toMatchObject(missing);
    const wrote = (count: string) => ({ code: 0, out: expect.stringContaining(`\nWrote ${count} to ${csvFile}.\n`) });
    expect(await runInProcess('office', ['messages', '--csv', csvFile], env)).toMatchObject(wrote('0 messages'));
    expect(readCsv()).toBe(head);
    const api = await openApi(async () => address);
    await api.post('/contactus', {
      recipient: 'p@example.pk',
      subject: '=1+1',
      body: 'a\u001b[31mb',
      partner: 'lahore',
    });
    await api.post('/contactus', { recipient: 'bot@example.pk', subject: 'x', body: 'y', website: 'z' });
    const listed = await runInProcess('office', ['messages', '--new'], env);
    expect(listed.out).toContain('a\\u001b[31mb');
    expect(listed.out).not.toContain('bot@example.pk');
    expect(listed.out).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d \(Asia\/Karachi\) {2}new/m);
    expect(listed.out).toMatch(/\n1 in spam, 1 of them new: npm run office -- messages --spam\n$/);
    expect((await runInProcess('office', ['messages', '--spam'], env)).out).toContain('bot@example.pk');
    expect((await runInProcess('office', ['messages', '--new'], env)).out).toMatch(/\nNo messages\.\n1 in spam: .*\n$/);
    const kept = {
      code: 1,
      err: expect.stringContaining(`${csvFile} exists already. Name another file, or add --force`),
    };
    expect(await runInProcess('office', ['messages', '--csv', csvFile], env)).toMatchObject(kept);
    expect(readCsv()).toBe(head);
    chmodSync(csvFile, 0o644);
    const forced = await runInProcess('office', ['messages', '--csv', csvFile, '--force'], env);
    expect(forced).toMatchObject(wrote('1 message'));
    expect(readCsv().startsWith(head)).toBe(true);
    expect(readCsv()).toContain("'=1+1");
    expect(statSync(csvFile).mode & 0o777).toBe(0o600);
    const withoutFile = await runInProcess('office', ['partners', '--csv'], env);
    expect(withoutFile).toMatchObject({ code: 1, err: 'Name the file to write, such as: --csv messages.csv\n' });
    const elsewhere = await runInProcess('office', ['people', '--csv', '/nowhere/people.csv'], env);
    expect(elsewhere.err).toMatch(/^There is no folder \/nowhere\. /);
    expect((await runInProcess('office', ['partners'], env)).out).toMatch(/\d{4}-\d\d lahore {2}.*, 1 message,/);
    expect((await runInProcess('office', ['people', 'export', 'p@example.pk'], env)).out).toMatch(
      /"=1\+1"[\s\S]*"created_at": ".* \(Asia\/Karachi\)"/,
    );
    expect((await runInProcess('office', ['people', 'erase', 'P@example.pk'], env)).out).toContain(
      'Erased: 0 accounts, 1 message, 0 requests.',
    );
    expect((await runInProcess('office', ['people', 'export', 'p@example.pk'], env)).code).toBe(1);
  });

  it('announces a message once by webhook and once by mail, and retries until a receiver recovers', async () => {
    const api = await openApi(newDatabase, {}, { now: Date.now });
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
    const { mails, smtpUrl } = await catchMails();
    const notify = {
      webhook: { url: `http://127.0.0.1:${Object(receiver.address()).port}/`, secret: 'quiet' },
      mail: { smtpUrl, to: 'office@school.pk' },
    };
    const settings = { publicUrl: undefined, notify };
    const log: string[] = [];
    const stops = [1, 2].map(() => startNotifier(api.db, settings, (line) => log.push(line)));
    await api.post('/contactus', { recipient: 'p@example.pk', subject: 'Robots', body: 'May she join?' });
    await vi.waitFor(() => expect(mails).toHaveLength(1), 10_000);
    expect(mails[0]?.to).toEqual(['office@school.pk']);
    expect(mails[0]?.headers).toMatch(/Reply-To: <?p@example\.pk/);
    const tried = api.db.selectFrom('messages').select('notify_tries');
    await vi.waitFor(async () => expect(await tried.execute()).toEqual([{ notify_tries: 1 }]), 10_000);
    // Make the retry due now instead of in five seconds.
    await api.db.updateTable('messages').set({ notify_after: 0 }).execute();
    down = false;
    await vi.waitFor(() => expect(posted).toHaveLength(1), 15_000);
    const [{ body = '', signature = '' } = {}] = posted;
    expect(signature).toBe(`sha256=${createHmac('sha256', 'quiet').update(body).digest('hex')}`);
    expect(JSON.parse(body)).toMatchObject({ from: 'p@example.pk', subject: 'Robots' });
    expect([mails.length, posted.length]).toEqual([1, 1]);
    for (const stop of stops) stop();
    receiver.close();
  });
}

describe('The server of a school on SQLite', () => {
  commands(sqlite.create);

  it('rejects a database file of 0 bytes', async () => {
    const address = await sqlite.create();
    if (address.kind !== 'sqlite') throw new Error('No SQLite.');
    writeFileSync(address.file, '');
    const { code, err } = await runInProcess('office', ['messages'], { DATABASE_URL: urlOf(address) });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('has 0 bytes') });
    expect(existsSync(`${address.file}-wal`)).toBe(false);
  });
});

describe.skipIf(postgres.isMissing)('The server of a school on PostgreSQL', () => commands(postgres.create));
