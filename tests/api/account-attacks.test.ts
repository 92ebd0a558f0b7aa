import { describe, expect, it } from 'vitest';
import { clientAddress, networksOf, siteOf } from '../../src/server/http/client-address.ts';
import { ayesha, highLimits, message, openApi } from './support/api.ts';
import { sqliteFiles } from './support/sqlite.ts';

const sqlite = sqliteFiles();

describe('A visitor that signs in or sends a message', () => {
  const start = openApi.bind(undefined, sqlite.create);

  it('can sign in on a browser that has signed in before, while other IP addresses guess the password', async () => {
    const api = await start();
    await api.post('/user/signup', ayesha);
    const first = await api.post('/user/signin', ayesha);
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const guess = (n: number) =>
      api.post('/user/signin', { ...ayesha, password: 'wrong' }, {}, `10.0.${n >> 8}.${n & 255}`);
    for (let n = 0; n < 110; n += 1) await guess(n);
    expect((await guess(200)).status).toBe(429);
    expect((await api.post('/user/signin', ayesha)).status).toBe(429);
    expect((await api.post('/user/signin', ayesha, { Cookie: cookie })).status).toBe(200);
  });

  it('is not counted as a failed sign-in if the server had no free slot to verify the password', async () => {
    const api = await start({}, { hashing: { atOnce: 0, waiting: 0 } });
    for (let n = 0; n < 20; n += 1) expect((await api.post('/user/signin', ayesha)).status).toBe(503);
  });

  it('gets a response during a flood of sign-ins from one /48 network, and sooner on a browser that has signed in before', async () => {
    const api = await start({}, { hashing: { atOnce: 1, waiting: 20 } });
    await api.post('/user/signup', ayesha);
    const cookie = (await api.post('/user/signin', ayesha)).headers.getSetCookie().join('; ');
    const order: string[] = [];
    const guess = async (name: string, address: string, headers = {}) => {
      const { status } = await api.post('/user/signin', { ...ayesha, password: 'wrong' }, headers, address);
      order.push(`${name} ${status}`);
    };
    const flood = Array.from({ length: 60 }, (_, n) => guess('flood', `2001:db8:1:${n.toString(16)}::1`));
    await new Promise(setImmediate);
    const others = Array.from({ length: 10 }, (_, n) => guess('other', `${198 + n}.51.100.1`));
    await Promise.all([...flood, ...others, guess('owner', '2001:db8:1:5::2', { Cookie: cookie })]);
    expect(order.filter((answer) => answer === 'other 401')).toHaveLength(10);
    expect(order.filter((answer) => answer === 'flood 503').length).toBeGreaterThan(40);
    expect(order.filter((answer) => answer.endsWith('401')).indexOf('owner 401')).toBeLessThan(4);
  });

  it('has to wait after 30 sign-ins with the correct password, and has at most 20 sessions and known browsers', async () => {
    const api = await start();
    await api.post('/user/signup', ayesha);
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) statuses.push((await api.post('/user/signin', ayesha)).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
    for (const table of ['sessions', 'devices'] as const) {
      expect(await api.db.selectFrom(table).select('id').execute()).toHaveLength(20);
    }
  });

  it('can sign in from an IP address that forty others share', async () => {
    const api = await start({ limits: { contact: 30, contactAll: 600, signup: 30, signin: 100 } });
    const seen: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const pupil = { ...ayesha, email: `pupil${n}@example.pk` };
      seen.push((await api.post('/user/signup', pupil)).status, (await api.post('/user/signin', pupil)).status);
    }
    expect(seen.filter((status) => status >= 400)).toEqual([]);
  });

  it('can send a message during a flood of messages that fill the honeypot field', async () => {
    const api = await start({ limits: { ...highLimits, contactAll: 3 } });
    for (let n = 0; n < 6; n += 1) {
      await api.post('/contactus', { ...message, website: 'x' }, {}, `198.51.100.${n}`);
    }
    expect((await api.post('/contactus', message)).status).toBe(200);
  });

  it('is counted for rate limits by network, also if X-Forwarded-For has a port or brackets', () => {
    const from = (value: string) =>
      clientAddress(new Request('http://x/', { headers: { 'X-Forwarded-For': value } }), undefined, true);
    expect(from('192.0.2.1:4711')).toBe('192.0.2.1');
    expect(from('[2001:db8:1:2::5]:4711')).toBe('2001:db8:1:2::/64');
    expect(from('[2001:db8:1:2::5]')).toBe('2001:db8:1:2::/64');
    expect(siteOf('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
    const names = (network: string) => networksOf(network).map(({ name }) => name);
    expect(names('192.0.2.1')).toEqual(['192.0.2.1', '192.0.2.0/24', '192.0.0.0/16']);
    const around = ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48', '2001:db8::/32'];
    expect(names('2001:db8:1:2ff::/64')).toEqual(around);
  });

  it('can type the password on any keyboard: composed and decomposed characters are equal', async () => {
    const api = await start();
    const password = 'café au lait';
    const composed = { password: password.normalize('NFC'), cpassword: password.normalize('NFC') };
    expect((await api.post('/user/signup', { ...ayesha, ...composed })).status).toBe(201);
    expect((await api.post('/user/signin', { ...ayesha, password: password.normalize('NFD') })).status).toBe(200);
  });

  it('has one account for all spellings of an e-mail address', async () => {
    const api = await start();
    expect((await api.post('/user/signup', ayesha)).status).toBe(201);
    for (const email of ['ayesha\u200b@example.pk', '\u2060AYESHA@example.pk ']) {
      expect((await api.post('/user/signup', { ...ayesha, email })).status).toBe(409);
      expect((await api.post('/user/signin', { ...ayesha, email })).status).toBe(200);
    }
  });
});
