import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call, as a fault sees it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** What the API would answer if nothing were wrong. */
  good: () => Promise<Answer>;
  /** The headers that let another origin's page read the answer. */
  cors: Record<string, string>;
  /** The same API under another origin. */
  elsewhere: string;
}

export interface Answer {
  status: number;
  text: string;
}

/** Answers a call in some way that a good API would not. */
export type Fault = (exchange: Exchange) => unknown;

export interface OddApi {
  /** An API host, for API_HOST. */
  host: string;
  /** From now on these calls are answered so, by path below the host (`course`, `course/single/…`, `module/single/*`). */
  break: (faults: Record<string, Fault>) => void;
  /** From now on good answers are made of these words, and of the real API's again without any. */
  speak: (words?: (path: string) => Answer) => void;
  /** How often each path was asked since the last `break`. */
  calls: () => Record<string, number>;
  /** How many calls were aborted before their answer was complete, since the last `break`. */
  aborted: () => number;
  /** The cookies that came along with a browser's calls. */
  cookies: () => string[];
  stop: () => Promise<void>;
}

const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, accept',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
};

/** A server of the contract that passes calls on to a real one, unless a test says otherwise. */
export async function startOddApi(real: string): Promise<OddApi> {
  let faults: Record<string, Fault> = {};
  let calls: Record<string, number> = {};
  let words: ((path: string) => Answer) | undefined;
  let aborted = 0;
  let port = 0;
  const cookies: string[] = [];
  const known = new Map<string, Answer>();

  async function passOn(request: IncomingMessage, path: string): Promise<Answer> {
    if (words) return words(path);
    const before = known.get(path);
    if (before) return before;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = await fetch(`${real}/api/${path}`, {
      method: request.method ?? 'GET',
      headers: { accept: 'application/json', ...(chunks.length > 0 && { 'content-type': 'application/json' }) },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const good = { status: answer.status, text: await answer.text() };
    if (request.method === 'GET') known.set(path, good);
    return good;
  }

  const server = createServer(async (request, response) => {
    // A browser asks again by itself when a kept connection breaks; each of these is a new one.
    response.setHeader('Connection', 'close');
    const path = (request.url ?? '/').slice(1);
    const fault = faults[path] ?? faults[path.replace(/\/[^/]*$/, '/*')];
    if (request.method === 'OPTIONS') {
      if (fault?.name === 'cors') return response.writeHead(403).end();
      return response.writeHead(204, open).end();
    }
    calls[path] = (calls[path] ?? 0) + 1;
    if (request.headers.cookie && request.headers['sec-fetch-dest'] === 'empty') cookies.push(request.headers.cookie);
    const here = faults;
    response.on('close', () => {
      if (!response.writableFinished && here === faults) aborted += 1;
    });
    const good = () => passOn(request, path);
    if (fault) {
      const elsewhere = `http://localhost:${port}/${path}`;
      // Under the other name there is nothing wrong with it.
      if (!request.headers.host?.startsWith('localhost')) {
        return fault({ request, response, good, cors: open, elsewhere });
      }
    }
    const { status, text } = await good();
    response.writeHead(status, { ...open, 'Content-Type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;

  return {
    host: `http://127.0.0.1:${port}`,
    break: (next) => {
      faults = next;
      calls = {};
      aborted = 0;
    },
    speak: (next) => {
      words = next;
    },
    calls: () => calls,
    aborted: () => aborted,
    cookies: () => cookies,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
