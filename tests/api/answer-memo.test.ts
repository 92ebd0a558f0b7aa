import { createServer, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createAnswerMemo } from '../../src/server/http/answer-memo.ts';
import { listen } from '../../src/server/http/listen.ts';

const shared = { 'Cache-Control': 'public, max-age=60', ETag: '"a"', 'Content-Length': '5', Vary: 'Accept-Encoding' };

/** A server that looks into a memo first; `made` counts what the application was asked for. */
async function serverWith(answers: (tag?: string) => Response, most?: number) {
  let time = 0;
  const memo = createAnswerMemo({ now: () => time, ...(most && { most }) });
  const made = vi.fn(async (request: { method?: string; url?: string; headers: IncomingHttpHeaders }) =>
    memo.keep(request, answers(request.headers['if-none-match'])),
  );
  const server = createServer(async (request, response) => {
    if (memo.answer(request, response)) return;
    const answer = await made(request);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
  });
  const port = await listen(server, 0, '127.0.0.1');
  const get = (headers: Record<string, string> = {}, path = '/') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { made, get, wait: (ms: number) => (time += ms), stop: () => server.close() };
}

describe('The memo of answers', () => {
  it('gives an answer for all once more within a second, byte for byte', async () => {
    const { made, get, wait, stop } = await serverWith(() => new Response('hello', { headers: shared }));
    const [first, second] = [await get(), await get()];
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('vary')).toBe('Accept-Encoding');
    expect(made).toHaveBeenCalledOnce();
    wait(1_000);
    await get();
    expect(made).toHaveBeenCalledTimes(2);
    stop();
  });

  it('gives bytes that are no text as they were', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const headers = { ...shared, 'Content-Length': '256' };
    const { made, get, stop } = await serverWith(() => new Response(bytes, { headers }));
    await get();
    expect(new Uint8Array(await (await get()).arrayBuffer())).toEqual(bytes);
    expect(made).toHaveBeenCalledOnce();
    stop();
  });

  it('says once more that nothing has changed, to who has the same', async () => {
    const { 'Content-Length': _, ...unchanged } = shared;
    const { made, get, stop } = await serverWith((tag) =>
      tag === '"a"'
        ? new Response(null, { status: 304, headers: unchanged })
        : new Response('hello', { headers: shared }),
    );
    for (const again of [1, 2]) {
      const answer = await get({ 'If-None-Match': '"a"' });
      expect([again, answer.status, answer.headers.get('cache-control')]).toEqual([again, 304, 'public, max-age=60']);
    }
    expect(made).toHaveBeenCalledOnce();
    expect((await get({ 'If-None-Match': '"b"' })).status).toBe(200);
    stop();
  });

  it('asks anew for whoever may be given something else', async () => {
    const { made, get, stop } = await serverWith(() => new Response('hello', { headers: shared }));
    await get();
    const others: Record<string, string>[] = [
      { Cookie: 'token=x' },
      { Authorization: 'Bearer x' },
      { Range: 'bytes=0-1' },
      { 'Accept-Encoding': 'br' },
      { Origin: 'https://school.example' },
      { 'X-Forwarded-Proto': 'https' },
      // Whoever says so is not one who says nothing.
      { 'X-Forwarded-Host': 'undefined' },
      { Origin: '' },
      { 'If-None-Match': '"b"' },
    ];
    for (const headers of others) await get(headers);
    await get({}, '/?other');
    expect(made).toHaveBeenCalledTimes(others.length + 2);
    stop();
  });

  it('keeps so many at most, also of one address, the newest of all', async () => {
    const { made, get, stop } = await serverWith(() => new Response('hello', { headers: shared }), 3);
    const ways = ['a', 'b', 'c', 'd'].map((name) => ({ Origin: `https://${name}.example` }));
    for (const way of ways) await get(way);
    await get(ways[3]);
    expect(made).toHaveBeenCalledTimes(4);
    await get({}, '/other');
    await get({}, '/third');
    await get(ways[3]);
    await get({}, '/other');
    expect(made).toHaveBeenCalledTimes(6);
    await get(ways[0]);
    expect(made).toHaveBeenCalledTimes(7);
    stop();
  });

  it.each([
    ['is private', () => new Response('hello', { headers: { ...shared, 'Cache-Control': 'private, max-age=60' } })],
    ['is not to be kept', () => new Response('hello', { headers: { ...shared, 'Cache-Control': 'no-store' } })],
    ['is old at once', () => new Response('hello', { headers: { ...shared, 'Cache-Control': 'public, max-age=0' } })],
    ['sets a cookie', () => new Response('hello', { headers: { ...shared, 'Set-Cookie': 'a=b' } })],
    ['depends on more', () => new Response('hello', { headers: { ...shared, Vary: 'Accept-Language' } })],
    ['is a failure', () => new Response('hello', { status: 500, headers: shared })],
  ])('keeps nothing that %s', async (_, answers) => {
    const { made, get, stop } = await serverWith(answers);
    await get();
    await get();
    expect(made).toHaveBeenCalledTimes(2);
    stop();
  });
});
