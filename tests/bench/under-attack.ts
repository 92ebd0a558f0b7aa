import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startServer } from '../server.ts';

/**
 * How long one reader waits while others do what they like with the server: `node tests/bench/under-attack.ts [seconds]`. The
 * reader asks for a page and a list in turn, one after the other; each row is its median, its 99th percentile, and how much
 * longer that is than with nobody else there. None of this is a test.
 */
const password = 'seven green kites';

const kinds = {
  nobody: async () => undefined,
  '64 readers': (url: string) =>
    flood(url, 64, (n) => ({ path: ['/', '/api/course', '/explore-allcourses', '/api/faq'][n % 4] ?? '/' })),
  '32 who guess passwords': (url: string) =>
    flood(url, 32, (n) => ({ path: '/api/user/signin', body: { email: `guess${n}@example.pk`, password: 'wrong' } })),
  '96 who sign up': (url: string) =>
    flood(url, 96, (n) => ({
      path: '/api/user/signup',
      body: {
        firstName: 'A',
        lastName: 'B',
        email: `u${n}@example.pk`,
        phone: '03001234567',
        password,
        cpassword: password,
      },
    })),
  '32 who write messages': (url: string) =>
    flood(url, 32, (n) => ({
      path: '/api/contactus',
      body: { recipient: 'a@b.pk', subject: `S ${n}`, body: 'x'.repeat(2_000) },
    })),
  '32 who send 16 kB of brackets': (url: string) =>
    flood(url, 32, () => ({ path: '/api/contactus', text: `{"recipient":${'['.repeat(8_000)}${']'.repeat(8_000)}}` })),
  '10,000 idle connections': (url: string) => hold(url, 10_000, ''),
  '5,000 half requests': (url: string) =>
    hold(
      url,
      5_000,
      'POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ),
} satisfies Record<string, (url: string) => Promise<unknown>>;
type Kind = keyof typeof kinds;
const isKind = (name: unknown): name is Kind => typeof name === 'string' && name in kinds;

interface Ask {
  path: string;
  body?: object;
  text?: string;
}

/** Each request comes from another address, as from a net of hijacked machines: the limits for one address stop nobody here. */
const from = (n: number) => ({ 'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` });

/** Asks with so many connections for ever, and counts the answers by status. */
async function flood(url: string, connections: number, ask: (n: number) => Ask) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts: Record<string, number> = {};
  parentPort?.on('message', () => parentPort?.postMessage(counts));
  let n = 0;
  const worker = async (): Promise<void> => {
    for (;;) {
      n += 1;
      const { path, body, text = body && JSON.stringify(body) } = ask(n);
      const method = text === undefined ? 'GET' : 'POST';
      const status = await answer(
        url + path,
        { agent, method, headers: { 'Content-Type': 'application/json', ...from(n) } },
        text,
      );
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
}

/** Opens connections, sends so much on each, and keeps them. */
async function hold(url: string, count: number, text: string) {
  const { hostname, port } = new URL(url);
  const open: Socket[] = [];
  parentPort?.on('message', () => parentPort?.postMessage({ open: open.filter(({ destroyed }) => !destroyed).length }));
  for (let n = 0; n < count; n += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    if (n % 200 === 0) await once(socket, 'connect').catch(() => undefined);
    if (text) socket.write(text);
    open.push(socket);
  }
}

function answer(url: string, options: object, text?: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(url, options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
    asked.end(text);
  });
}

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

async function reader(url: string, seconds: number) {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let errors = 0;
  const end = performance.now() + seconds * 1_000;
  for (let n = 0; performance.now() < end; n += 1) {
    const begun = performance.now();
    const status = await answer(url + (n % 2 === 0 ? '/' : '/api/course'), { agent });
    times.push(performance.now() - begun);
    if (status !== 200) errors += 1;
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  return { asked: times.length, errors, median: at(times, 0.5), p99: at(times, 0.99) };
}

/** The medians of what two kinds of request take in turn, in milliseconds. */
async function compare(
  url: string,
  path: string,
  one: (n: number) => object,
  other: (n: number) => object,
  rounds = 200,
) {
  const times: [number[], number[]] = [[], []];
  const agent = new Agent({ keepAlive: true });
  const options = { agent, method: 'POST', headers: { 'Content-Type': 'application/json' } };
  for (let n = 0; n < rounds; n += 1) {
    // Each in turn goes first, for what the first one leaves behind helps the second.
    for (const which of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const body = which === 0 ? one(n) : other(n);
      const begun = performance.now();
      await answer(url + path, options, JSON.stringify(body));
      times[which].push(performance.now() - begun);
    }
  }
  agent.destroy();
  const [a = 0, b = 0] = times.map((list) =>
    at(
      [...list].sort((x, y) => x - y),
      0.5,
    ),
  );
  return `${a.toFixed(2)} ms and ${b.toFixed(2)} ms, ${((100 * Math.abs(a - b)) / a).toFixed(1)} % apart`;
}

async function main() {
  const seconds = Number(process.argv[2] ?? 10);
  const server = await startServer({
    TRUST_PROXY: 'true',
    LIMIT_CONTACT_ALL: '',
  });
  const { url } = server;
  await reader(url, 2);
  const idle = await reader(url, seconds);
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, ${seconds} s each\n`);
  console.log(
    '| Beside the reader | asked | errors | median, ms | p99, ms | p99 / idle | the others |\n|---|---|---|---|---|---|---|',
  );
  for (const kind of Object.keys(kinds)) {
    const worker = new Worker(import.meta.filename, { workerData: { kind, url } });
    if (kind !== 'nobody') await once(worker, 'online');
    const { asked, errors, median, p99 } = kind === 'nobody' ? idle : await reader(url, seconds);
    worker.postMessage('how many?');
    const [others] = kind === 'nobody' ? [{}] : await once(worker, 'message');
    await worker.terminate();
    const cells = [
      kind,
      asked,
      errors,
      median.toFixed(2),
      p99.toFixed(1),
      (p99 / idle.p99).toFixed(1),
      JSON.stringify(others).replace(/["{}]/g, ''),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const rest = { firstName: 'A', lastName: 'B', phone: '03001234567', password, cpassword: password };
  const up = (email: string) => ({ ...rest, email });
  const wrong = (email: string) => ({ email, password: 'wrong' });
  // The free addresses of the first are the known ones of the second.
  const signUp = await compare(
    url,
    '/api/user/signup',
    (n) => up(`free${n}@example.pk`),
    () => up('free0@example.pk'),
  );
  const signIn = await compare(
    url,
    '/api/user/signin',
    (n) => wrong(`free${n}@example.pk`),
    (n) => wrong(`none${n}@example.pk`),
  );
  console.log(
    `\nSigning up with a free and a taken address: ${signUp}.\nSigning in as somebody and as nobody: ${signIn}.`,
  );
  await server.stop();
}

const { kind, url } = (workerData ?? {}) as { kind?: unknown; url?: string };
if (isMainThread) await main();
else if (isKind(kind) && url) await kinds[kind](url);
