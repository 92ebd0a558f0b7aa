import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/db/open.ts';
import { createApi } from '../../../src/server/api/create-api.ts';
import { createPasswords } from '../../../src/server/api/users/hash-queue.ts';
import { cleanUp } from '../../../src/server/retention.ts';
import { full } from '../../full.ts';
import { ayesha, highLimits, json, message, type NewDatabase, openApi, type TestApi } from '../support/api.ts';
import { lightPasswords } from '../support/light-passwords.ts';

/** The rate limits. `isOther` skips the slow tests of password hashing. */
export function limitsSuite(newDatabase: NewDatabase, isOther = false): void {
  describe('The rate limits', () => {
    const start = openApi.bind(undefined, newDatabase);
    const statuses = (responses: Response[]) => responses.map(({ status }) => status);

    it('accept a number of messages, then respond with 429 and Retry-After in the endpoint’s format', async () => {
      const api = await start({ limits: { ...highLimits, contact: 2 } });
      const responses = [1, 2, 3, 4].map((n) => api.post('/contactus', { ...message, subject: `Message ${n}` }));
      expect(statuses(await Promise.all(responses)).sort()).toEqual([200, 200, 429, 429]);
      const refused = await api.post('/contactus', message);
      expect(refused.headers.get('retry-after')).toBe('600');
      expect(await json(refused)).toEqual({ success: false, data: { message: expect.any(String) } });
      expect(await api.db.selectFrom('messages').selectAll().execute()).toHaveLength(2);
      api.wait(600_000);
      expect((await api.post('/contactus', message)).status).toBe(200);
    });

    it('count each address separately, and an IPv6 network as one', async () => {
      const api = await start({ limits: { ...highLimits, contact: 1 } });
      const from = (address: string) => api.post('/contactus', message, {}, address);
      const addresses = [
        '192.0.2.1',
        '192.0.2.2',
        '::ffff:192.0.2.2',
        '2001:db8::1',
        '2001:db8:0:0:ffff::2',
        '2001:db8:1::1',
      ];
      const responses: Response[] = [];
      for (const address of addresses) responses.push(await from(address));
      expect(statuses(responses)).toEqual([200, 200, 429, 200, 429, 200]);
    });

    it('trust X-Forwarded-For only behind a trusted proxy, and only its last entry', async () => {
      const spoof = (api: TestApi, value: string) => api.post('/contactus', message, { 'X-Forwarded-For': value });
      const direct = await start({ limits: { ...highLimits, contact: 1 } });
      expect((await spoof(direct, '10.0.0.1')).status).toBe(200);
      expect((await spoof(direct, '10.0.0.2')).status).toBe(429);
      const proxied = await start({ limits: { ...highLimits, contact: 1 }, trustProxy: true });
      expect((await spoof(proxied, '10.0.0.1, 203.0.113.1')).status).toBe(200);
      expect((await spoof(proxied, '10.0.0.2, 203.0.113.1')).status).toBe(429);
      expect((await spoof(proxied, '10.0.0.1, 203.0.113.2')).status).toBe(200);
    });

    it('count the new messages of all clients together, and accept the first of each network during a flood', async () => {
      const api = await start({ limits: { ...highLimits, contact: 2, contactAll: 3 } });
      const send = (n: number, subject: string) =>
        api.post('/contactus', { ...message, subject }, {}, `198.51.100.${n}`);
      for (const n of [1, 2, 3]) expect((await send(n, `Buy ${n}`)).status).toBe(200);
      expect((await send(1, 'Buy more')).status).toBe(429);
      api.wait(300_000);
      expect((await send(4, 'A question')).status).toBe(200);
      expect((await send(4, 'Another question')).status).toBe(429);
      api.wait(300_000);
      // The rejected messages did not count toward the limit of this network.
      expect((await send(4, 'Another question')).status).toBe(200);
      expect((await send(4, 'One more question')).status).toBe(429);
      expect((await send(1, 'Buy more')).status).toBe(200);
    });

    it('keep one message of a text that is sent repeatedly on one day, from any address', async () => {
      const api = await start();
      const again = () => [1, 2, 3].map((n) => api.post('/contactus', message, {}, `198.51.100.${n}`));
      expect(statuses(await Promise.all(again()))).toEqual([200, 200, 200]);
      expect(await api.db.selectFrom('messages').select('body').execute()).toHaveLength(1);
      const others = [{ recipient: 'other@example.pk' }, { subject: 'Other' }, { body: 'Other' }];
      for (const other of others) await api.post('/contactus', { ...message, ...other });
      api.wait(86_400_000);
      await Promise.all(again());
      expect(await api.db.selectFrom('messages').select('body').execute()).toHaveLength(5);
    });

    it('are shared by servers on one database whose clocks differ a little', async () => {
      const address = await newDatabase();
      const limits = { ...highLimits, contact: 4 };
      const api = await openApi(async () => address, { limits });
      const settings = { publicUrl: undefined, trustProxy: false, siteOrigins: [], limits, linkOrigin: undefined };
      const beside = [openDatabase(address), openDatabase(address)];
      const apis = beside.map((db, n) =>
        createApi({ db, settings, site: api.live.site, now: () => Date.UTC(2026, 0, 1) + n * 80 - 40 }),
      );
      const send = (n: number) => {
        const init = {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...message, subject: `Message ${n}` }),
        };
        const server = apis[n % 3];
        return server ? server.request('/contactus', init, env) : api.send('/contactus', init);
      };
      const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
      const responses = await Promise.all(Array.from({ length: 12 }, (_, n) => send(n)));
      expect(statuses(responses).filter((status) => status === 200)).toHaveLength(4);
      expect(statuses(responses).filter((status) => status === 429)).toHaveLength(8);
      for (const db of beside) await db.destroy();
    });

    it('do not block clients longer after a clock was set back', async () => {
      const api = await start({ limits: { ...highLimits, contact: 1 } });
      await api.post('/contactus', message);
      expect((await api.post('/contactus', message)).status).toBe(429);
      api.wait(-86_400_000);
      expect((await api.post('/contactus', message)).status).toBe(200);
      expect((await api.post('/contactus', message)).headers.get('retry-after')).toBe('600');
    });

    it.skipIf(isOther && !full)(
      'delay guesses at one account from a thousand addresses, by at most half a minute',
      async () => {
        const api = await start({}, { passwords: lightPasswords });
        await api.post('/user/signup', ayesha);
        const guess = (n: number, password = 'wrong') =>
          api.post('/user/signin', { email: ayesha.email, password }, {}, `10.0.${n >> 8}.${n & 255}`);
        for (let n = 0; n < 100; n += 1) expect((await guess(n)).status).toBe(401);
        const waits: number[] = [];
        for (let n = 100; n < 109; n += 1) {
          const limited = await guess(n);
          expect(limited.status).toBe(429);
          waits.push(Number(limited.headers.get('retry-after')));
          api.wait(1_000 * (waits.at(-1) ?? 0));
          expect((await guess(n)).status).toBe(401);
        }
        expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30]);
        api.wait(30_000);
        expect((await guess(1_000, ayesha.password)).status).toBe(200);
        expect((await guess(1_001)).status).toBe(401);
        expect((await guess(1_002)).status).toBe(401);
      },
    );

    it('delay repeated guesses at one account increasingly, but not other clients', async () => {
      const api = await start();
      await api.post('/user/signup', ayesha);
      const guess = (password: string, address?: string) =>
        api.post('/user/signin', { email: ayesha.email, password }, {}, address);
      for (const _ of [1, 2, 3, 4, 5]) expect((await guess('wrong')).status).toBe(401);
      const waits: string[] = [];
      for (const _ of [1, 2, 3, 4]) {
        const limited = await guess(ayesha.password);
        expect(limited.status).toBe(429);
        const wait = limited.headers.get('retry-after') ?? '';
        waits.push(wait);
        api.wait(Number(wait) * 1_000);
        expect((await guess('wrong')).status).toBe(401);
      }
      expect(waits).toEqual(['1', '2', '4', '8']);
      expect((await guess(ayesha.password, '192.0.2.99')).status).toBe(200);
      api.wait(16_000);
      expect((await guess(ayesha.password)).status).toBe(200);
      expect((await guess('wrong')).status).toBe(401);
      expect((await guess(ayesha.password)).status).toBe(200);
    });

    it('allow no additional guesses if all arrive at the same time', async () => {
      const api = await start();
      await api.post('/user/signup', ayesha);
      const guesses = Array.from({ length: 20 }, () =>
        api.post('/user/signin', { email: ayesha.email, password: 'wrong' }),
      );
      const responses = statuses(await Promise.all(guesses));
      expect(responses.filter((status) => status === 401)).toHaveLength(5);
      expect(responses.filter((status) => status === 429)).toHaveLength(15);
    });

    it.skipIf(isOther)('hash a number of passwords at a time, queue some, and reject the rest', async () => {
      const passwords = createPasswords({ atOnce: 1, waiting: 2 });
      const hashes = await Promise.allSettled(
        [1, 2, 3, 4, 5].map((n) => passwords.hash(`password ${n}`, ['192.0.2.1'])),
      );
      const outcomes = hashes.map(({ status }) => status);
      expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
      expect(await passwords.hash('password 6', ['192.0.2.1'])).toMatch(/^\$argon2id/);
    });

    it('hash once for unknown and known accounts, and for free and taken e-mail addresses', async () => {
      const api = await start();
      await api.post('/user/signup', ayesha);
      const busy = createApi({
        db: api.db,
        site: api.live.site,
        settings: {
          publicUrl: undefined,
          trustProxy: false,
          siteOrigins: [],
          limits: highLimits,
          linkOrigin: undefined,
        },
        hashing: { atOnce: 0, waiting: 0 },
      });
      const post = (path: string, body: object) =>
        busy.request(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      for (const email of [ayesha.email, 'nobody@example.pk']) {
        expect((await post('/user/signin', { email, password: 'x' })).status).toBe(503);
        expect((await post('/user/signup', { ...ayesha, email })).status).toBe(503);
      }
    });

    it.skipIf(isOther && !full)('serve lists while all hashing slots are taken and the queue is full', async () => {
      const api = await start();
      const order: string[] = [];
      const flood = Array.from({ length: 60 }, async (_, n) => {
        const { status } = await api.post('/user/signup', { ...ayesha, email: `flood${n}@example.pk` });
        order.push(String(status));
      });
      const list = api.get('/course', { 'Accept-Encoding': 'br' }).then(() => order.push('list'));
      await Promise.all([...flood, list]);
      const at = order.indexOf('list');
      expect(order.slice(at).filter((what) => what === '201').length).toBeGreaterThan(25);
      expect(order.filter((what) => what === '503').length).toBeGreaterThan(0);
    });

    it('send Retry-After with a rejection', async () => {
      const api = await start({}, { hashing: { atOnce: 0, waiting: 0 } });
      const response = await api.post('/user/signup', ayesha);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await json(response)).toEqual({ success: false, message: expect.any(String) });
    });

    it('store no IP address, and are deleted with expired sessions and messages', async () => {
      const api = await start();
      await api.post('/user/signup', ayesha);
      await api.post('/user/signin', ayesha);
      await api.post('/contactus', message);
      const rows = async () => [
        ...(await api.db.selectFrom('limits').select('key').execute()),
        ...(await api.db.selectFrom('sessions').select('id').execute()),
        ...(await api.db.selectFrom('messages').select('id').execute()),
      ];
      expect(await rows()).toHaveLength(17);
      expect(JSON.stringify(await rows())).not.toMatch(/192\.0\.2|ayesha/);
      await cleanUp(api.db, 365, Date.UTC(2026, 0, 2));
      expect(await rows()).toHaveLength(2);
      await cleanUp(api.db, 365, Date.UTC(2027, 0, 2));
      expect(await rows()).toEqual([]);
    });
  });
}
