import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../../src/server/build/build.ts';
import { newPages, routes } from '../api/support/addresses.ts';
import { setup as fillSample } from '../sample-database.ts';
import { type RunningServer, startServer } from '../server.ts';

/**
 * `node tests/bench/under-attack.ts` measures the processor time of the server during the attacks of tests/README.md, and how long
 * another visitor waits. tests/api/attacks.test.ts tests each attack.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

function ask(
  url: string,
  { method = 'GET', headers = {}, body = '' } = {},
): Promise<{ status: number; headers: object }> {
  return new Promise((resolve) => {
    const outgoing = request(url, { agent, method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    outgoing.on('error', () => resolve({ status: 0, headers: {} }));
    outgoing.end(body);
  });
}

/** Linux counts processor time in hundredths of a second. */
function processorMs({ process }: RunningServer): number {
  const fields = readFileSync(`/proc/${process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const memoryMb = ({ process }: RunningServer, what: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]) / 1024;

/** The average processor time of the server for one request. */
async function cost(server: RunningServer, count: number, each: (n: number) => Promise<unknown>): Promise<string> {
  for (let n = 0; n < 20; n += 1) await each(-1 - n);
  const before = processorMs(server);
  for (let n = 0; n < count; n += 1) await each(n);
  return `${((processorMs(server) - before) / count).toFixed(1)} ms`;
}

/** Runs an attack eight times in parallel while a visitor (`read`) requests the home page. Returns the visitor's statistics. */
async function measureDuring(server: RunningServer, each: (n: number) => Promise<unknown>): Promise<string> {
  const reader = fork(import.meta.filename, [server.url]);
  let isOver = false;
  const attack = async (_: unknown, which: number) => {
    for (let n = 1_000 * (which + 1); !isOver; n += 1) await each(n);
  };
  const attackers = Array.from({ length: 8 }, attack);
  const seen: string = (await once(reader, 'message'))[0];
  isOver = true;
  await Promise.all(attackers);
  return seen;
}

/** The visitor, which runs in a separate process: requests the home page 500 times, with pauses of 10 ms. */
async function read(url: string): Promise<void> {
  const took: number[] = [];
  let failed = 0;
  for (let n = 0; n < 500; n += 1) {
    const begun = performance.now();
    const { status } = await ask(`${url}/`, { headers: { 'Accept-Encoding': 'br' } });
    if (status !== 200) failed += 1;
    took.push(performance.now() - begun);
    await pause(10);
  }
  const [p50, p99] = [0.5, 0.99].map((share) => took.toSorted((a, b) => a - b)[Math.floor(share * took.length)]);
  process.send?.(`p50 ${p50?.toFixed(1)}, p99 ${p99?.toFixed(1)} ms, ${failed} failed`);
  agent.destroy();
}

/** Requests a script 6,000 times on one connection, and reads nothing. */
async function unread(server: RunningServer): Promise<string> {
  const before = memoryMb(server, 'VmRSS');
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET /embed/v1/course-finder.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(6_000));
  await pause(8_000);
  socket.destroy();
  return `+ ${Math.max(0, memoryMb(server, 'VmHWM') - before).toFixed(0)} MB at most`;
}

/** The environment of the server in demo/deploy, with the options of Node. */
function deployed(): Record<string, string> {
  const unit = readFileSync(join(import.meta.dirname, '../../demo/deploy/steam-kit.service'), 'utf8');
  const [, variables = ''] = /^Environment=(.+)/m.exec(unit) ?? [];
  const [, options = ''] = /^ExecStart=\S+ (--.+) src/m.exec(unit) ?? [];
  return {
    ...Object.fromEntries(variables.split(' ').map((variable) => variable.split('='))),
    NODE_ENV: 'production',
    NODE_OPTIONS: options,
  };
}

async function main(): Promise<void> {
  await ensureBuilt();
  // Copy the sample content first, because a production server does not insert it.
  const removeSample = await fillSample();
  const server = await startServer({ TRUST_PROXY: 'true', ...deployed() });
  const quiet = await startServer({ SHOW: 'none' });
  const { url } = server;
  const br = { 'Accept-Encoding': 'br' };
  const json = { 'Content-Type': 'application/json' };
  const status = async (path: string) => (await ask(quiet.url + path)).status;
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const dataDir = / +SQLite (.*)\/steam\.db/.exec(server.output())?.[1] ?? '';
  const row = (attack: string, now: string, reader = '') =>
    console.log(`| ${attack} | ${now} | ${reader} | ${memoryMb(server, 'VmHWM').toFixed(0)} |`);
  const attack = async (name: string, each: (n: number) => Promise<unknown>) =>
    row(name, await cost(server, 50, each), await measureDuring(server, each));

  console.log('| Attack | now | another reader meanwhile | memory so far, MB at most |\n| --- | --- | --- | --: |');
  row('none', '', await measureDuring(server, () => pause(100)));
  row('1 the kit, where nobody turned it on', `${await status('/kit/iframe.html')}`);
  row(
    '2 6,000 requests on one connection, nothing read',
    await unread(server),
    await measureDuring(server, () => unread(server)),
  );
  await attack('3 a path of slashes, 2 kB (over that 414)', () => ask(`${url}/${'/'.repeat(2_040)}x/`));
  await attack('7 a page of a signed-in visitor', () => ask(`${url}/`, { headers: { ...br, cookie: 'token=x' } }));
  await attack('7 a page that is not there', (n) => ask(`${url}/nothing-${n}`, { headers: br }));
  await attack('7 a page with any query', (n) => ask(`${url}/aboutus?x=${n}`, { headers: br }));
  await attack('9 one guess at a password', (n) =>
    ask(`${url}/api/user/signin`, {
      method: 'POST',
      headers: { ...json, 'X-Forwarded-For': `10.0.${(n >> 8) & 255}.${n & 255}` },
      body: JSON.stringify({ email: `guess${n}@example.pk`, password: 'wrong' }),
    }),
  );
  row('12 data folder and database', `${mode(dataDir)}, ${mode(join(dataDir, 'steam.db'))}`);
  row('13 a partner page’s raw file', `${(await ask(`${url}/demo/strict/index.html`)).status}`);
  row('each route, at an address requested once', '');
  for (const [name, address] of Object.entries({ ...routes, ...newPages })) {
    const pathOf = (n: number) => (typeof address === 'string' ? address : address(n + 100));
    // Skip routes of POST, and URLs of another host.
    if (name.startsWith('POST') || !pathOf(0).startsWith('/')) continue;
    row(name, await cost(server, 50, (n) => ask(url + pathOf(n), { headers: br })));
  }
  await Promise.all([server.stop(), quiet.stop()]);
  removeSample();
  agent.destroy();
}

const [readFrom] = process.argv.slice(2);
await (readFrom ? read(readFrom) : main());
