import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { wire } from '../../demo/content/index.ts';
import { sampleSeed } from '../../src/content/versions/seed.ts';
import { migrate, sampleStep } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { Db } from '../../src/db/schema.ts';
import { createRequest } from '../../src/records/requests/requests.ts';
import { createSessions } from '../../src/server/api/users/sessions.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { full } from '../full.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ayesha } from './support/api.ts';
import { setValues } from './support/change-content.ts';
import { postJson } from './support/clean-up.ts';
import { contentPaths } from './support/content-paths.ts';
import { findNginx, type RunningProxy, startNginx } from './support/nginx.ts';
import { startPostgres } from './support/postgres.ts';
import { signInStaff } from './support/staff.ts';
import { request, send, takeRequests, type Write, writes } from './support/writes.ts';

/** `SCALE_REQUESTS=20000 vitest run --project api scale-out` runs more. */
const requests = Number(process.env.SCALE_REQUESTS ?? (full ? 1_500 : 300));

/** The id of a course with ten seats. */
const limited = wire.courses[1]?._id ?? '';
/** Posts forms to a server like a page of its own site. */
const sendAs =
  (url: string) =>
  (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Origin', url);
    return fetch(url + path, { ...init, headers });
  };

const nginx = findNginx();
const postgres = await startPostgres();

describe.skipIf(!nginx || postgres.isMissing)('Three servers behind nginx on one PostgreSQL', () => {
  let servers: RunningServer[];
  let proxy: RunningProxy;
  let db: Db;
  let env: Record<string, string>;
  beforeAll(async () => {
    const address = await postgres.create();
    env = { DATABASE_URL: address.url, TRUST_PROXY: 'true' };
    // Start all at the same time: each tries to migrate the empty database.
    servers = await Promise.all([1, 2, 3].map(() => startServer(env)));
    proxy = await startNginx(nginx ?? '', servers.map(portOf));
    db = openDatabase(address);
    // A server inserts no sample content into the database of DATABASE_URL.
    await migrate(db, [sampleSeed]);
    await setValues({ db }, 'courses', { starts: [], seats: '10' }, limited);
    await takeRequests({ db });
    // Wait until each server has read the last publication.
    const unreachable = { ...request('Parent', 0).body, phone: '1' };
    const isReady = async (url: string) =>
      expect(await (await post(url, '/request', unreachable)).json()).toMatchObject({
        errors: { phone: expect.any(String) },
      });
    for (const { url } of servers) await vi.waitFor(() => isReady(url), { timeout: 20_000 });
    return async () => {
      proxy.stop();
      await db.destroy();
      for (const server of servers) await server.stop();
    };
  });

  const portOf = ({ url }: RunningServer) => Number(new URL(url).port);
  const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
    postJson(`${url}/api${path}`, body, headers);
  const server = (n: number) => servers[n]?.url ?? '';

  it('migrate the database once', async () => {
    const names = await db.selectFrom('migrations').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual([...migrations.map(({ name }) => name), sampleStep]);
  });

  it('share accounts and sessions', async () => {
    expect((await post(server(0), '/user/signup', ayesha)).status).toBe(201);
    const signedIn = await post(server(1), '/user/signin', ayesha);
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const secret = cookie.split('=')[1] ?? '';
    expect(await createSessions(db).find(secret)).toMatchObject({ firstName: 'Ayesha' });
    expect((await post(server(2), '/user/signout', {}, { Cookie: cookie })).status).toBe(200);
    expect(await createSessions(db).find(secret)).toBeUndefined();
  });

  it('share rate limits, which a forged X-Forwarded-For does not bypass', async () => {
    const guess = async (n: number) => {
      const spoof = { 'X-Forwarded-For': `10.9.8.${n}`, Forwarded: `for=10.9.8.${n}`, 'X-Real-IP': `10.9.8.${n}` };
      return (await post(proxy.url, '/user/signin', { ...ayesha, password: 'wrong' }, spoof)).status;
    };
    const responses = [];
    for (let n = 0; n < 8; n += 1) responses.push(await guess(n));
    expect(responses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('accept a receipt through nginx on any server, and assign each seat once', async () => {
    const asked = await post(server(0), '/request', { ...request('With receipt', 0).body });
    const { address } = (await asked.json()).data;
    const body = new FormData();
    body.set('do', 'receipt');
    body.set('receipt', new File([Buffer.alloc(200_000, '%PDF-')], 'slip.pdf'));
    const sent = await fetch(proxy.url + address, { method: 'POST', body, redirect: 'manual' });
    expect(sent.headers.get('location')).toBe(`${address}&did=receipt`);
    expect(await (await fetch(server(2) + address)).text()).toContain('Receipt 1');

    const seats = '10';
    const form = { courseId: limited, courseName: '', startDay: '', email: '', childAge: '9', note: '', partner: '' };
    const created = { now: Date.now(), seats, school: 'STEAM', attempt: '', by: '' };
    const ids = [];
    for (let n = 0; n < (full ? 200 : 30); n += 1) {
      const parent = { name: `Seat ${n}`, childName: 'Ali', phone: `+9230000000${n}` };
      ids.push((await createRequest(db, { ...form, ...parent }, created)).row.id);
    }
    const settings = readSettings({ DATA_DIR: tmpdir(), TRUST_PROXY: 'true' });
    const desks = await Promise.all(
      servers.map(({ url }, n) => signInStaff({ db, settings, send: sendAs(url) }, 'desk', `desk${n}@example.pk`)),
    );
    await Promise.all(
      ids.flatMap((id) => desks.map((desk) => desk.fail('requests/change', { id, from: 'new', to: 'enrolled' }))),
    );
    const states = await db.selectFrom('requests').select('state').where('course_id', '=', limited).execute();
    expect(states.filter(({ state }) => state === 'enrolled')).toHaveLength(Number(seats));
    expect(states.filter(({ state }) => state === 'waiting')).toHaveLength(ids.length - Number(seats));
  });

  it(`lose only requests in flight when one server is killed within ${requests} requests`, {
    timeout: 60_000 + requests * 40,
  }, async () => {
    const paths = contentPaths();
    const pages = ['/', '/explore-allcourses', '/aboutus', '/robots.txt'];
    const failed: Record<string, number> = { read: 0, message: 0, request: 0, signUp: 0 };
    const acknowledged: Write[] = [];
    let requestCount = 0;
    const killAt = Math.floor(requests / 3);
    const reviveAt = Math.floor((requests * 2) / 3);
    const waiting = writes(requests, 'scale');
    let revived: Promise<RunningServer> | undefined;

    const onRequest = () => {
      requestCount += 1;
      const [first] = servers;
      if (requestCount === killAt) first?.process.kill('SIGKILL');
      if (requestCount === reviveAt && first) revived = startServer({ ...env, PORT: String(portOf(first)) });
    };
    const read = async (n: number) => {
      const path = n % 5 === 0 ? pages[n % pages.length] : `/api${paths[n % paths.length]}`;
      const response = await fetch(`${proxy.url}${path}`).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      if (!response?.ok) failed.read = (failed.read ?? 0) + 1;
    };
    const write = async (next: Write) => {
      const status = await send(proxy.url, next);
      if (status === 200 || status === 201) acknowledged.push(next);
      else if (next.path === '/contactus') failed.message = (failed.message ?? 0) + 1;
      else if (next.path === '/request') failed.request = (failed.request ?? 0) + 1;
      else failed.signUp = (failed.signUp ?? 0) + 1;
    };
    const writer = async () => {
      while (requestCount < requests) {
        onRequest();
        const next = waiting.shift();
        if (next) await write(next);
      }
    };
    const reader = async (_: unknown, n: number) => {
      for (let count = n; requestCount < requests; count += 14) {
        onRequest();
        await read(count);
      }
    };
    await Promise.all([writer(), writer(), ...Array.from({ length: 14 }, reader)]);
    const replacement = await revived;
    if (replacement) servers[0] = replacement;

    console.log(
      `${requestCount} requests, ${acknowledged.length} writes acknowledged, failed: ${JSON.stringify(failed)}`,
    );
    expect([failed.read, failed.message, failed.request]).toEqual([0, 0, 0]);
    expect(failed.signUp).toBeLessThanOrEqual(2);
    const users = await db.selectFrom('users').select('email as key').execute();
    const messages = await db.selectFrom('messages').select('subject as key').execute();
    const parents = await db.selectFrom('requests').select('name as key').execute();
    const there = [...users, ...messages, ...parents].map(({ key }) => key);
    expect(new Set(there).size).toBe(there.length);
    expect(acknowledged.filter(({ key }) => !there.includes(key))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
  });
});
