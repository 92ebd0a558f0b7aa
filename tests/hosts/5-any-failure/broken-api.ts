import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '../host.ts';

const json = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
const send = (text: string, status = 200, headers: Record<string, string> = json) => {
  return (response: ServerResponse) => void response.writeHead(status, headers).end(text);
};

const rubbish = `[null, 42, "text", [], [[]], {}, {"_id": "", "questionId": ""}, {"_id": null, "questionId": {}},
  {"__proto__": {"_id": "one", "questionId": "one"}}, {"constructor": 1}]`;

/** Failing responses, and the `kind` of error that a widget reports for each. */
export const failures: Record<string, { kind: string; respond: (response: ServerResponse) => void }> = {
  'a closed connection': { kind: 'network', respond: (response) => response.destroy() },
  'no CORS headers': { kind: 'network', respond: send('[]', 200, { 'Content-Type': 'text/json' }) },
  'half of its Content-Length': {
    kind: 'network',
    respond(response) {
      response.writeHead(200, { ...json, 'Content-Length': '5000' }).write('[{"_id": "one",');
      setTimeout(() => response.destroy(), 50);
    },
  },
  'status 500': { kind: 'status', respond: send('{"message":"Out of order"}', 500) },
  'an HTML error page': { kind: 'status', respond: send('<!doctype html><title>Bad gateway</title>', 502) },
  'status 403': { kind: 'status', respond: send('', 403) },
  'an empty body': { kind: 'parsing', respond: send('', 200) },
  'HTML instead of JSON': {
    kind: 'parsing',
    respond: send('<!doctype html><p>Please sign in', 200, { ...json, 'Content-Type': 'text/html' }),
  },
  'incomplete JSON': { kind: 'parsing', respond: send('[{"_id":"one","questionId":"one","na') },
  null: { kind: 'parsing', respond: send('null') },
  'a number': { kind: 'parsing', respond: send('42') },
  'a string': { kind: 'parsing', respond: send('"[]"') },
  true: { kind: 'parsing', respond: send('true') },
  'an empty list': { kind: 'empty', respond: send('[]') },
  'invalid rows': { kind: 'empty', respond: send(rubbish) },
  'an object instead of a list': { kind: 'empty', respond: send('{"message":"not found"}') },
};

export interface BrokenApi {
  /** Returns the URL of an API that sends this response to every request. */
  hostOf: (respond: (response: ServerResponse) => void) => string;
  /** Forwards later requests to the real API. */
  repair: () => void;
  /** Requested paths, in order. */
  requested: string[];
  stop: () => Promise<void>;
}

/** Starts a server that responds with failures until `repair`. */
export async function startBrokenApi(kit: string): Promise<BrokenApi> {
  const responses: ((response: ServerResponse) => void)[] = [];
  const requested: string[] = [];
  let repaired = false;
  const server = createServer(async (request, response) => {
    const [, index = '', path = ''] = /^\/(\d+)\/(.*)$/.exec(request.url ?? '') ?? [];
    requested.push(path);
    if (!repaired) return responses[Number(index)]?.(response);
    const right = await fetch(`${kit}/api/${path}`);
    send(await right.text())(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requested,
    hostOf: (respond) => `http://localhost:${port}/${responses.push(respond) - 1}`,
    repair: () => {
      repaired = true;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const test = base.extend<{ api: BrokenApi }>({
  api: async ({ kit }, use) => {
    const api = await startBrokenApi(kit.url);
    await use(api);
    await api.stop();
  },
});
