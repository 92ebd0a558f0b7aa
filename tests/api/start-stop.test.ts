import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { message } from './support/api.ts';

const root = join(import.meta.dirname, '../..');
const running: RunningServer[] = [];
const start = async (env: Record<string, string> = {}) => {
  const server = await startServer(env);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) if (server.process.exitCode === null) await server.stop();
});

/** Runs the server where it cannot start, and answers what it said. */
async function refusedStart(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const child: ChildProcess = spawn(process.execPath, ['src/server/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('The server', () => {
  it('prints its addresses and answers there, finishes the request in flight when it stops, closes idle connections and accepts no new one', async () => {
    const server = await start();
    expect((await fetch(`${server.url}/api/faq`)).status).toBe(200);
    expect(server.output()).toMatch(/Site .*\nAPI .*\/api\/\n/);
    const { hostname, port } = new URL(server.url);
    const idle = await idleConnection(server.url);
    const untouched = connect(Number(port), hostname);
    await once(untouched, 'connect');
    const sending = await halfSent(server.url);

    const ended = once(server.process, 'exit');
    const gone = [once(idle, 'close'), once(untouched, 'close')];
    server.process.kill('SIGTERM');
    await Promise.all(gone);
    await expect(fetch(`${server.url}/api/faq`)).rejects.toThrow();

    const answer = await sending.finish();
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ success: true });
    expect(await ended).toEqual([0, null]);
  });

  it('says in a sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, said } = await refusedStart({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: 'sqlite::memory:',
    });
    other.close();
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is taken by another program.`);
    expect(said).not.toMatch(/\n\s+at /);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but is "abc".\n'],
    [
      { PORT: '0', DATABASE_URL: 'sqlite::memory:', NODE_ENV: 'production', BUILD_DIR: '/nowhere' },
      'There is no build in dist. Make one where the build’s tools are: npm ci && npm run build\n',
    ],
    [
      { PORT: '0', DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/steam' },
      'The database server that DATABASE_URL names cannot be used (ECONNREFUSED). Repair it, or correct DATABASE_URL.\n',
    ],
    [
      { PORT: '0', DATABASE_URL: 'sqlite:/dev/null/steam.db' },
      'The database file /dev/null/steam.db cannot be used (EEXIST). Repair it, or correct DATABASE_URL.\n',
    ],
    [
      { PORT: '0', DATABASE_URL: 'sqlite:/proc/nothing/of/ours/steam.db' },
      'The database file /proc/nothing/of/ours/steam.db cannot be used (ENOENT). Repair it, or correct DATABASE_URL.\n',
    ],
    [
      { PORT: '0', DATABASE_URL: `sqlite:${import.meta.filename}` },
      `The database file ${import.meta.filename} cannot be used (SQLITE_NOTADB). Repair it, or correct DATABASE_URL.\n`,
    ],
  ])('says in a sentence that %j cannot be', async (env, sentence) => {
    expect(await refusedStart(env)).toEqual({ code: 1, said: sentence });
  });

  it('serves all the same where it may keep nothing', async () => {
    const server = await start({ DATA_DIR: '/proc/nothing/of/ours', DATABASE_URL: 'sqlite::memory:' });
    expect((await fetch(`${server.url}/api/faq`)).status).toBe(200);
    expect(server.output()).toContain('could not be kept for later in /proc/nothing/of/ours/embed');
    expect(server.output()).toContain('could not be kept for later in /proc/nothing/of/ours/assets');
  });
});

/** A connection that has had its answer and is kept for the next. */
async function idleConnection(url: string): Promise<Socket> {
  const agent = new Agent({ keepAlive: true });
  const asked = request(`${url}/api/faq`, { agent });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  // The answer forgets its socket when it is over.
  const { socket } = answer;
  answer.resume();
  await once(answer, 'end');
  return socket;
}

/** A message whose head the server has, as its "100 Continue" says, and whose body it waits for. */
async function halfSent(
  url: string,
): Promise<{ finish: () => Promise<{ statusCode: number | undefined; body: string }> }> {
  const body = JSON.stringify(message);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' };
  const sending: ClientRequest = request(`${url}/api/contactus`, { method: 'POST', headers });
  sending.flushHeaders();
  await once(sending, 'continue');
  return {
    async finish() {
      sending.end(body);
      const [answer] = (await once(sending, 'response')) as [IncomingMessage];
      const chunks: Buffer[] = await answer.toArray();
      return { statusCode: answer.statusCode, body: Buffer.concat(chunks).toString() };
    },
  };
}
