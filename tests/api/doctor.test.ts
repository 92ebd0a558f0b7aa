import { unlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openForChecks } from '../../src/checks/database.ts';
import { checkProxy } from '../../src/checks/proxy.ts';
import { runChecks } from '../../src/checks/run-checks.ts';
import { migrations } from '../../src/db/migrations.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { message } from './support/api.ts';
import { cleanUp, temporaryFolder } from './support/clean-up.ts';
import { healthySchool } from './support/healthy-school.ts';
import { startPostgres } from './support/postgres.ts';
import { sqliteFiles } from './support/sqlite.ts';

const sqlite = sqliteFiles();
const postgres = await startPostgres();
const hour = 3_600_000;

const oneProblem = (sentence: RegExp) => ({
  code: 1,
  problems: [expect.stringMatching(sentence)],
  err: '1 problem. Solve it, then run this again.\n',
});

const everyDatabase = describe.each([
  ['SQLite', sqlite.create, false],
  ['PostgreSQL', postgres.create, postgres.isMissing],
] as const);

everyDatabase('The doctor of the office, on %s', (_, newDatabase, isMissing) => {
  it.skipIf(isMissing)(
    'finds no problem, sends one test mail and one signed test event, and changes nothing',
    async () => {
      const { db, doctor, site, mail } = await healthySchool(newDatabase);
      const { code, out } = await doctor();
      expect(out).toMatch(/^Database: .*\nok {7}Database {4} .* answers \(schema \d{4}-[a-z-]+\)\.\n/);
      expect(out.match(/^(?:ok|-|PROBLEM)(?= )/gm)).toEqual(Array(12).fill('ok'));
      expect([code, out.endsWith('No problems.\n')]).toEqual([0, true]);
      expect(out).toContain('The last backup is 5 hours old');
      expect(out).not.toContain('right');
      expect(mail.mails).toEqual([expect.stringContaining('A test of the office doctor')]);
      expect(site.events.map((body) => JSON.parse(body))).toEqual([expect.objectContaining({ type: 'test' })]);
      expect(await db.selectFrom('messages').selectAll().execute()).toEqual([]);
    },
  );

  it.skipIf(isMissing)('reports a database of a newer or an older version', async () => {
    const { db, doctor } = await healthySchool(newDatabase);
    await db.insertInto('migrations').values({ name: '9999-later', at: 0 }).execute();
    expect(await doctor()).toMatchObject(oneProblem(/ Database .*newer version of this server \(9999-later\)/));
    const last = migrations.at(-1)?.name ?? '';
    await db.deleteFrom('migrations').where('name', 'in', ['9999-later', last]).execute();
    expect(await doctor()).toMatchObject(oneProblem(/ Database .*earlier version \(\d{4}-[a-z-]+\)\. → Restart/));
  });
});

describe('The doctor of the office', () => {
  it('reports a wrong SMTP password, without printing it', async () => {
    const { doctor, mail } = await healthySchool(sqlite.create);
    const result = await doctor({ SMTP_URL: mail.urlWith('wrong-secret') });
    expect(result).toMatchObject(oneProblem(/ Mail .*127\.0\.0\.1 refused the user name or the password: .*SMTP_URL/));
    expect(result.out).not.toContain('wrong-secret');
    expect(mail.mails).toEqual([]);
  });

  it('reports a webhook that answers with an error', async () => {
    const { doctor } = await healthySchool(sqlite.create, ({ url }, response) => {
      if (url !== '/hook') return false;
      response.writeHead(500).end();
      return true;
    });
    expect(await doctor()).toMatchObject(oneProblem(/ Webhook .*answered a test event with the error 500\. → Ask/));
  });

  it('reports a disk only if it is nearly full', async () => {
    const { env } = await healthySchool(sqlite.create);
    const settings = readSettings(env);
    const db = openForChecks(settings);
    cleanUp(() => db?.destroy());
    const problemsWith = async (freeBytes: number, totalBytes: number) => {
      const readSpace = async () => ({ freeBytes, totalBytes });
      const all = await runChecks({ settings, db, sends: false, readSpace });
      return all.flatMap(({ name, state, message }) => (state === 'problem' ? [`${name}: ${message}`] : []));
    };
    expect(await problemsWith(90e6, 20e9)).toEqual([
      `Disk: Only 90.0 MB of 20.0 GB are free on the disk of ${env.DATA_DIR} (DATA_DIR).`,
      `Backup disk: Only 90.0 MB of 20.0 GB are free on the disk of ${env.BACKUP_DIR} (BACKUP_DIR).`,
    ]);
    // Enough: 200 MB on a container's small volume, and 3 % of a large disk.
    expect([await problemsWith(200e6, 500e6), await problemsWith(30e9, 1e12)]).toEqual([[], []]);
  });

  it('reports a backup that is too old, and one that is missing', async () => {
    const { doctor, writeBackup } = await healthySchool(sqlite.create);
    writeBackup(Date.now() - 75 * hour);
    expect(await doctor()).toMatchObject(oneProblem(/ Backup .*last backup is 3 days old .* → Write one now: npm run/));
    expect(await doctor({ BACKUP_DIR: temporaryFolder() })).toMatchObject(oneProblem(/ Backup .*no finished backup/));
    expect(await doctor({ BACKUP_DIR: '' })).toMatchObject(oneProblem(/ Backup .*BACKUP_DIR is not set/));
  });

  it('reports files of the content that are missing', async () => {
    const { doctor, picture } = await healthySchool(sqlite.create);
    unlinkSync(picture);
    expect(await doctor()).toMatchObject(oneProblem(/ Media .* 1 of 1 file of the content .*\(robot\.svg\)/));
  });

  it('reports a PUBLIC_URL that does not respond, or that belongs to another server', async () => {
    const { doctor } = await healthySchool(sqlite.create, ({ url }, response) => {
      if (url !== '/healthz') return false;
      response.end('<title>Welcome to nginx!</title>');
      return true;
    });
    const trusted = { TRUST_PROXY: 'true' };
    expect(await doctor(trusted)).toMatchObject(
      oneProblem(/ Address .*it is not this server that answers\. → Correct/),
    );
    expect(await doctor({ ...trusted, PUBLIC_URL: 'http://127.0.0.1:1' })).toMatchObject(
      oneProblem(/ Address .*cannot be reached from this machine: .*\. → Open it in your browser/),
    );
  });

  it('reports headers of a proxy that are not trusted', async () => {
    const { doctor } = await healthySchool(sqlite.create, (_, response) => {
      response.setHeader('Server', 'nginx');
      return false;
    });
    expect(await doctor()).toMatchObject(oneProblem(/ Proxy .*TRUST_PROXY is false.* → Set TRUST_PROXY=true in/));
    expect(await doctor({ TRUST_PROXY: 'true' })).toMatchObject({ code: 0 });
    const at = (publicUrl: string, trustProxy: boolean, received = {}) =>
      checkProxy({ publicUrl, trustProxy }, new Headers({ host: 'school.pk', ...received })).state;
    const forwarded = { 'X-Forwarded-For': '192.0.2.1' };
    expect([at('https://school.pk', false), at('http://school.pk', false, forwarded)]).toEqual(['problem', 'problem']);
    expect([at('https://school.pk', true), at('https://school.pk', true, forwarded)]).toEqual(['problem', 'ok']);
    // A monitor on the same machine sends requests without the proxy.
    expect(at('https://school.pk', true, { host: 'localhost:3000' })).toBe('ok');
  });

  it.each([
    ['ahead of', -61 * 60_000],
    ['behind', 61 * 60_000],
  ])('reports a clock that is an hour %s the clock of others', async (direction, offset) => {
    const { doctor } = await healthySchool(sqlite.create, (_, response) => {
      response.setHeader('Date', new Date(Date.now() + offset).toUTCString());
      return false;
    });
    expect(await doctor()).toMatchObject(oneProblem(new RegExp(` Clock .*is \\d\\d minutes ${direction} 127.0.0.1`)));
  });

  it('reports a server with another version, and a server that does not run', async () => {
    let version = '0.0.1';
    const { doctor } = await healthySchool(sqlite.create, ({ url }, response) => {
      if (url !== '/embed/v1/release.json') return false;
      response.end(JSON.stringify({ version }));
      return true;
    });
    expect(await doctor()).toMatchObject(oneProblem(/ Version .*runs version 0\.0\.1, but .* → Restart the server/));
    version = '';
    expect(await doctor({ PORT: '1', PUBLIC_URL: '' })).toMatchObject(
      oneProblem(/ Version .* No server of this project/),
    );
  });

  it('reports messages whose webhook or mail fails, and unread messages that were not delivered', async () => {
    const { db, doctor } = await healthySchool(sqlite.create);
    const row = (id: string, daysAgo: number) => ({
      ...message,
      id,
      partner: null,
      created_at: Date.now() - daysAgo * 24 * hour,
      mail_tries: 4,
      webhook_at: 1,
    });
    await db
      .insertInto('messages')
      .values([row('a', 0), row('b', 5)])
      .execute();
    expect(await doctor()).toMatchObject(
      oneProblem(
        / Messages .*announce 1 message by mail failed\. After three days .* gave up to announce 1 message by/,
      ),
    );
  });

  it('reports a missing database, and still runs all other checks', async () => {
    const { doctor } = await healthySchool(sqlite.create);
    const dataDir = temporaryFolder();
    const { problems } = await doctor({ DATABASE_URL: '', NODE_ENV: 'production', DATA_DIR: dataDir });
    expect(problems).toEqual([expect.stringContaining(`no content in SQLite ${dataDir}/steam.db`)]);
  });
});
