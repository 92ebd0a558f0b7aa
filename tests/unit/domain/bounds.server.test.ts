import { randomBytes } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { textProblem } from '../../../src/content/folder/text-problems.ts';
import { sampleSchool } from '../../../src/domain/school.ts';
import { watchDependency, watchedFetch } from '../../../src/server/health/dependency.ts';
import { bodyOf, encode, type ResponseBody, storedBytes } from '../../../src/server/http/compression.ts';
import { representationOf } from '../../../src/server/http/respond.ts';
import { createResponseCache } from '../../../src/server/http/response-cache.ts';
import { feedXml } from '../../../src/server/pages/feed.ts';

afterEach(() => vi.unstubAllGlobals());

/** A response with an endless body, which counts the bytes that are read. */
function endless() {
  let bytes = 0;
  const body = new ReadableStream({
    pull(controller) {
      const chunk = new Uint8Array(1_000_000).fill(32);
      bytes += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { response: new Response(body, { headers: { 'Content-Type': 'application/json' } }), sent: () => bytes };
}

it('The server cancels an endless response of an API host', async () => {
  const { response, sent } = endless();
  vi.stubGlobal('fetch', async () => response);
  const call = watchedFetch(watchDependency('API host', () => undefined));
  await expect((await call('https://api.example/course')).text()).rejects.toThrow('more than 32 MB');
  expect(sent()).toBeLessThan(40_000_000);
});

it('The cache keeps the pages of the visitors’ origin during a flood of invented Host headers', async () => {
  const cache = createResponseCache({ maxOrigins: 2 });
  const representation = representationOf(bodyOf('page', 'text/html'), {});
  const visit = (host: string) =>
    cache.get(`http://${host} /`, async () => ({ representation, freshMs: 60_000, staleMs: 0 }));
  for (let n = 0; n < 12; n += 1) await visit(`forged-${n}`);
  for (let n = 0; n < 3; n += 1) await visit('late.example');
  expect(cache.peek('http://late.example /')).toBeUndefined();
  for (let n = 0; n < 60; n += 1) await visit('school.example');
  expect(cache.peek('http://school.example /')).toBeDefined();
  for (let n = 0; n < 3; n += 1) cache.peek('http://school.example /');
  for (let n = 0; n < 3; n += 1) await visit(`other-${n}`);
  expect(cache.accepts('http://school.example /')).toBe(true);
});

it('The limit of the cache includes compressed copies of responses', async () => {
  const cache = createResponseCache({ maxBytes: 60_000 });
  const pages = ['a', 'b', 'c', 'd'].map((path) => {
    const body = bodyOf(randomBytes(7_500).toString('base64'), 'text/html');
    return { key: `http://school.example /${path}`, body, representation: representationOf(body, {}) };
  });
  for (const { key, representation } of pages)
    await cache.get(key, async () => ({ representation, freshMs: 60_000, staleMs: 0 }));
  const kept = () => pages.filter(({ key }) => cache.peek(key)).length;
  expect(kept()).toBe(4);
  for (const { body } of pages) for (const encoding of ['br', 'gzip'] as const) await encode(body, encoding);
  expect(storedBytes(pages[0]?.body as ResponseBody)).toBeGreaterThan(22_000);
  expect(kept()).toBe(2);
  expect(cache.peek('http://school.example /a')).toBe(pages[0]?.representation);
});

it('Characters that XML forbids are omitted in XML, and reported as errors', () => {
  const title = 'Bees\b\u000b\uFFFE \uD800 & <hives>';
  const post = { id: 'bees', title, day: '2026-01-01' };
  const xml = feedXml({ ...sampleSchool, name: title }, [post as never], 'https://school.example');
  expect(xml).not.toMatch(/[^\P{Cc}\n]|[\uFFFE\uFFFF]|\p{Surrogate}/u);
  expect(xml).toContain('&amp; &lt;hives&gt;');
  for (const text of ['a\b', 'a\u001f', 'a\uFFFF', 'a\uD800']) expect(textProblem(text)).toContain('control character');
  expect(textProblem('tab\tand\nline, رُوبوٹ\u200c 🤖')).toBeUndefined();
});
