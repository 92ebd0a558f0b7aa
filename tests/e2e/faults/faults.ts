import type { Exchange, Fault } from '../fault-api.ts';

/**
 * The outcome of a fault in a list. `refused`: an error, the list renders nothing. `empty`: the list has no rows.
 * `shown`: the list renders its valid rows. `either`: depends on the shape of the data; any rendered text must be
 * valid.
 */
export type Outcome = 'refused' | 'empty' | 'shown' | 'either';

export interface Kind {
  /** The head of its column in the matrix. */
  name: string;
  answer: Fault;
  outcome: Outcome;
  /** The outcome on the server, if it differs from the browser's. */
  served?: Outcome;
  /** The response has a message for the visitor. A pattern, if it is not the usual message. */
  quotes?: true | RegExp;
  /** The test must advance the clock of the page by ten seconds. */
  waits?: true;
}

const json = { 'Content-Type': 'application/json' };
const fire = { success: false, message: 'The database is on fire.', data: { message: 'The database is on fire.' } };

const says =
  (status: number, body: string | Buffer, headers: Record<string, string> = json): Fault =>
  ({ response, cors }) =>
    response.writeHead(status, { ...cors, ...headers }).end(body);

/** Responds with a changed copy of the real response. */
const instead =
  (change: (good: unknown, text: string) => unknown): Fault =>
  async ({ response, good, cors }) => {
    const { text } = await good();
    const changed = change(JSON.parse(text), text);
    response.writeHead(200, { ...cors, ...json }).end(typeof changed === 'string' ? changed : JSON.stringify(changed));
  };

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow);

/** Applies `change` to each list of rows in a response, innermost first. */
function eachList(value: unknown, change: (rows: Row[]) => unknown[]): unknown {
  if (Array.isArray(value)) {
    const inner = value.map((entry) => eachList(entry, change));
    return isRows(inner) && inner.some((row) => '_id' in row || 'questionId' in row) ? change(inner) : inner;
  }
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, eachList(entry, change)]));
}

const wrong = [{}, [], [[1]], null, true, { name: {} }, [null, {}], 1e300, -0.5, false, [['a', {}]]];
/** Replaces all strings and numbers by other types, except ids. */
function retyped(value: unknown, seed = { n: 0 }, key = ''): unknown {
  if (/^(_id|questionId)$/.test(key)) return value;
  if (Array.isArray(value) && value.some(isRow)) return value.map((entry) => retyped(entry, seed));
  if (isRow(value)) return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, retyped(v, seed, k)]));
  seed.n += 1;
  return wrong[seed.n % wrong.length];
}

const rubbish = [null, 5, 'a row', [], {}, { _id: null }, { _id: {} }, { questionId: [] }, [[{}]], true];

/** Repeats the rows up to `count`, each with a unique id. Repeats strings in lists of strings, too. */
const many = (count: number) => (good: unknown) => {
  const grown = eachList(good, (rows) => rows.slice(0, 3));
  const repeat = (rows: Row[]) =>
    Array.from({ length: count }, (_, n) => {
      const row = rows[n % rows.length] ?? {};
      const id = 'questionId' in row ? 'questionId' : '_id';
      return { ...row, [id]: `${row[id]}-${n}` };
    });
  let done = false;
  // Enlarges only one of nested lists: 5,000 times 5,000 rows would be another test.
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
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const poison = '"__proto__":{"polluted":"yes","name":"polluted"},"constructor":{"prototype":{"polluted":"yes"}}';

async function drip({ response, good, cors }: Exchange) {
  const { text } = await good();
  response.writeHead(200, { ...cors, ...json });
  let sent = 0;
  const timer = setInterval(() => response.write(text[sent++ % text.length] ?? ' '), 1_000);
  response.on('close', () => clearInterval(timer));
}

/** The fourteen main faults. */
export const main: readonly Kind[] = [
  { name: '500', answer: says(500, JSON.stringify(fire)), outcome: 'refused', quotes: true },
  { name: '404', answer: says(404, '{"message":"Nothing is here."}'), outcome: 'refused', quotes: true },
  { name: 'html', answer: says(200, '<h1>It works!</h1>', { 'Content-Type': 'text/html' }), outcome: 'refused' },
  { name: 'cut', answer: instead((_, text) => text.slice(0, Math.floor(text.length / 2))), outcome: 'refused' },
  { name: 'null', answer: says(200, 'null'), outcome: 'refused' },
  { name: 'types', answer: instead((good) => retyped(good)), outcome: 'either' },
  {
    name: 'rows',
    answer: instead((good) => eachList(good, (rows) => [...rubbish, ...rows, ...rubbish])),
    outcome: 'shown',
  },
  { name: 'empty', answer: instead((good) => eachList(good, () => [])), outcome: 'empty' },
  { name: '5000', answer: instead(many(5_000)), outcome: 'shown' },
  { name: 'reset', answer: ({ request }) => request.socket.resetAndDestroy(), outcome: 'refused' },
  { name: 'hang', answer: () => undefined, outcome: 'refused', waits: true },
  { name: 'drip', answer: drip, outcome: 'refused', waits: true },
  {
    name: 'cors',
    answer: async function cors({ response, good }) {
      const { text } = await good();
      response.writeHead(200, json).end(text);
    },
    outcome: 'refused',
    served: 'shown',
  },
];

/** The other faults of the matrix. */
export const further: readonly Kind[] = [
  {
    name: '503',
    answer: says(503, JSON.stringify(fire), { ...json, 'Retry-After': '1' }),
    outcome: 'refused',
    quotes: true,
  },
  {
    name: '429',
    answer: says(429, JSON.stringify(fire), { ...json, 'Retry-After': '1' }),
    outcome: 'refused',
    quotes: true,
  },
  { name: '404h', answer: says(404, '<h1>Not Found</h1>', { 'Content-Type': 'text/html' }), outcome: 'refused' },
  { name: 'none', answer: says(200, ''), outcome: 'refused' },
  { name: '204', answer: says(204, ''), outcome: 'refused' },
  { name: 'text', answer: says(200, '"a text"'), outcome: 'refused' },
  { name: 'numb', answer: says(200, '42'), outcome: 'refused' },
  { name: 'true', answer: says(200, 'true'), outcome: 'refused' },
  { name: 'lone', answer: instead((good) => (Array.isArray(good) ? good[0] : good)), outcome: 'shown' },
  {
    name: '5MB',
    answer: instead((good) => {
      let done = false;
      return eachList(good, (rows) =>
        rows.map((row, n) => {
          if (done || n > 0) return row;
          done = true;
          const field = Object.entries(row).findLast(
            ([key, value]) =>
              typeof value === 'string' &&
              !/^(_id|questionId|image|userpic|homecourse|link|bannerfile|catimage)$/.test(key),
          );
          return field ? { ...row, [field[0]]: longText } : row;
        }),
      );
    }),
    outcome: 'shown',
  },
  { name: 'deep', answer: says(200, deep(10_000)), outcome: 'either' },
  { name: 'prot', answer: instead((_, text) => text.replace(/\{(?=")/g, `{${poison},`)), outcome: 'shown' },
  {
    name: 'loop',
    answer: ({ request, response, cors }) => response.writeHead(302, { ...cors, Location: request.url ?? '/' }).end(),
    outcome: 'refused',
  },
  {
    name: 'away',
    answer: ({ response, cors, elsewhere }) => response.writeHead(307, { ...cors, Location: elsewhere }).end(),
    outcome: 'refused',
    served: 'shown',
  },
  {
    name: 'mime',
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
    outcome: 'refused',
  },
  { name: 'gzip', answer: says(200, '[{"_id":"1"}]', { ...json, 'Content-Encoding': 'gzip' }), outcome: 'refused' },
  { name: 'twice', answer: instead((good) => eachList(good, (rows) => [...rows, ...rows])), outcome: 'shown' },
];

/** The browser is offline. A fault for the matrix; the API works. */
export const offline: Kind = { name: 'offl', answer: () => undefined, outcome: 'refused' };

/** No fault: the expected state before and after a fault. */
export const well: Kind = { name: 'well', answer: () => undefined, outcome: 'shown' };

const anyRow = { _id: 'u', success: 'yes', token: 5, message: [], data: { message: {} }, user: null };
/** The faults of form posts, whose responses are not lists. No response reports success. */
export const commands: readonly Kind[] = [...main, ...further]
  .filter(({ name }) => !/^(lone|mime|bom|twice)$/.test(name))
  .map((kind) => {
    const instead: Record<string, Partial<Kind>> = {
      types: { answer: says(200, JSON.stringify(anyRow)) },
      rows: { answer: says(200, JSON.stringify(rubbish)) },
      empty: { answer: says(200, '{}') },
      '5000': { answer: says(200, JSON.stringify(Array(5_000).fill(anyRow))) },
      '5MB': {
        answer: says(422, JSON.stringify({ message: longText, data: { message: longText } })),
        quotes: /A sentence of the largest answer/,
      },
      prot: { answer: says(200, `{${poison},"success":false}`) },
    };
    return { ...kind, ...instead[kind.name] };
  });
