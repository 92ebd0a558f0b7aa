import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../src/server/http/create-server.ts';
import { gracefulStop } from '../../src/server/http/graceful-stop.ts';
import { listen } from '../../src/server/http/listen.ts';

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
/** More than the system takes of who does not read, and less than the memo refuses. */
const long = 'x'.repeat(120_000);

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Nobody is hurried: who waits for one of these has failed. */
const patience = { head: 600_000, request: 600_000, idle: 600_000, silence: 600_000, checkEvery: 600_000 };

/** A server whose answers name their path and may be kept, but for those to `/own`, and a connection to it. */
async function begin() {
  const made: string[] = [];
  const server = createHttpServer((request) => {
    const path = new URL(request.url).pathname;
    made.push(path);
    const body = path === '/long' ? long : `answer to ${path}`;
    return new Response(body, {
      headers: {
        'Content-Length': String(body.length),
        'Cache-Control': path === '/own' ? 'private' : 'public, max-age=60',
        'Content-Type': 'text/plain; charset=utf-8',
        'X-Word': 'été',
      },
    });
  }, patience);
  // As the server that stops does with what it says of a connection.
  server.prependListener('request', ({ url }, response) => {
    if (url === '/said') response.setHeader('X-Said', 'before');
  });
  const stop = gracefulStop(server);
  const port = await listen(server, 0, '127.0.0.1');
  const socket = connect(port, '127.0.0.1');
  ends.push(
    () => socket.destroy(),
    () => stop(0),
  );
  let text = '';
  const onData = (chunk: string) => {
    text += chunk;
  };
  socket.setEncoding('latin1').on('data', onData);
  /** What has come, when so many answers have come whole. */
  const answers = async (count: number) => {
    for (;;) {
      const whole = split(text);
      if (whole.length >= count) return whole;
      await once(socket, 'data');
    }
  };
  /** Asks once for each path, so that all of them are remembered. */
  const remember = async (...paths: string[]) => {
    for (const [index, path] of paths.entries()) {
      socket.write(ask(path));
      await answers(index + 1);
    }
    text = '';
    made.length = 0;
  };
  return { port, socket, stop, made, answers, remember };
}

/** The answers that are there from head to end. */
function split(text: string): { head: string; body: string }[] {
  const end = text.indexOf('\r\n\r\n') + 4;
  const head = text.slice(0, end);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (end < 4 || !(text.length >= end + length)) return [];
  return [{ head, body: text.slice(end, end + length) }, ...split(text.slice(end + length))];
}

const closed = (socket: Socket) => (socket.destroyed ? undefined : once(socket, 'close'));
const lines = (head = '') =>
  head
    .replace(/^date: .*/im, 'Date: now')
    .toLowerCase()
    .trim()
    .split('\r\n')
    .sort();

describe('An answer from memory, on the wire', () => {
  it('has the head that any other has', async () => {
    const { socket, made, answers } = await begin();
    socket.write(ask('/a'));
    await answers(1);
    socket.write(ask('/a'));
    const [first, second] = await answers(2);
    expect(made).toEqual(['/a']);
    expect(second?.body).toBe(first?.body);
    expect(lines(second?.head)).toEqual(lines(first?.head));
    expect(second?.head).toMatch(/\r\nDate: \w{3}, .* GMT\r\n[\s\S]*Keep-Alive: timeout=600\r\n/);
  });

  it('comes in its turn to who asks for many things at once', async () => {
    const { socket, made, answers, remember } = await begin();
    await remember('/a', '/b', '/long');
    const paths = ['/a', '/own', '/b', '/long', '/a', '/own', '/new', '/b'];
    socket.write(paths.map((path) => ask(path)).join(''));
    const bodies = (await answers(paths.length)).map(({ body }) => body);
    expect(bodies).toEqual(paths.map((path) => (path === '/long' ? long : `answer to ${path}`)));
    expect(made).toEqual(['/own', '/own', '/new']);
  });

  it('goes on to who reads slowly, with what was asked after it', async () => {
    const { socket, answers, remember } = await begin();
    await remember('/long', '/a');
    socket.pause();
    socket.write(ask('/long').repeat(60) + ask('/a'));
    socket.resume();
    const got = await answers(61);
    expect(got.slice(0, 60).every(({ body }) => body === long)).toBe(true);
    expect(got[60]?.body).toBe('answer to /a');
  });

  it.each([
    ['says so', ask('/a', 'Connection: close\r\n')],
    ['speaks HTTP/1.0', 'GET /a HTTP/1.0\r\nHost: x\r\n\r\n'],
  ])('is the last one of a connection for who %s', async (_, request) => {
    const { socket, made, answers, remember } = await begin();
    await remember('/a');
    socket.write(request);
    const [answer] = await answers(1);
    expect(answer?.head).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer?.head).not.toMatch(/keep-alive/i);
    await closed(socket);
    expect(made).toEqual([]);
  });

  it('leaves what has been said before it', async () => {
    const { socket, made, answers, remember } = await begin();
    await remember('/said');
    socket.write(ask('/said'));
    const [answer] = await answers(1);
    expect(answer?.head).toMatch(/\r\nX-Said: before\r\n/i);
    expect(answer?.body).toBe('answer to /said');
    expect(made).toEqual([]);
  });

  it('does not keep a server that stops', async () => {
    const { socket, stop, answers, remember } = await begin();
    await remember('/a');
    socket.write(ask('/a'));
    await answers(1);
    await stop(patience.request);
    await closed(socket);
  });

  it('reaches its reader to the last byte when the server stops meanwhile', async () => {
    const { socket, stop, answers, remember } = await begin();
    await remember('/long');
    socket.pause();
    socket.write(ask('/long').repeat(60));
    // The server has begun with them when it is asked to stop, and cannot have ended.
    await once(socket.resume(), 'data');
    socket.pause();
    const stopped = stop(patience.request);
    socket.resume();
    const got = await answers(60);
    expect(got.every(({ body }) => body === long)).toBe(true);
    await stopped;
  });

  it('does no harm when its reader is gone', async () => {
    const { port, socket, remember } = await begin();
    await remember('/long');
    socket.write(ask('/long').repeat(60));
    socket.destroy();
    expect(await (await fetch(`http://127.0.0.1:${port}/a`)).text()).toBe('answer to /a');
  });
});
