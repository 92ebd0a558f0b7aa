import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createHttpServer, listen } from '../../src/server/http/server.ts';

/** Longer than the timeout of a test: a stop that waits for it fails the test. */
const timeoutMs = 600_000;
const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** Starts a server, and opens a connection to it. The test sends the responses. */
async function begin() {
  const received: ServerResponse[] = [];
  let onReceived = () => {};
  const { server, stop } = createHttpServer((_, response) => {
    received.push(response);
    onReceived();
  });
  const port = await listen(server, 0, '127.0.0.1');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  /** Sends pipelined requests and waits until the server has received them. */
  const ask = async (times = 1) => {
    const before = received.length;
    socket.write(request.repeat(times));
    while (received.length < before + times) await new Promise<void>((resolve) => (onReceived = resolve));
    return received.slice(before);
  };
  return { ask, socket, stop };
}

async function allOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  await once(socket, 'close');
  return text;
}

describe('A server that stops', () => {
  const long = Buffer.alloc(16_000_000, 'x');

  it.each(['before the stop', 'after the stop'])('sends all bytes of a response that ended %s', async (when) => {
    const { ask, socket, stop } = await begin();
    const [response] = await ask();
    if (when === 'before the stop') response?.end(long);
    const stopped = stop(timeoutMs);
    if (when === 'after the stop') response?.end(long);
    // The socket buffers are full: the rest waits until the client reads.
    expect(response?.writableFinished).toBe(false);
    const text = await allOf(socket);
    expect(text.slice(text.indexOf('\r\n\r\n') + 4).length).toBe(long.length);
    await stopped;
  });

  it('responds to all requests of a connection, and closes it after the last', async () => {
    const { ask, socket, stop } = await begin();
    const responses = await ask(2);
    const stopped = stop(timeoutMs);
    const got = allOf(socket);
    for (const [index, response] of responses.entries()) response.end(`answer ${index}`);
    expect((await got).match(/answer \d/g)).toEqual(['answer 0', 'answer 1']);
    await stopped;
  });

  it('responds to one more request on a busy connection with Connection: close', async () => {
    const { ask, socket, stop } = await begin();
    const [first] = await ask();
    const stopped = stop(timeoutMs);
    const [second] = await ask();
    const got = allOf(socket);
    const closed = first && once(first, 'close');
    first?.end('first');
    await closed;
    second?.end('second');
    expect(await got).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*first[\s\S]*Connection: close[\s\S]*second$/);
    await stopped;
  });

  it('closes idle connections immediately, with or without an earlier request', async () => {
    const { ask, socket, stop } = await begin();
    const [response] = await ask();
    const closed = response && once(response, 'close');
    response?.end('all');
    await closed;
    await stop(timeoutMs);
    expect(await allOf(socket)).toContain('all');
    const untouched = await begin();
    await untouched.stop(timeoutMs);
    await allOf(untouched.socket);
  });
});
