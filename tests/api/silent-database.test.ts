import { connect, createServer, type Socket } from 'node:net';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { message, openApi } from './support/api.ts';
import { postJson, testServer } from './support/clean-up.ts';
import { startPostgres } from './support/postgres.ts';
import { sqliteFiles } from './support/sqlite.ts';

const sqlite = sqliteFiles();
const postgres = await startPostgres();

describe('SQLite whose write lock another process holds', () => {
  it('does not block reads and /healthz; writes get 503, and 200 after the lock is released', async () => {
    const address = await sqlite.create('sample');
    const file = address.kind === 'sqlite' ? address.file : '';
    const server = await testServer({ DATABASE_URL: `sqlite:${file}`, NODE_ENV: 'production' });
    const post = (subject: string) => postJson(`${server.url}/api/contactus`, { ...message, subject });
    const other = new Sqlite(file);
    other.exec('begin immediate');
    let waiting = 5;
    const posts = Promise.all(Array.from({ length: waiting }, (_, n) => post(`${n}`).finally(() => (waiting -= 1))));
    const took: number[] = [];
    while (waiting > 0) {
      const begun = performance.now();
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${server.url}/api/course/single/kitchen-chemistry?${took.length}`)).status).toBe(200);
      took.push(performance.now() - begun);
    }
    for (const answer of await posts) expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(Math.max(...took)).toBeLessThan(1_500);
    other.exec('commit');
    other.close();
    expect((await post('later')).status).toBe(200);
  });
});

describe.skipIf(postgres.isMissing)('PostgreSQL that stops responding', () => {
  it('causes 503, and is used again after it recovers', async () => {
    const sockets = new Set<Socket>();
    let silent = false;
    /** Forwards bytes between client and database, and drops them while `silent` is true. */
    const proxy = createServer((client) => {
      const server = connect(postgres.socket);
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        sockets.add(from);
        from.on('error', () => undefined);
        from.on('close', () => to.destroy());
        from.on('data', (bytes) => silent || to.write(bytes));
      }
    }).listen(0, '127.0.0.1');
    const { url } = await postgres.create('sample');
    const through = new URL(url.replace('@/', '@localhost/'));
    through.hostname = '127.0.0.1';
    through.port = String(Object(proxy.address()).port);
    through.search = '?query_timeout=1000';
    const api = await openApi(async () => ({ kind: 'postgres', url: through.href }));
    const post = (n: number) => api.post('/contactus', { ...message, subject: `Message ${n}` }, {}, `192.0.2.${n}`);
    const many = (first: number) => Promise.all(Array.from({ length: 12 }, (_, n) => post(first + n)));
    expect((await many(1)).map(({ status }) => status)).toEqual(Array(12).fill(200));

    silent = true;
    for (const { status } of await many(21)) expect(status).toBe(503);
    silent = false;
    expect((await many(41)).map(({ status }) => status)).toEqual(Array(12).fill(200));
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
});
