import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createHttpServer, listen } from '../../src/server/http/server.ts';

/** Longer than a test may take: a test that waits for it fails. */
const timeoutMs = 600_000;
const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A server whose answers the test gives itself, and a connection to it. */
async function begin() {
  const asked: ServerResponse[] = [];
  let heard = () => {};
  const { server, stop } = createHttpServer((_, response) => {
    asked.push(response);
    heard();
  });
  const port = await listen(server, 0, '127.0.0.1');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  /** Sends so many requests at once, and waits until the server has received them. */
  const ask = async (times = 1) => {
    const before = asked.length;
    socket.write(request.repeat(times));
    while (asked.length < before + times) await new Promise<void>((resolve) => (heard = resolve));
    return asked.slice(before);
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

  it.each(['before it', 'after it'])('sends an answer that was ended %s to the last byte', async (when) => {
    const { ask, socket, stop } = await begin();
    const [answer] = await ask();
    if (when === 'before it') answer?.end(long);
    const stopped = stop(timeoutMs);
    if (when === 'after it') answer?.end(long);
    // More than the system takes at once: the rest waits for its reader.
    expect(answer?.writableFinished).toBe(false);
    const text = await allOf(socket);
    expect(text.slice(text.indexOf('\r\n\r\n') + 4).length).toBe(long.length);
    await stopped;
  });

  it('answers all requests of a connection, and closes it after the last', async () => {
    const { ask, socket, stop } = await begin();
    const answers = await ask(2);
    const stopped = stop(timeoutMs);
    const got = allOf(socket);
    for (const [index, answer] of answers.entries()) answer.end(`answer ${index}`);
    expect((await got).match(/answer \d/g)).toEqual(['answer 0', 'answer 1']);
    await stopped;
  });

  it('answers one more request on a busy connection with Connection: close', async () => {
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

  it('closes idle connections at once, used or not', async () => {
    const { ask, socket, stop } = await begin();
    const [answer] = await ask();
    const closed = answer && once(answer, 'close');
    answer?.end('all');
    await closed;
    await stop(timeoutMs);
    expect(await allOf(socket)).toContain('all');
    const untouched = await begin();
    await untouched.stop(timeoutMs);
    await allOf(untouched.socket);
  });
});
