import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../src/server/http/compression.ts';
import { respond } from '../../src/server/http/respond.ts';
import { staticFiles } from '../../src/server/http/static-files.ts';
import { openApi } from './support/api.ts';
import { setValues } from './support/change-content.ts';
import { sqliteFiles } from './support/sqlite.ts';

const sqlite = sqliteFiles();
const api = await openApi(sqlite.create);

const course = (headers: Record<string, string> = {}) => api.get('/course', headers);
const tag = (response: Response) => response.headers.get('etag') ?? '';
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('A list of the API', () => {
  it('may be cached for a minute, by browsers and by shared caches', async () => {
    const response = await course();
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(response.headers.get('content-length'))).toBe((await bytes(response)).length);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['identity', null],
    ['gzip;q=0, *;q=0', null],
  ])('responds to Accept-Encoding %s with %s', async (accepted, encoding) => {
    const response = await course({ 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const sent = await bytes(response);
    expect(Number(response.headers.get('content-length'))).toBe(sent.length);
    const plain = encoding === 'br' ? brotliDecompressSync(sent) : encoding === 'gzip' ? gunzipSync(sent) : sent;
    expect(plain.equals(await bytes(await course()))).toBe(true);
  });

  it('is recompressed with a higher level for later requests, under the same ETag', async () => {
    // A new API: nothing has requested its list yet.
    const fresh = await openApi(sqlite.create);
    const ask = () => fresh.get('/course', { 'Accept-Encoding': 'br' });
    const first = await ask();
    const good = await bytes(first);
    await expect.poll(async () => (await bytes(await ask())).length, { timeout: 10_000 }).toBeLessThan(good.length);
    const again = await ask();
    expect(tag(again)).toBe(tag(first));
    expect(brotliDecompressSync(await bytes(again)).equals(brotliDecompressSync(good))).toBe(true);
  });

  it('is recompressed in a queue of at most 32, for any number of URLs', async () => {
    const request = new Request('http://localhost/', { headers: { 'Accept-Encoding': 'br' } });
    const words = (await (await course({ 'Accept-Encoding': 'identity' })).text()).slice(0, 6_000);
    const bodies = Array.from({ length: 40 }, (_, n) => bodyOf(`${n} ${words}`, 'text/html', { cached: true }));
    const sizes = () => Promise.all(bodies.map(async (body) => (await bytes(await respond(request, body, {}))).length));
    const first = await sizes();
    const better = async () => (await sizes()).filter((size, n) => size < (first[n] ?? 0)).length;
    await expect.poll(better, { timeout: 20_000 }).toBeGreaterThanOrEqual(32);
    // The queue is full: later responses keep the first compression.
    const last = bodyOf(`last ${words}`, 'text/html', { cached: true });
    const before = (await bytes(await respond(request, last, {}))).length;
    await expect.poll(async () => (await bytes(await respond(request, last, {}))).length).toBeLessThan(before);
    // The queue takes further bodies when a compression ends, but never all 40.
    expect(await better()).toBeLessThan(40);
  });

  it('gets 304 for a client that has it, in any encoding', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const first = await course(headers);
      const etag = tag(first);
      tags.add(etag);
      for (const has of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await course({ ...headers, 'If-None-Match': has });
        expect([again.status, (await bytes(again)).length]).toEqual([304, 0]);
        expect(tag(again)).toBe(etag);
        expect(again.headers.get('cache-control')).toContain('max-age=60');
        expect(again.headers.get('access-control-allow-origin')).toBe('*');
        expect([first.headers.has('x-frame-options'), again.headers.has('x-frame-options')]).toEqual([true, false]);
      }
      expect((await course({ ...headers, 'If-None-Match': '"other"' })).status).toBe(200);
    }
    expect(tags.size).toBe(3);
    expect([...tags].every((etag) => /^"[^"]+"$/.test(etag))).toBe(true);
  });

  it('is cached for a minute, and updated after that', async () => {
    const before = await (await api.get('/winner')).json();
    await setValues(api, 'competitions', { text: 'Changed' });
    api.wait(59_000);
    expect(await (await api.get('/winner')).json()).toEqual(before);
    api.wait(1_001);
    // Stale-while-revalidate: the first response is the old list.
    await expect.poll(async () => (await api.get('/winner')).text()).toContain('Changed');
  });

  it('responds to HEAD like GET, without the body', async () => {
    const get = await course();
    const head = await api.send('/course', { method: 'HEAD' });
    expect([head.status, (await bytes(head)).length]).toEqual([200, 0]);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  });
});

describe('A file', () => {
  const folder = join(import.meta.dirname, '../../demo/content/media/clips');
  const files = staticFiles({ at: '', folder, cacheControl: 'no-cache' });
  const ask = (headers: Record<string, string>, method = 'GET') =>
    files.request('/arts-1.mp4', { method, headers: { ...headers } });

  it('is sent in ranges to GET only', async () => {
    const size = Number((await ask({}, 'HEAD')).headers.get('content-length'));
    const range = { Range: 'bytes=0-9' };
    expect([(await ask(range)).status, (await bytes(await ask(range))).length]).toEqual([206, 10]);
    const head = await ask(range, 'HEAD');
    expect([head.status, Number(head.headers.get('content-length'))]).toEqual([200, size]);
  });

  it('gets 304 behind a proxy that weakens ETags', async () => {
    const etag = tag(await ask({}, 'HEAD'));
    for (const has of [etag, `W/${etag}`, `"other", W/${etag}`]) {
      expect((await ask({ 'If-None-Match': has })).status).toBe(304);
    }
  });
});

describe('A 304 response', () => {
  const body = bodyOf('{"rows":[]}', 'application/json');
  const policy = { 'Cache-Control': 'public, max-age=60', 'Content-Security-Policy': "default-src 'none'" };
  const ask = (headers: Record<string, string>, has = '') =>
    respond(new Request('http://localhost/x', { headers: { 'If-None-Match': has } }), body, headers);

  it('has Cache-Control and CORS headers, and omits headers that the client already has', async () => {
    const shared = { ...policy, 'Access-Control-Allow-Origin': '*', 'X-Frame-Options': 'DENY' };
    const again = await ask(shared, tag(await ask(shared)));
    expect(again.status).toBe(304);
    expect([...again.headers.keys()]).toEqual(['access-control-allow-origin', 'cache-control', 'etag', 'vary']);
  });

  it('is not sent if the client has the same bytes with another Content-Security-Policy', async () => {
    const before = tag(await ask(policy));
    const after = await ask({ ...policy, 'Content-Security-Policy': "default-src 'self'" }, before);
    expect(after.status).toBe(200);
    expect(after.headers.get('content-security-policy')).toBe("default-src 'self'");
  });
});
