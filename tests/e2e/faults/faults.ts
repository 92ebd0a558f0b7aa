import type { ErrorKind } from '../../../src/data/http.ts';
import type { Exchange, FaultyAnswer } from '../fault-api.ts';

/**
 * The expected result of a request. `ErrorKind`: the request fails with this error, and its list renders nothing. `empty`: the
 * list has no rows. `shown`: the valid rows are shown. `either`: empty or failed, depending on the format of the list.
 */
export type Outcome = ErrorKind | 'empty' | 'shown' | 'either';

export const isFailure = (outcome: Outcome): outcome is ErrorKind => !['empty', 'shown', 'either'].includes(outcome);

export interface Fault {
  name: string;
  answer: FaultyAnswer;
  outcome: Outcome;
  /** The outcome on the server, to which CORS does not apply. @default outcome */
  served?: Outcome;
  /** The response has a message that visitors see. `true`: "on fire" or "Nothing is here". */
  quotes?: true | RegExp;
  /** The request ends only after its timeout of ten seconds. */
  waits?: true;
}

const json = { 'Content-Type': 'application/json' };
const fire = { success: false, message: 'The database is on fire.', data: { message: 'The database is on fire.' } };

const says =
  (status: number, body: string | Buffer, headers: Record<string, string> = json): FaultyAnswer =>
  ({ response, cors }) =>
    response.writeHead(status, { ...cors, ...headers }).end(body);

/** Modifies the response of the real API. */
const instead =
  (change: (good: unknown, text: string) => unknown): FaultyAnswer =>
  async ({ response, good, cors }) => {
    const { text } = await good();
    const changed = change(JSON.parse(text), text);
    response.writeHead(200, { ...cors, ...json }).end(typeof changed === 'string' ? changed : JSON.stringify(changed));
  };

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow);

/** Applies `change` to each list of rows in a response, at any depth, inner lists first. */
function eachList(value: unknown, change: (rows: Row[]) => unknown[]): unknown {
  if (Array.isArray(value)) {
    const inner = value.map((entry) => eachList(entry, change));
    return isRows(inner) && inner.some((row) => '_id' in row || 'questionId' in row) ? change(inner) : inner;
  }
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, eachList(entry, change)]));
}

const wrong = [{}, [], [[1]], null, true, { name: {} }, [null, {}], 1e300, -0.5, false, [['a', {}]]];
/** Replaces all texts and numbers by values of other types. Keeps ids. */
function retyped(value: unknown, seed = { n: 0 }, key = ''): unknown {
  if (/^(_id|questionId)$/.test(key)) return value;
  if (Array.isArray(value) && value.some(isRow)) return value.map((entry) => retyped(entry, seed));
  if (isRow(value)) return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, retyped(v, seed, k)]));
  seed.n += 1;
  return wrong[seed.n % wrong.length];
}

const rubbish = [null, 5, 'a row', [], {}, { _id: null }, { _id: {} }, { questionId: [] }, [[{}]], true];

/** Repeats the rows with new ids, and the texts in lists of texts, up to `count`. */
const many = (count: number) => (good: unknown) => {
  const grown = eachList(good, (rows) => rows.slice(0, 3));
  const repeat = (rows: Row[]) =>
    Array.from({ length: count }, (_, n) => {
      const row = rows[n % rows.length] ?? {};
      const id = 'questionId' in row ? 'questionId' : '_id';
      return { ...row, [id]: `${row[id]}-${n}` };
    });
  let done = false;
  // Repeats the rows of the first list only: 5,000 rows with 5,000 inner rows each would be too many.
  const once = (value: unknown): unknown => {
    if (done) return value;
    if (isRows(value)) {
      done = true;
      return 'module' in (value[0] ?? {})
        ? [{ module: repeat((value[0] as { module: Row[] }).module) }]
        : repeat(value);
    }
    if (Array.isArray(value) && value.length > 0) {
      return Array.from({ length: count }, (_, n) => `${value[n % value.length]} ${n}`);
    }
    if (!isRow(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, once(entry)]));
  };
  return once(grown);
};

const longText = 'A sentence of the largest answer there ever was. '.repeat(100_000);
const address = /^(_id|questionId|image|userpic|homecourse|link|bannerfile|catimage|videourl|captions)$/;
/** Replaces the longest text of a response with a text of 5 MB. */
function lengthened(good: unknown): string {
  let longest = '';
  const find = (key: string, value: unknown) => {
    if (typeof value === 'string' && !address.test(key) && value.length > longest.length) longest = value;
    return value;
  };
  JSON.stringify(good, find);
  return JSON.stringify(good).replace(JSON.stringify(longest), JSON.stringify(longText));
}

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const poison = '"__proto__":{"polluted":"yes","name":"polluted"},"constructor":{"prototype":{"polluted":"yes"}}';

async function drip({ response, good, cors }: Exchange) {
  const { text } = await good();
  response.writeHead(200, { ...cors, ...json });
  let sent = 0;
  const drop = () => response.write(text[sent++ % text.length] ?? ' ');
  drop();
  const timer = setInterval(drop, 1_000);
  response.on('close', () => clearInterval(timer));
}

/** The faults of an API. The first nine differ most. */
export const faults: readonly Fault[] = [
  { name: '500', answer: says(500, JSON.stringify(fire)), outcome: 'status', quotes: true },
  { name: '404', answer: says(404, '{"message":"Nothing is here."}'), outcome: 'status', quotes: true },
  { name: 'html', answer: says(200, '<h1>It works!</h1>', { 'Content-Type': 'text/html' }), outcome: 'parsing' },
  { name: 'wrong types', answer: instead((good) => retyped(good)), outcome: 'either' },
  {
    name: 'bad rows',
    answer: instead((good) => eachList(good, (rows) => [...rubbish, ...rows, ...rubbish])),
    outcome: 'shown',
  },
  { name: 'empty', answer: instead((good) => eachList(good, () => [])), outcome: 'empty' },
  { name: '5,000 rows', answer: instead(many(5_000)), outcome: 'shown' },
  { name: 'reset', answer: ({ request }) => request.socket.resetAndDestroy(), outcome: 'network' },
  { name: 'hang', answer: () => undefined, outcome: 'timeout', waits: true },
  { name: 'truncated', answer: instead((_, text) => text.slice(0, Math.floor(text.length / 2))), outcome: 'parsing' },
  { name: 'null', answer: says(200, 'null'), outcome: 'parsing' },
  { name: 'slow body', answer: drip, outcome: 'timeout', waits: true },
  {
    name: 'cors',
    answer: async function cors({ response, good }) {
      const { text } = await good();
      response.writeHead(200, json).end(text);
    },
    outcome: 'network',
    served: 'shown',
  },
  {
    name: '503',
    answer: says(503, JSON.stringify(fire), { ...json, 'Retry-After': '1' }),
    outcome: 'status',
    quotes: true,
  },
  {
    name: '429',
    answer: says(429, JSON.stringify(fire), { ...json, 'Retry-After': '1' }),
    outcome: 'status',
    quotes: true,
  },
  { name: '404 html', answer: says(404, '<h1>Not Found</h1>', { 'Content-Type': 'text/html' }), outcome: 'status' },
  { name: 'no body', answer: says(200, ''), outcome: 'parsing' },
  { name: '204', answer: says(204, ''), outcome: 'parsing' },
  { name: 'string', answer: says(200, '"a text"'), outcome: 'parsing' },
  { name: 'number', answer: says(200, '42'), outcome: 'parsing' },
  { name: 'true', answer: says(200, 'true'), outcome: 'parsing' },
  { name: 'single object', answer: instead((good) => (Array.isArray(good) ? good[0] : good)), outcome: 'shown' },
  { name: '5 MB', answer: instead(lengthened), outcome: 'shown' },
  { name: 'deep nesting', answer: says(200, deep(10_000)), outcome: 'either' },
  { name: 'prototype keys', answer: instead((_, text) => text.replace(/\{(?=")/g, `{${poison},`)), outcome: 'shown' },
  {
    name: 'redirect loop',
    answer: ({ request, response, cors }) => response.writeHead(302, { ...cors, Location: request.url ?? '/' }).end(),
    outcome: 'network',
  },
  {
    name: 'other origin',
    answer: ({ response, cors, elsewhere }) => response.writeHead(307, { ...cors, Location: elsewhere }).end(),
    outcome: 'network',
    served: 'shown',
  },
  {
    name: 'wrong type',
    answer: async ({ response, good, cors }) => {
      const { text } = await good();
      response.writeHead(200, { ...cors, 'Content-Type': 'text/plain' }).end(text);
    },
    outcome: 'shown',
  },
  { name: 'bom', answer: instead((_, text) => `\uFEFF${text}`), outcome: 'shown' },
  {
    name: 'utf16',
    answer: async ({ response, good, cors }) => {
      const { text } = await good();
      response.writeHead(200, { ...cors, 'Content-Type': 'application/json; charset=utf-16le' });
      response.end(Buffer.from(text, 'utf16le'));
    },
    outcome: 'parsing',
  },
  { name: 'gzip', answer: says(200, '[{"_id":"1"}]', { ...json, 'Content-Encoding': 'gzip' }), outcome: 'network' },
  { name: 'duplicate ids', answer: instead((good) => eachList(good, (rows) => [...rows, ...rows])), outcome: 'shown' },
];

/** The fault for an endpoint. `course/single` and `module/single` fail if the response is empty. */
export const faultOf = (call: string, fault: Fault): Fault =>
  fault.name === 'empty' && /^(course|module)\/single/.test(call)
    ? { ...fault, outcome: 'parsing', answer: says(200, '{}') }
    : fault;

/** The test sets the browser offline, so the API receives no request. */
export const offline: Fault = { name: 'offline', answer: () => undefined, outcome: 'network' };

export const healthy: Fault = { name: 'healthy', answer: () => undefined, outcome: 'shown' };

const anyRow = { _id: 'u', success: 'yes', token: 5, message: [], data: { message: {} }, user: null };
const long = JSON.stringify({ message: longText, data: { message: longText } });
/** Responses for POST requests, which expect an object instead of a list. No response reports success. */
const commandAnswers: Record<string, Partial<Fault>> = {
  'wrong types': { answer: says(200, JSON.stringify(anyRow)) },
  'bad rows': { answer: says(200, JSON.stringify(rubbish)) },
  empty: { answer: says(200, '{}') },
  '5,000 rows': { answer: says(200, JSON.stringify(Array(5_000).fill(anyRow))) },
  '5 MB': { answer: says(422, long), outcome: 'status', quotes: /A sentence of the largest answer/ },
  'prototype keys': { answer: says(200, `{${poison},"success":false}`) },
};
export const commandFaults: readonly Fault[] = faults
  .filter(({ name }) => !/^(single object|wrong type|bom|duplicate ids)$/.test(name))
  .map((fault): Fault => {
    const outcome = isFailure(fault.outcome) ? fault.outcome : 'parsing';
    return { ...fault, outcome, ...commandAnswers[fault.name] };
  });
