import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

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
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
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
