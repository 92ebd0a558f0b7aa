import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { createStaffSessions } from '../../src/server/office/staff-sessions.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { full } from '../full.ts';
import { runInProcess } from './provider/in-process.ts';
import { fillWithSample, message, openSample } from './support/api.ts';
import { postJson, temporaryFolder, testServer } from './support/clean-up.ts';
import { png, school } from './support/kite-school.ts';
import { sealableFolder } from './support/read-only-folder.ts';
import { writeFiles } from './support/site.ts';

const root = join(import.meta.dirname, '../..');
const disk = sealableFolder();
if (!disk) console.warn('\n!!! A READ-ONLY DISK IS NOT TESTED: this user may not mount one.\n');

/** Starts a server that must fail. Returns its exit code and output. */
async function failingStart(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const child: ChildProcess = spawn(process.execPath, ['src/server/start.mjs'], {
    cwd: root,
    env: { ...process.env, ENV_FILE: '/dev/null', ...env },
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said: output };
}

describe('The server', () => {
  it('prints its URLs and serves them; on SIGTERM it finishes the request in flight, closes idle connections and accepts no new one', async () => {
    const server = await testServer();
    expect((await fetch(`${server.url}/api/faq`)).status).toBe(200);
    expect(server.output()).toMatch(/Site .*\nAPI .*\/api\/\n/);
    const { hostname, port } = new URL(server.url);
    const idle = await idleConnection(server.url);
    const untouched = connect(Number(port), hostname);
    await once(untouched, 'connect');
    const sending = await halfSent(server.url);

    const ended = once(server.process, 'exit');
    const gone = [once(idle, 'close'), once(untouched, 'close')];
    server.process.kill('SIGTERM');
    await Promise.all(gone);
    await expect(fetch(`${server.url}/api/faq`)).rejects.toThrow();

    const response = await sending.finish();
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(response.body)).toMatchObject({ success: true });
    expect(await ended).toEqual([0, null]);
  });

  it('writes the counts of its last second on SIGTERM', async () => {
    const folder = temporaryFolder();
    const server = await testServer({ DATA_DIR: folder });
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0' };
    const clicks = Array.from({ length: 200 }, () =>
      fetch(`${server.url}/go/steam-words?partner=mehwish-gul`, { headers, redirect: 'manual' }),
    );
    for (const { status } of await Promise.all(clicks)) expect(status).toBe(302);
    await server.stop();
    const db = openDatabase({ kind: 'sqlite', file: join(folder, 'steam.db') });
    const rows = await db.selectFrom('counts').select(['partner', 'item', 'count']).execute();
    await db.destroy();
    // The counter counts at most five downloads of one network.
    expect(rows).toEqual([{ partner: 'mehwish-gul', item: 'steam-words', count: 5 }]);
  });

  it('fails with one sentence if its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, said: output } = await failingStart({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: 'sqlite::memory:',
    });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is taken by another program.`);
    expect(output).not.toMatch(/\n\s+at /);
  });

  const notDatabases: [env: Record<string, string>, sentence: string][] = [
    [
      { PORT: '0', DATABASE_URL: 'sqlite:/dev/null/steam.db' },
      'The database file /dev/null/steam.db cannot be used (EEXIST). Repair it, or correct DATABASE_URL.\n',
    ],
    [
      { PORT: '0', DATABASE_URL: `sqlite:${import.meta.filename}` },
      `The database file ${import.meta.filename} cannot be used (SQLITE_NOTADB). Repair it, or correct DATABASE_URL.\n`,
    ],
  ];
  it.each<[env: Record<string, string>, sentence: string]>([
    [
      { PORT: '0', DATABASE_URL: 'sqlite::memory:', NODE_ENV: 'production', BUILD_DIR: '/nowhere' },
      'There is no build in dist. Make one where the build’s tools are: npm ci && npm run build\n',
    ],
    [
      { PORT: '0', DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/steam' },
      'The database server that DATABASE_URL names cannot be used (ECONNREFUSED). Repair it, or correct DATABASE_URL.\n',
    ],
    [
      { PORT: '0', DATABASE_URL: 'sqlite:/proc/nothing/of/ours/steam.db' },
      'The database file /proc/nothing/of/ours/steam.db cannot be used (ENOENT). Repair it, or correct DATABASE_URL.\n',
    ],
    ...(full ? notDatabases : []),
  ])('fails with one sentence for %j', async (env, sentence) => {
    expect(await failingStart(env)).toEqual({ code: 1, said: sentence });
  });

  it('stops with one sentence after a newer version has migrated its database, and refuses to start with it', async () => {
    const { file } = await fillWithSample({ kind: 'sqlite' as const, file: join(temporaryFolder(), 'steam.db') });
    const env = { DATABASE_URL: `sqlite:${file}` };
    const server = await testServer(env);
    const ended = once(server.process, 'exit');
    const db = openDatabase({ kind: 'sqlite', file });
    await db.insertInto('migrations').values({ name: '9999-later', at: 0 }).execute();
    await db.destroy();
    expect(await ended).toEqual([1, null]);
    const sentence =
      'The database was last used by a newer version of this server (9999-later). Start that version, or restore a backup from before the update.';
    expect(server.output().match(/^The database.*$/gm)).toEqual([`${sentence} This server stops.`]);
    expect(await failingStart({ PORT: '0', ...env })).toEqual({ code: 1, said: `${sentence}\n` });

    const refused = { code: 1, out: expect.stringMatching(/^Database: .*\n$/), err: `${sentence}\n` };
    const backupDir = join(temporaryFolder(), 'backup');
    expect(await runInProcess('office', ['messages'], env)).toEqual(refused);
    expect(await runInProcess('content', ['history'], env)).toEqual(refused);
    expect(await runInProcess('backup', ['backup', backupDir], env)).toEqual(refused);
    expect(existsSync(backupDir)).toBe(false);
  });

  it.skipIf(!disk)(
    'serves a read-only data folder and database, and responds to writes with an explanation',
    async () => {
      const { folder = '', seal } = disk ?? {};
      const file = join(folder, 'steam.db');
      const env = { DATA_DIR: folder, DATABASE_URL: `sqlite:${file}` };
      const db = await openSample({ kind: 'sqlite', file });
      const staff = { id: 'owner', email: 'owner@school.pk', name: 'Owner', role: 'owner', password_hash: '' } as const;
      await db
        .insertInto('staff')
        .values({ ...staff, created_at: 0 })
        .execute();
      const sessions = createStaffSessions(db, readSettings(env), Date.now);
      const [cookie = ''] = (await sessions.begin(new Request('http://localhost'), staff.id)).split(';');
      await db.destroy();
      seal?.();

      const server = await testServer(env);
      for (const path of ['/', '/api/faq', '/api/course']) expect((await fetch(server.url + path)).status).toBe(200);
      const posted = await postJson(`${server.url}/api/contactus`, message);
      expect([posted.status, await posted.text()]).toEqual([503, expect.stringContaining('not available just now')]);
      for (const [path, body, type] of [
        ['upload?name=new.pdf&id=0123456789abcdef&at=0&size=4', '%PDF', 'application/pdf'],
        ['me/change-name', '{"name":"Amna"}', 'application/json'],
      ] as const) {
        const headers = { Cookie: cookie, Origin: server.url, 'Content-Type': type };
        const refused = await fetch(`${server.url}/office/api/${path}`, { method: 'POST', headers, body });
        expect([path, refused.status]).toEqual([path, 507]);
        expect(await refused.text()).toContain('The server can only read its disk. Nothing was changed');
      }
      expect(server.output()).toContain('but can only be read: nothing is stored');
      expect(server.output()).toContain(`could not be kept for later in ${join(folder, 'embed')}`);
      expect(server.output()).toContain(`could not be kept for later in ${join(folder, 'assets')}`);

      const sentence = 'The database or its disk can only be read.';
      const target = join(temporaryFolder(), 'backup');
      for (const [command, args, result] of [
        [
          'content',
          ['apply', writeFiles({ ...school, 'media/kite.png': png }), '--force'],
          { code: 1, err: `${sentence} The content is as it was.\n` },
        ],
        ['office', ['staff', 'add', 'new@school.pk', '--role', 'editor'], { code: 1, err: `${sentence}\n` }],
        ['backup', ['backup', join(folder, 'backup')], { code: 1, err: expect.stringContaining(sentence) }],
        ['backup', ['backup', target], { code: 0, err: '' }],
        ['office', ['doctor'], { out: expect.stringMatching(/PROBLEM +Database .* can only be read/) }],
      ] as const) {
        expect(await runInProcess(command, [...args], env), args.join(' ')).toMatchObject(result);
      }
    },
  );
});

/** Sends a request, and returns its keep-alive connection after the response. */
async function idleConnection(url: string): Promise<Socket> {
  const agent = new Agent({ keepAlive: true });
  const outgoing = request(`${url}/api/faq`, { agent });
  outgoing.end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  // Read the socket first: an ended response has none.
  const { socket } = response;
  response.resume();
  await once(response, 'end');
  return socket;
}

/** Sends the headers of a message, and waits for "100 Continue". `finish` sends the body. */
async function halfSent(
  url: string,
): Promise<{ finish: () => Promise<{ statusCode: number | undefined; body: string }> }> {
  const body = JSON.stringify(message);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' };
  const sending: ClientRequest = request(`${url}/api/contactus`, { method: 'POST', headers });
  sending.flushHeaders();
  await once(sending, 'continue');
  return {
    async finish() {
      sending.end(body);
      const [response] = (await once(sending, 'response')) as [IncomingMessage];
      const chunks: Buffer[] = await response.toArray();
      return { statusCode: response.statusCode, body: Buffer.concat(chunks).toString() };
    },
  };
}
