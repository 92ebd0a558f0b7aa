import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { createHttpServer, listen } from '../../src/server/http/server.ts';
import { openApi } from './support/api.ts';
import { cleanUp } from './support/clean-up.ts';
import { raw, statuses } from './support/raw.ts';
import { sqliteFiles } from './support/sqlite.ts';

/** The server’s own timeouts, a hundred times shorter. */
const short = { headMs: 150, requestMs: 300, idleMs: 200, silenceMs: 1_200, checkEveryMs: 50 };

/** More bytes than the socket buffers of server and client hold, so the server waits for the client. */
const large = 64_000_000;

const sqlite = sqliteFiles();

async function serve(timeouts?: typeof short): Promise<{ url: string; port: number; server: Server }> {
  const api = await openApi(sqlite.create);
  const { server } = createHttpServer(
    getRequestListener((request: Request) =>
      request.url.endsWith('/large')
        ? new Response(new Uint8Array(large))
        : api.send(new URL(request.url).pathname, request),
    ),
    timeouts,
  );
  const port = await listen(server, 0, '127.0.0.1');
  cleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}`, port, server };
}

async function open(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // Ignore the error that a reset by the server causes.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Like `once(socket, 'close')`, which would reject on a preceding reset. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const head = 'POST /contactus HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';

describe('A slow client', () => {
  it.each([
    ['sends nothing', ''],
    ['stops in its headers', 'GET /faq HTTP/1.1\r\nHost: x\r\nX-A: '],
    ['stops in its body', `${head}{"recipient":`],
  ])('gets 408 if it %s', async (_what, text) => {
    const { url } = await serve(short);
    expect(statuses(await raw(url, text))).toEqual([408]);
  });

  it('is disconnected if it keeps sending single bytes', async () => {
    const { port } = await serve(short);
    const socket = await open(port, head);
    const drip = setInterval(() => socket.write(' '), 20);
    cleanUp(() => clearInterval(drip));
    socket.resume();
    await closed(socket);
  });

  it('is disconnected if it does not read its response, or is idle', async () => {
    const { port, server } = await serve(short);
    const notReading = await open(port, 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    notReading.pause();
    const done = await open(port, 'GET /faq HTTP/1.1\r\nHost: x\r\n\r\n');
    done.resume();
    await closed(done);
    const connections = promisify(server.getConnections.bind(server));
    await expect.poll(() => connections(), { timeout: 10_000 }).toBe(0);
    notReading.resume();
    await closed(notReading);
    expect(notReading.bytesRead).toBeLessThan(large);
  });

  it('does not delay other clients, even if there are a thousand slow clients', async () => {
    const { url, port } = await serve();
    const texts = ['', 'GET /faq HT', 'GET /faq HTTP/1.1\r\nX: ', `${head}{`];
    const slow = await Promise.all(Array.from({ length: 1_000 }, (_, n) => open(port, texts[n % 4] ?? '')));
    cleanUp(() =>
      slow.forEach((socket) => {
        socket.destroy();
      }),
    );
    const responses = await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/faq`)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(slow.filter((socket) => socket.destroyed)).toEqual([]);
  });

  it('is disconnected when all clients together have too many unread bytes, starting with the client with the most', async () => {
    const maxUnreadBytes = 20_000_000;
    const { server } = createHttpServer(({ url = '' }, response) => response.end(Buffer.alloc(Number(url.slice(1)))), {
      maxUnreadBytes,
    });
    const port = await listen(server, 0, '127.0.0.1');
    cleanUp(() => server.close());
    const get = (bytes: number) => `GET /${bytes} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const greedy = await Promise.all(Array.from({ length: 30 }, () => open(port, get(1_000_000).repeat(16))));
    const modest = await open(port, get(100_000));
    const connections = promisify(server.getConnections.bind(server));
    await expect.poll(() => connections(), { timeout: 10_000 }).toBeLessThan(15);
    modest.write(`GET /7 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    modest.resume();
    await closed(modest);
    expect(modest.bytesRead).toBeGreaterThan(100_000);
    for (const socket of greedy) socket.destroy();
  });
});
