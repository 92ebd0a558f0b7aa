import { describe, expect, it, vi } from 'vitest';
import { encodedBody } from '../../src/server/http/encoded-body.ts';
import { type CachedPage, createPageCache } from '../../src/server/pages/page-cache.ts';

const page = (text: string, fresh = 60_000, stale = 300_000): CachedPage => ({
  body: encodedBody(text, 'text/html'),
  status: 200,
  headers: {},
  fresh,
  stale,
});

function cacheAt(most = 10) {
  let time = 0;
  const cache = createPageCache({ most, now: () => time });
  return { cache, pass: (ms: number) => (time += ms) };
}
const text = async (answer: Promise<CachedPage>) => (await answer).body.bytes.toString();

describe('The page cache', () => {
  it('makes a page once while it is fresh, however many ask at the same time', async () => {
    const { cache, pass } = cacheAt();
    const make = vi.fn(async () => page('one'));
    await Promise.all([cache.get('/', make), cache.get('/', make)]);
    pass(59_999);
    expect(await text(cache.get('/', make))).toBe('one');
    expect(make).toHaveBeenCalledOnce();
  });

  it('serves an old page at once and makes the new one behind it', async () => {
    const { cache, pass } = cacheAt();
    let number = 0;
    const make = vi.fn(async () => page(String(++number)));
    await cache.get('/', make);
    pass(60_000);
    expect(await text(cache.get('/', make))).toBe('1');
    await vi.waitFor(async () => expect(await text(cache.get('/', make))).toBe('2'));
  });

  it('keeps the old page when making a new one fails, until it is too old', async () => {
    const { cache, pass } = cacheAt();
    await cache.get('/', async () => page('good'));
    const fail = vi.fn(async () => Promise.reject(new Error('The API is gone.')));
    pass(359_999);
    expect(await text(cache.get('/', fail))).toBe('good');
    pass(1);
    await expect(cache.get('/', fail)).rejects.toThrow('The API is gone.');
  });

  it('keeps the compressed bytes of a page that is the same when it is made anew', async () => {
    const { cache, pass } = cacheAt();
    const { body } = await cache.get('/', async () => page('same'));
    pass(60_000);
    const again = vi.fn(async () => page('same'));
    await cache.get('/', again);
    await vi.waitFor(() => expect(again).toHaveResolved());
    expect((await cache.get('/', again)).body).toBe(body);
  });

  it('does not go on showing a page that lacked something', async () => {
    const { cache, pass } = cacheAt();
    await cache.get('/', async () => page('incomplete', 2_000, 0));
    pass(2_000);
    expect(await text(cache.get('/', async () => page('complete')))).toBe('complete');
  });

  it('forgets the page that was not asked for the longest', async () => {
    const { cache } = cacheAt(2);
    const make = (name: string) => vi.fn(async () => page(name));
    const [a, b, c] = [make('a'), make('b'), make('c')];
    await cache.get('a', a);
    await cache.get('b', b);
    await cache.get('a', a);
    await cache.get('c', c);
    await cache.get('a', a);
    await cache.get('b', b);
    expect([a, b, c].map((one) => one.mock.calls.length)).toEqual([1, 2, 1]);
  });
});
