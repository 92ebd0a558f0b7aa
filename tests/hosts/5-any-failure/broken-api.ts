import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '../host.ts';

const json = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
const send = (text: string, status = 200, headers: Record<string, string> = json) => {
  return (response: ServerResponse) => void response.writeHead(status, headers).end(text);
};

const rubbish = `[null, 42, "text", [], [[]], {}, {"_id": "", "questionId": ""}, {"_id": null, "questionId": {}},
  {"__proto__": {"_id": "one", "questionId": "one"}}, {"constructor": 1}]`;

/** What may come in the place of an answer, and what a widget calls it. */
export const failures: Record<string, { kind: string; answer: (response: ServerResponse) => void }> = {
  'a closed connection': { kind: 'network', answer: (response) => response.destroy() },
  'no permission for other origins': { kind: 'network', answer: send('[]', 200, { 'Content-Type': 'text/json' }) },
  'half of what it announced': {
    kind: 'network',
    answer(response) {
      response.writeHead(200, { ...json, 'Content-Length': '5000' }).write('[{"_id": "one",');
      setTimeout(() => response.destroy(), 50);
    },
  },
  'an error of the server': { kind: 'status', answer: send('{"message":"Out of order"}', 500) },
  'an error page': { kind: 'status', answer: send('<!doctype html><title>Bad gateway</title>', 502) },
  'a door that is shut': { kind: 'status', answer: send('', 403) },
  'nothing, politely': { kind: 'parsing', answer: send('', 200) },
  'a page of HTML': {
    kind: 'parsing',
    answer: send('<!doctype html><p>Please sign in', 200, { ...json, 'Content-Type': 'text/html' }),
  },
  'JSON that breaks off': { kind: 'parsing', answer: send('[{"_id":"one","questionId":"one","na') },
  null: { kind: 'parsing', answer: send('null') },
  'a number': { kind: 'parsing', answer: send('42') },
  'a text': { kind: 'parsing', answer: send('"[]"') },
  yes: { kind: 'parsing', answer: send('true') },
  'an empty list': { kind: 'empty', answer: send('[]') },
  'rows of rubbish': { kind: 'empty', answer: send(rubbish) },
  'a message in the place of a list': { kind: 'empty', answer: send('{"message":"not found"}') },
};

/** Rows that are rows, of which each field is something else than it should be: whatever can be shown of them is. */
const value = { deep: [null, { er: 1 }] };
const row = (id: unknown, wrong: unknown) => ({
  ...Object.fromEntries(
    ['question', 'description', 'name', 'homepointdescription', 'homecourse', 'level', 'category'].map((field) => [
      field,
      wrong,
    ]),
  ),
  ...Object.fromEntries(['productname', 'image', 'link'].map((field) => [field, wrong])),
  _id: id,
  questionId: id,
});
const odd = [value, [], null, true, 7, '', 'javascript:alert(1)', '<img src=x onerror=alert(1)>', '\u0000\ud800'];
export const oddRows = JSON.stringify(odd.map((wrong, index) => row(index ? `odd-${index}` : index, wrong)));

export interface BrokenApi {
  /** An API host that gives all calls this answer. */
  hostOf: (answer: (response: ServerResponse) => void) => string;
  /** From now on all its hosts answer what the kit's own API does. */
  repair: () => void;
  /** Paths that have been asked for since it began. */
  asked: string[];
  stop: () => Promise<void>;
}

/** A real server that answers badly, until it is repaired. */
export async function startBrokenApi(kit: string): Promise<BrokenApi> {
  const answers: ((response: ServerResponse) => void)[] = [];
  const asked: string[] = [];
  let repaired = false;
  const server = createServer(async (request, response) => {
    const [, index = '', path = ''] = /^\/(\d+)\/(.*)$/.exec(request.url ?? '') ?? [];
    asked.push(path);
    if (!repaired) return answers[Number(index)]?.(response);
    const right = await fetch(`${kit}/api/${path}`);
    send(await right.text())(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    hostOf: (answer) => `http://localhost:${port}/${answers.push(answer) - 1}`,
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

export { json, send };
