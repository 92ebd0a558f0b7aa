import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Rate {
  /** Answers a second. */
  perSecond: number;
  /** Processor time of the server for each answer, in microseconds; undefined where the system does not tell (no /proc). */
  cpu: number | undefined;
}

export interface ClientOptions {
  headers?: Record<string, string>;
  /** The server's process. */
  pid?: number | undefined;
}

export interface Client {
  /** Asks for so many milliseconds. */
  ask(time: number): Promise<Rate>;
  close(): void;
}

/**
 * Asks for one address as fast as it answers, by sixteen connections that stay open. It does next to nothing itself (it knows
 * how long each answer is after the first one), so that on two cores it is the server that is measured.
 */
export async function startClient(url: string, { headers = {}, pid }: ClientOptions): Promise<Client> {
  const { hostname, port, pathname } = new URL(url);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const length = await answerLength(hostname, Number(port), request);
  // What arrives is counted and never read, so all of it goes into the same bytes: a buffer for each piece would cost the
  // client twice what the answer costs the server, which then waits half of its time.
  const scrap = Buffer.allocUnsafe(256 * 1024);
  const lanes = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const lane = { received: (_bytes: number) => {}, ended: () => {} };
      const onread = {
        buffer: scrap,
        callback(bytes: number) {
          lane.received(bytes);
          return true;
        },
      };
      const socket = connect({ port: Number(port), host: hostname, onread });
      await once(socket, 'connect');
      socket.on('close', () => lane.ended());
      return Object.assign(lane, { socket });
    }),
  );
  return {
    async ask(time) {
      let answered = 0;
      const begun = performance.now();
      const before = cpuTime(pid);
      await Promise.all(
        lanes.map(
          (lane) =>
            new Promise<void>((resolve, reject) => {
              let received = 0;
              lane.received = (bytes) => {
                received += bytes;
                if (received < length) return;
                received -= length;
                answered++;
                if (performance.now() - begun < time) lane.socket.write(request);
                else resolve();
              };
              lane.ended = () => reject(new Error('The server hung up.'));
              lane.socket.write(request);
            }),
        ),
      );
      const took = (performance.now() - begun) / 1_000;
      const after = cpuTime(pid);
      const cpu = before === undefined || after === undefined ? undefined : ((after - before) / answered) * 1e6;
      return { perSecond: answered / took, cpu };
    },
    close() {
      for (const { socket } of lanes) socket.destroy();
    },
  };
}

/** Bytes of one answer, head and body; an answer that is none of 200 and 304 is no measurement. */
function answerLength(hostname: string, port: number, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, hostname, () => socket.write(request));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      text += chunk;
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? [];
      const [, body = '0'] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head + 2)) ?? [];
      const length = head + 4 + (status === '304' ? 0 : Number(body));
      if (text.length < length) return;
      socket.end();
      if (status === '200' || status === '304') resolve(length);
      else reject(new Error(`The server answered ${status}.`));
    });
  });
}

/** Seconds that a process has computed so far, all its threads together; undefined where the system does not tell. */
function cpuTime(pid: number | undefined): number | undefined {
  const threads = `/proc/${pid}/task`;
  if (pid === undefined || !existsSync(`${threads}/${pid}/schedstat`)) return undefined;
  const spent = readdirSync(threads).map((thread) => readFileSync(`${threads}/${thread}/schedstat`, 'utf8'));
  // Nanoseconds, of which /proc/…/stat has but hundredths of seconds.
  return spent.reduce((sum, text) => sum + Number.parseInt(text, 10), 0) / 1e9;
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 ? high : (low + high) / 2;
};

/** The ratios of two sides that were measured in turn, of each pair: what slowed both falls out. */
export const pairwise = <T>(ours: readonly T[], other: readonly T[], read: (one: T) => number): number[] =>
  ours.map((one, index) => read(one) / read(other[index] ?? one));

/**
 * The middle of some ratios, by Hodges and Lehmann, and between what it lies 95 times in 100, by Wilcoxon's signed ranks: of
 * the averages of any two, and of each with itself (geometric ones: half is as far as twice). Where half of the loads come
 * in one frame and half in the next, a median is either, and this lies between them. Fewer than six cannot be that sure;
 * then the least and the greatest.
 */
export function middle(numbers: readonly number[]): { value: number; low: number; high: number } {
  const averages = numbers.flatMap((one, index) => numbers.slice(index).map((other) => Math.sqrt(one * other)));
  averages.sort((a, b) => a - b);
  const beyond = ranksBeyond(numbers.length);
  const [low = Number.NaN, high = Number.NaN] = [averages[beyond], averages[averages.length - 1 - beyond]];
  return { value: median(averages), low, high };
}

/** How many of the averages of so many numbers lie, at either end, where the middle is one time in forty at most. */
function ranksBeyond(count: number): number {
  // In how many of the choices of signs the positive ranks have this sum.
  let ways = [1];
  for (let rank = 1; rank <= count; rank++)
    ways = Array.from({ length: ways.length + rank }, (_, sum) => (ways[sum] ?? 0) + (ways[sum - rank] ?? 0));
  let beyond = 0;
  for (let doubt = ways[0] ?? 0; doubt / 2 ** count <= 0.025; doubt += ways[beyond] ?? 0) beyond++;
  return Math.max(0, beyond - 1);
}

/** How long the machine counts to a number just now, in ms: it tells two machines apart, and two states of one. */
export function counting(to: number): number {
  const begun = performance.now();
  let sum = 0;
  for (let n = 0; n < to; n++) sum += n % 7;
  return sum && performance.now() - begun;
}

/** What the machine takes for the same small work at its best, in ms, and how long the bench may still wait for that. */
const best = { took: Number.POSITIVE_INFINITY, patience: 8_000 };

/** Waits until the machine is about as quick as it was at its best: who shares it has busy spells of some seconds. */
export async function calm(): Promise<void> {
  for (;;) {
    const took = counting(2e7);
    best.took = Math.min(best.took, took);
    if (took < best.took * 1.15 || best.patience <= 0) return;
    await pause(200);
    best.patience -= took + 200;
  }
}

/**
 * Both in turn, several times, so that what else the machine does falls on both; and each first in its turn, so that neither
 * is always the one that comes second. `before` each it waits for the machine to be calm.
 */
export async function inTurn<T>(
  rounds: number,
  ours: () => Promise<T>,
  other: () => Promise<T>,
  { before = calm } = {},
): Promise<[T[], T[]]> {
  const mine: T[] = [];
  const theirs: T[] = [];
  const turns = [async () => void mine.push(await ours()), async () => void theirs.push(await other())];
  for (let round = 0; round < rounds; round++) {
    for (const turn of turns) {
      await before();
      await turn();
    }
    turns.reverse();
  }
  return [mine, theirs];
}
