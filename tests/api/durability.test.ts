import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import type { DatabaseAddress } from '../../src/settings/settings.ts';
import { full } from '../full.ts';
import { ayesha, openSample, urlOf } from './support/api.ts';
import { postJson, testServer } from './support/clean-up.ts';
import { startPostgres } from './support/postgres.ts';
import { sqliteFiles } from './support/sqlite.ts';
import { request, send, sendAll, sendReceipt, takeRequests, type Write, writes } from './support/writes.ts';

/**
 * `KILL_ROUNDS=100 vitest run --project api durability` runs more. Each round then has 340 writes, as in `npm run
 * test:all`.
 */
const rounds = Number(process.env.KILL_ROUNDS ?? (full ? 3 : 1));
const writesEach = full || process.env.KILL_ROUNDS ? 340 : 60;

const postgres = await startPostgres();
const sqlite = sqliteFiles();
const start = (address: DatabaseAddress, env: Record<string, string> = {}) =>
  testServer({ DATABASE_URL: urlOf(address), ...env });

/** Counts the rows of each account, message and request, by its e-mail address, subject or parent. */
async function stored(address: DatabaseAddress): Promise<Map<string, number>> {
  const db = openDatabase(address);
  const users = await db.selectFrom('users').select('email as key').execute();
  const messages = await db.selectFrom('messages').select('subject as key').execute();
  const requests = await db.selectFrom('requests').select('name as key').execute();
  await db.destroy();
  const counts = new Map<string, number>();
  for (const { key } of [...users, ...messages, ...requests]) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const acknowledged = (status: number) => status === 200 || status === 201;
/** The sorted statuses of two servers that receive the same write. */
const answersOfTwo: Readonly<Record<Write['path'], number[]>> = {
  '/user/signup': [201, 409],
  '/contactus': [200, 200],
  '/request': [201, 201],
};
const keys = (statuses: Map<Write, number>, which: (status: number) => boolean) =>
  [...statuses].filter(([, status]) => which(status)).map(([{ key }]) => key);

/** Fills a database with the sample school, which accepts requests for seats. */
async function fill<Address extends DatabaseAddress>(address: Address): Promise<Address> {
  const db = await openSample(address);
  await takeRequests({ db });
  await db.destroy();
  return address;
}

/** Makes three requests, and uploads three receipts for each, until the server dies. Returns the number of confirmed uploads. */
async function uploadReceipts(url: string, round: number): Promise<number> {
  let confirmed = 0;
  for (const n of [1, 2, 3]) {
    const { path, body } = request(`Receipts ${round} ${n}`, 9_000 + n);
    const asked = await postJson(`${url}/api${path}`, body)
      .then((response) => response.json())
      .catch(() => undefined);
    for (let count = 0; asked && count < 3; count += 1)
      if ((await sendReceipt(url + asked.data.address)) === 'receipt') confirmed += 1;
  }
  return confirmed;
}

/** The sizes of the stored receipts of a round, in bytes. */
async function receiptsIn(address: DatabaseAddress, round: number): Promise<number[]> {
  const db = openDatabase(address);
  const rows = await db
    .selectFrom('request_receipts')
    .innerJoin('requests', 'requests.id', 'request_id')
    .select('file')
    .where('name', 'like', `Receipts ${round} %`)
    .execute();
  await db.destroy();
  return rows.map(({ file }) => file.length);
}

const databases = [
  { name: 'SQLite', create: sqlite.create },
  ...(full && !postgres.isMissing ? [{ name: 'PostgreSQL', create: postgres.create }] : []),
];

describe.each(databases)('On $name', ({ name, create }) => {
  it(`loses no acknowledged write and stores none twice after ${rounds} kills within ${rounds * writesEach} writes`, {
    timeout: 60_000 + rounds * 40_000,
  }, async () => {
    const address = await fill(await create());
    const totals = { acknowledged: 0, unanswered: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const server = await start(address);
      const killAt = Math.floor(writesEach * (0.2 + ((round * 37) % 60) / 100));
      const all = writes(writesEach, `${round}`);
      const receipts = uploadReceipts(server.url, round);
      const statuses = await sendAll(server.url, all, (count) => {
        if (count === killAt) server.process.kill('SIGKILL');
      });
      await server.stop();

      const there = await stored(address);
      const sizes = await receiptsIn(address, round);
      expect(sizes.length).toBeGreaterThanOrEqual(await receipts);
      expect(new Set([...sizes, 1_000_000])).toEqual(new Set([1_000_000]));
      const answered = keys(statuses, (status) => status !== 0);
      expect(keys(statuses, (status) => status !== 0 && !acknowledged(status))).toEqual([]);
      expect(answered.filter((key) => !there.has(key))).toEqual([]);
      expect([...there].filter(([, count]) => count !== 1)).toEqual([]);
      totals.acknowledged += answered.length;
      totals.unanswered += all.length - answered.length;

      // A client that got no response sends again: the write is still stored once.
      if (round === rounds - 1) {
        const next = await start(address);
        const again = await sendAll(
          next.url,
          all.filter((write) => statuses.get(write) === 0),
        );
        expect(keys(again, (status) => !acknowledged(status) && status !== 409)).toEqual([]);
        const now = await stored(address);
        for (const { key } of all) expect(now.get(key), key).toBe(1);
        const email = answered.find((key) => key.includes('@'));
        const signedIn = await postJson(`${next.url}/api/user/signin`, { email, password: ayesha.password });
        expect(signedIn.status).toBe(200);
      }
    }
    console.log(
      `${name}: ${rounds} kills, ${totals.acknowledged} acknowledged and all there, ${totals.unanswered} unanswered`,
    );
  });

  it('deletes old messages when two servers start, and accepts writes on both but only one of two equal sign-ups', {
    timeout: 60_000,
  }, async () => {
    const address = await fill(await create());
    const db = openDatabase(address);
    const row = (id: string, age: number) => ({
      ...{ id, recipient: 'a@b.pk', subject: id, body: 'x', partner: null },
      created_at: Date.now() - age * 86_400_000,
    });
    await db
      .insertInto('messages')
      .values([row('old', 31), row('young', 29)])
      .execute();
    await db.destroy();
    const servers = await Promise.all([1, 2].map(() => start(address, { KEEP_MESSAGES_DAYS: '30' })));
    const all = writes(24, 'two');
    const results = await Promise.all(servers.map(({ url }) => sendAll(url, all)));
    const there = await stored(address);
    for (const write of all) {
      const statuses = results.map((result) => result.get(write)).sort();
      expect(statuses, write.key).toEqual(answersOfTwo[write.path]);
      expect(there.get(write.key), write.key).toBe(1);
    }
    await expect.poll(async () => (await stored(address)).has('old'), { timeout: 10_000 }).toBe(false);
    expect(there.get('young')).toBe(1);
  });
});

describe.skipIf(postgres.isMissing)('When PostgreSQL dies', () => {
  it('responds with 503, and recovers when the database is back', { timeout: 60_000 }, async () => {
    const address = await fill(await postgres.create());
    const server = await start(address);
    const [before, during, after] = [writes(10, 'before'), writes(10, 'during'), writes(10, 'after')];
    expect(keys(await sendAll(server.url, before), (status) => !acknowledged(status))).toEqual([]);
    await postgres.kill();
    expect(new Set((await sendAll(server.url, during)).values())).toEqual(new Set([503]));
    await postgres.revive();
    const [, first] = after;
    await expect.poll(() => first && send(server.url, first), { timeout: 20_000 }).toBe(200);
    expect(keys(await sendAll(server.url, after), (status) => !acknowledged(status))).toEqual([]);
    const there = await stored(address);
    for (const { key } of [...before, ...after]) expect(there.get(key), key).toBe(1);
    expect(server.output()).toContain('"dependency":"database","failed"');
    expect(server.output()).not.toMatch(/example\.pk|Message |seven green|Ayesha|127\.0\.0\.1"/);
  });
});
