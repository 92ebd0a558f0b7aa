import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { getRaw } from './raw.ts';

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export interface TwinServer {
  url: string;
  /** Puts a text at a path, compressed as well as can be. */
  put: (path: string, body: string, type?: string) => void;
  stop: () => void;
}

const passed = ['content-type', 'content-encoding', 'cache-control', 'etag', 'access-control-allow-origin', 'vary'];

/** Serves the twins, and from memory whatever else the real server has: the same pictures, fonts, scripts and lists. */
export async function startTwinServer(site: string): Promise<TwinServer> {
  const known = new Map<string, Promise<Answer>>();
  const fetched = async (path: string): Promise<Answer> => {
    const { status, headers, body } = await getRaw(site + path);
    return { status, headers: Object.fromEntries(passed.map((name) => [name, headers[name] ?? []])), body };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = known.get(path) ?? fetched(path);
    known.set(path, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The twins’ server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    put: (path, body, type = 'text/html; charset=utf-8') => {
      const packed = brotliCompressSync(body);
      const headers = { 'content-type': type, 'content-encoding': 'br', 'content-length': String(packed.length) };
      known.set(path, Promise.resolve({ status: 200, headers, body: packed }));
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
