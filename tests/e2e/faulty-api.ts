import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ways in which a call can go wrong. `hang` never answers; `other` gives an answer of the test's own. */
export type Fault = '500' | 'html' | 'truncated' | 'null' | 'hang' | { other: unknown };

export interface FaultyApi {
  /** An API host, for API_HOST. */
  host: string;
  /** From now on, what a call answers: the faults by path below the host (`course`, or `course/single/…` in full). */
  break: (faults: Record<string, Fault>) => void;
  /** How often each path was asked since the last `break`. */
  calls: () => Record<string, number>;
  stop: () => Promise<void>;
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, accept',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
};

/** A server of the contract that passes calls on to a real one, unless it was told to break them. */
export async function startFaultyApi(real: string): Promise<FaultyApi> {
  let faults: Record<string, Fault> = {};
  let calls: Record<string, number> = {};

  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').slice(1);
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end();
    calls[path] = (calls[path] ?? 0) + 1;
    const fault = faults[path] ?? faults[path.replace(/\/[^/]*$/, '/*')];
    if (fault !== undefined) return breakAnswer(response, fault, () => passOn(request));
    const { status, type, text } = await passOn(request);
    response.writeHead(status, { ...cors, 'Content-Type': type }).end(text);
  });

  async function passOn(request: IncomingMessage) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = await fetch(`${real}/api${request.url}`, {
      method: request.method ?? 'GET',
      headers: { accept: 'application/json', ...(chunks.length > 0 && { 'content-type': 'application/json' }) },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `http://127.0.0.1:${port}`,
    break: (next) => {
      faults = next;
      calls = {};
    },
    calls: () => calls,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function breakAnswer(response: ServerResponse, fault: Fault, passOn: () => Promise<{ text: string }>) {
  const json = { ...cors, 'Content-Type': 'application/json' };
  if (fault === 'hang') return;
  if (fault === '500') response.writeHead(500, json).end('{"message":"The database is on fire."}');
  else if (fault === 'html')
    response.writeHead(200, { ...cors, 'Content-Type': 'text/html' }).end('<h1>It works!</h1>');
  else if (fault === 'null') response.writeHead(200, json).end('null');
  else if (fault === 'truncated') {
    const { text } = await passOn();
    response.writeHead(200, json).end(text.slice(0, Math.floor(text.length / 2)));
  } else response.writeHead(200, json).end(JSON.stringify(fault.other));
}
