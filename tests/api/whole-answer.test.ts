import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpServer } from '../../src/server/http/create-server.ts';
import { gracefulStop } from '../../src/server/http/graceful-stop.ts';
import { listen } from '../../src/server/http/listen.ts';

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
/** Less than the memo refuses. */
const long = 'x'.repeat(120_000);

/** Nobody is hurried: who waits for one of these has failed. */
const patience = { head: 600_000, request: 600_000, idle: 600_000, silence: 600_000, checkEvery: 600_000 };

const ends: (() => unknown)[] = [];
// What is remembered for a second is remembered for the whole test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  vi.useRealTimers();
});

/** A server whose answers name their path and may be kept, but for those to `/own`, and a connection to it. */
async function begin() {
  const made: string[] = [];
  const server = createHttpServer(({ url, headers }) => {
    const path = new URL(url).pathname;
    made.push(path);
    const body = path === '/long' ? long : `answer to ${path}`;
    const kept = {
      'Cache-Control': path === '/own' ? 'private' : 'public, max-age=60',
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Word': 'été',
    };
    if (headers.has('if-none-match')) return new Response(null, { status: 304, headers: kept });
    return new Response(body, { headers: { ...kept, 'Content-Length': String(body.length) } });
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
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
  });
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
  /** Asks, and hands over what the server answers with, when it has done what it does at once. */
  const heard = async (request: string): Promise<ServerResponse> => {
    const hearing = once(server, 'request');
    socket.write(request);
    const [, response] = await hearing;
    return response;
  };
  /** Asks for `/long` and reads nothing, until the system takes no more: one is on its way from memory then, and stays so. */
  const fill = async () => {
    await remember('/long');
    socket.pause();
    for (let count = 1; ; count++) {
      const response = await heard(ask('/long'));
      if (response.socket?.writableLength) return { count, response };
    }
  };
  return { port, socket, stop, made, answers, remember, heard, fill };
}

/** The answers that are there from head to end. */
function split(text: string): { head: string; body: string }[] {
  const end = text.indexOf('\r\n\r\n') + 4;
  const head = text.slice(0, end);
  const length = head.startsWith('HTTP/1.1 304 ') ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (end < 4 || !(text.length >= end + length)) return [];
  return [{ head, body: text.slice(end, end + length) }, ...split(text.slice(end + length))];
}

/** Node knows of no head, for it has not made one. */
const inOnePiece = ({ headersSent }: ServerResponse) => !headersSent;

const lines = (head = '') =>
  head
    .replace(/^date: .*/im, 'Date: now')
    .toLowerCase()
    .trim()
    .split('\r\n')
    .sort();

describe('An answer from memory, on the wire', () => {
  it('has the head that any other has', async () => {
    const { made, answers, heard } = await begin();
    await heard(ask('/a'));
    await answers(1);
    expect(inOnePiece(await heard(ask('/a')))).toBe(true);
    const [first, second] = await answers(2);
    expect(made).toEqual(['/a']);
    expect(second?.body).toBe(first?.body);
    expect(lines(second?.head)).toEqual(lines(first?.head));
    expect(second?.head).toMatch(/\r\nDate: \w{3}, .* GMT\r\n[\s\S]*Keep-Alive: timeout=600\r\n/);
  });

  it('says that nothing has changed, and goes on', async () => {
    const { made, answers, heard } = await begin();
    const same = ask('/a', 'If-None-Match: "a"\r\n');
    await heard(same);
    await answers(1);
    for (const count of [2, 3]) {
      expect(inOnePiece(await heard(same))).toBe(true);
      await answers(count);
    }
    await heard(ask('/a'));
    const got = await answers(4);
    expect(got.map(({ head }) => head.slice(9, 12))).toEqual(['304', '304', '304', '200']);
    expect(lines(got[1]?.head)).toEqual(lines(got[0]?.head));
    expect(made).toEqual(['/a', '/a']);
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
    const { socket, answers, fill } = await begin();
    const { count, response } = await fill();
    expect(inOnePiece(response)).toBe(true);
    socket.write(ask('/own'));
    socket.resume();
    const got = await answers(count + 1);
    expect(got.slice(0, count).every(({ body }) => body === long)).toBe(true);
    expect(got[count]?.body).toBe('answer to /own');
  });

  it.each([
    ['says so', ask('/a', 'Connection: close\r\n')],
    ['speaks HTTP/1.0', 'GET /a HTTP/1.0\r\nHost: x\r\n\r\n'],
  ])('is the last one of a connection for who %s', async (_, request) => {
    const { socket, made, answers, remember } = await begin();
    await remember('/a');
    const closed = once(socket, 'close');
    socket.write(request);
    const [answer] = await answers(1);
    expect(answer?.head).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer?.head).not.toMatch(/keep-alive/i);
    await closed;
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
    const { socket, stop, answers, remember, heard } = await begin();
    await remember('/a');
    const closed = once(socket, 'close');
    expect(inOnePiece(await heard(ask('/a')))).toBe(true);
    await answers(1);
    await stop(patience.request);
    await closed;
  });

  it('reaches its reader to the last byte when the server stops meanwhile', async () => {
    const { socket, stop, answers, fill } = await begin();
    const { count, response } = await fill();
    expect(inOnePiece(response)).toBe(true);
    const stopped = stop(patience.request);
    socket.resume();
    const got = await answers(count);
    expect(got.every(({ body }) => body === long)).toBe(true);
    await stopped;
  });

  it('does no harm when its reader is gone', async () => {
    const { port, socket, fill } = await begin();
    const { response } = await fill();
    const closed = once(response, 'close');
    socket.destroy();
    await closed;
    expect(await (await fetch(`http://127.0.0.1:${port}/a`)).text()).toBe('answer to /a');
  });
});
