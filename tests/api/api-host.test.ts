import { createServer, type ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { watchDependency } from '../../src/server/health/dependency.ts';
import { listen } from '../../src/server/http/server.ts';
import type { RunningServer } from '../server.ts';
import { testServer } from './support/clean-up.ts';

const linesOf = (server: RunningServer) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('"API host"'));

describe('An API host that fails', () => {
  it('is logged once per cause and reported by /readyz, and pages omit its lists until it recovers', async () => {
    let reply: { status: number; type: string; text: string };
    const host = createServer((_, response) =>
      response.writeHead(reply.status, { 'Content-Type': reply.type }).end(reply.text),
    );
    const port = await listen(host, 0, '127.0.0.1');
    await new Promise((resolve) => host.close(resolve));
    const apiHost = `http://127.0.0.1:${port}/api`;
    const server = await testServer({ API_HOST: apiHost, DATABASE_URL: 'postgres://127.0.0.1:1/never-opened' });
    const causes = () => linesOf(server).map((line) => JSON.parse(line).failed);
    const page = async (path: string) => {
      const { status, headers } = await fetch(server.url + path);
      return [status, headers.get('cache-control')?.includes('no-store')];
    };
    const fails = async (why: string) => {
      const ready = await fetch(`${server.url}/readyz`);
      expect([ready.status, (await ready.json()).apiHost]).toEqual([503, why]);
      expect(await page('/explore-allcourses')).toEqual([200, true]);
      expect(await page('/')).toEqual([200, true]);
    };
    const own = await fetch(`${server.url}/api/faq`);
    expect([own.status, await own.json()]).toEqual([404, { message: `The API of this site is ${apiHost}.` }]);
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');

    await fails('ECONNREFUSED');
    expect(causes()).toEqual(['ECONNREFUSED']);

    reply = { status: 200, type: 'text/html', text: '<p>Hi' };
    await listen(host, port, '127.0.0.1');
    await fails('no JSON, but text/html');
    // The server retries a failed list after some seconds.
    const causesAfterPage = async () => {
      await page('/explore-allcourses');
      return causes();
    };
    await expect.poll(causesAfterPage, { timeout: 10_000 }).toEqual(['ECONNREFUSED', 'no JSON, but text/html']);

    reply = { status: 429, type: 'application/json', text: '{}' };
    expect(await page('/explore-allcourses')).toEqual([200, true]);
    expect(await page('/course-details/tides')).toEqual([503, true]);
    reply = { status: 200, type: 'application/json', text: '[]' };
    await expect.poll(() => page('/explore-allcourses'), { timeout: 10_000 }).toEqual([200, false]);
    host.close();
    host.closeAllConnections();
  });

  it('does not delay pages if it is slow, is logged once, and its recovery shows in the log, in /readyz and in pages', async () => {
    let pending: ServerResponse[] | undefined = [];
    const sendCourses = (response: ServerResponse) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('[{"_id":"tides","name":"Tidal Power"}]');
    const host = createServer((_, response) => {
      if (pending) pending.push(response);
      else sendCourses(response);
    });
    const port = await listen(host, 0, '127.0.0.1');
    const server = await testServer({ API_HOST: `http://127.0.0.1:${port}/api` });
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

    for (const response of pending) sendCourses(response);
    pending = undefined;
    await expect.poll(page, { timeout: 10_000 }).toEqual({ status: 200, shows: true });
    expect(await health()).toEqual({ ready: true, apiHost: 'answers' });
    expect(lines()).toMatchObject([slow, { answersAgain: true }]);
    host.close();
    host.closeAllConnections();
  });

  it('is logged once per cause and minute, with the number of failures', () => {
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
