import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request to the API, which a fault answers. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Requests the response of the real API. */
  good: () => Promise<Answer>;
  /** The CORS headers of the real API. */
  cors: Record<string, string>;
  /** The URL of the same request on the host name `localhost`, which is another origin. */
  elsewhere: string;
}

export interface Answer {
  status: number;
  text: string;
}

/** Sends a faulty response to a request. */
export type FaultyAnswer = (exchange: Exchange) => unknown;

export interface FaultyApi {
  /** The URL for `API_HOST`. */
  host: string;
  /** Sets the faults of later requests, by path (`course`, `course/single/…`, `module/single/*`). */
  break: (faults: Record<string, FaultyAnswer>) => void;
  /** Sets the content of later responses without a fault. @default the content of the real API */
  setContent: (content?: (path: string) => Answer) => void;
  /** The number of requests for each path since the last `break`. */
  calls: () => Record<string, number>;
  /** The number of requests that the client aborted before the response ended, since the last `break`. */
  aborted: () => number;
  /** The Cookie headers of `fetch` requests from a browser. */
  cookies: () => string[];
  stop: () => Promise<void>;
}

const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, accept',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
};

/** Starts an API server that proxies requests to a real one, unless a test sets faults or content. */
export async function startFaultyApi(real: string): Promise<FaultyApi> {
  let faults: Record<string, FaultyAnswer> = {};
  let calls: Record<string, number> = {};
  let content: ((path: string) => Answer) | undefined;
  let aborted = 0;
  let port = 0;
  const cookies: string[] = [];
  const known = new Map<string, Answer>();

  async function forward(request: IncomingMessage, path: string): Promise<Answer> {
    if (content) return content(path);
    const before = known.get(path);
    if (before) return before;
    const chunks: Buffer[] = [];
    // Read only the bodies of POST: reading a request that the browser has aborted throws.
    if (request.method === 'POST') for await (const chunk of request) chunks.push(chunk as Buffer);
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
    // A browser retries a request on a broken keep-alive connection: close each connection to prevent this.
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
    const good = () => forward(request, path);
    if (fault) {
      const elsewhere = `http://localhost:${port}/${path}`;
      // Requests to the host name `localhost`, to which a fault redirects, succeed.
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
    setContent: (next) => {
      content = next;
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
