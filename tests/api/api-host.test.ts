import { createServer, type ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { watchDependency } from '../../src/server/health.ts';
import { listen } from '../../src/server/http/server.ts';
import { type RunningServer, startServer } from '../server.ts';

const linesOf = (server: RunningServer) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('"API host"'));

describe('An API host that fails', () => {
  const site = async (apiHost: string) => {
    const server = await startServer({ API_HOST: apiHost });
    const ready = await fetch(`${server.url}/readyz`);
    const page = await fetch(`${server.url}/explore-allcourses`);
    expect((await fetch(`${server.url}/api/faq`)).headers.get('x-content-type-options')).toBe('nosniff');
    const seen = { ready: ready.status, says: (await ready.json()).apiHost, page: page.status };
    await fetch(`${server.url}/`);
    await expect.poll(() => linesOf(server).length, { timeout: 10_000 }).toBeGreaterThan(0);
    await server.stop();
    return { ...seen, lines: linesOf(server) };
  };

  it('that nothing listens at is named in the log, once, and by /readyz', async () => {
    const host = createServer();
    const port = await listen(host, 0, '127.0.0.1');
    await new Promise((resolve) => host.close(resolve));
    const { lines, ...seen } = await site(`http://127.0.0.1:${port}/api`);
    expect(seen).toEqual({ ready: 503, says: 'ECONNREFUSED', page: 200 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"failed":"ECONNREFUSED"');
  });

  it('that answers HTML is named in the log, once, and by /readyz', async () => {
    const host = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hi'));
    const port = await listen(host, 0, '127.0.0.1');
    const { lines, ...seen } = await site(`http://127.0.0.1:${port}/api`);
    expect(seen).toEqual({ ready: 503, says: 'no JSON, but text/html', page: 200 });
    expect(lines).toHaveLength(1);
    host.close();
    host.closeAllConnections();
  });

  it('that never answers is named in the log, once, and by /readyz, and no page waits for it', async () => {
    const host = createServer(() => undefined);
    const port = await listen(host, 0, '127.0.0.1');
    const { lines, ...seen } = await site(`http://127.0.0.1:${port}/api`);
    expect(seen).toEqual({ ready: 503, says: 'no answer in time', page: 200 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"failed":"no answer in time"');
    host.close();
    host.closeAllConnections();
  });

  it('that answers 429 costs pages their lists for as long as it does, and none of them is cached', async () => {
    let status = 429;
    const host = createServer((_, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(status === 429 ? '{}' : '[]'),
    );
    const port = await listen(host, 0, '127.0.0.1');
    const server = await startServer({ API_HOST: `http://127.0.0.1:${port}/api` });
    const page = async (path: string) => {
      const { status, headers } = await fetch(server.url + path);
      return [status, headers.get('cache-control')?.includes('no-store')];
    };
    expect(await page('/explore-allcourses')).toEqual([200, true]);
    expect(await page('/course-details/tides')).toEqual([503, true]);
    status = 200;
    await expect.poll(() => page('/explore-allcourses'), { timeout: 10_000 }).toEqual([200, false]);
    await server.stop();
    host.close();
    host.closeAllConnections();
  });

  it('that is slow but answers keeps no page waiting, and is well again for the log, /readyz and visitors', async () => {
    let held: ServerResponse[] | undefined = [];
    const answer = (response: ServerResponse) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('[{"_id":"tides","name":"Tidal Power"}]');
    const host = createServer((_, response) => {
      if (held) held.push(response);
      else answer(response);
    });
    const port = await listen(host, 0, '127.0.0.1');
    const server = await startServer({ API_HOST: `http://127.0.0.1:${port}/api` });
    const health = async () => (await fetch(`${server.url}/readyz`)).json();
    const page = async () => {
      const response = await fetch(`${server.url}/explore-allcourses`);
      return { status: response.status, shows: (await response.text()).includes('Tidal Power') };
    };
    const lines = () => linesOf(server).map((line) => JSON.parse(line) as object);
    expect(await health()).toEqual({ ready: false, apiHost: 'no answer in time' });
    expect(await page()).toEqual({ status: 200, shows: false });
    const slow = { failed: 'no answer in time', failures: 1 };
    await expect.poll(lines, { timeout: 10_000 }).toMatchObject([slow]);

    for (const response of held) answer(response);
    held = undefined;
    await expect.poll(page, { timeout: 10_000 }).toEqual({ status: 200, shows: true });
    expect(await health()).toEqual({ ready: true, apiHost: 'answers' });
    expect(lines()).toMatchObject([slow, { answersAgain: true }]);
    await server.stop();
    host.close();
    host.closeAllConnections();
  });

  it('is logged once for each cause in a minute, with the number of failures', () => {
    const lines: string[] = [];
    let now = 0;
    const host = watchDependency(
      'API host',
      (line) => lines.push(line),
      () => now,
    );
    for (let n = 0; n < 50; n += 1) {
      host.failed('status 502');
      host.failed('ECONNRESET');
    }
    now = 60_000;
    host.failed('status 502');
    host.succeeded();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { failed: 'status 502', failures: 1 },
      { failed: 'ECONNRESET', failures: 2 },
      { failed: 'status 502', failures: 101 },
      { answersAgain: true, failures: 101 },
    ]);
  });
});
