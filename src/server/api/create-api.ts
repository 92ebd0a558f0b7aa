import { availableParallelism } from 'node:os';
import { type Context, Hono } from 'hono';
import { isDatabaseLost } from '../db/lost.ts';
import type { Db } from '../db/schema.ts';
import { type BodyCache, createBodyCache } from '../http/body-cache.ts';
import { clientAddress, type NodeEnv } from '../http/client-address.ts';
import { answerWithBody } from '../http/encoded-body.ts';
import { type Log, logFailure } from '../http/log.ts';
import { isHttps } from '../http/own-origin.ts';
import { dataAnswer, strictTransport } from '../http/security-headers.ts';
import { briefCalls, type ContentCall, contentCalls, postCalls } from './calls.ts';
import { crossOriginHeaders, type From, mayCall, optionsAnswer } from './cross-origin.ts';
import { Fields } from './fields.ts';
import { jsonAnswer, jsonType, readJson } from './json.ts';
import { createLimits } from './limits.ts';
import { failureBody, Refusal } from './refusal.ts';
import type { ApiSettings, Call, Services } from './services.ts';
import { createPasswords, type HashQueueOptions } from './users/passwords.ts';
import { createSessions } from './users/sessions.ts';

export interface ApiOptions {
  db: Db;
  settings: ApiSettings;
  /** Of the content: answers of another one are not given again. */
  contentVersion?: () => string;
  /** @default one at once less than there are processors, two at most; fifty waiting */
  hashing?: HashQueueOptions;
  /** @default Date.now */
  now?: () => number;
  /** Where failures are written. @default console.error */
  log?: Log;
}

type Env = { Bindings: NodeEnv };

const contentLife = { ttl: 60_000, staleOnError: 300_000, most: 5_000, type: jsonType };
const contentCaching = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=300' };
/** Longer than any id of ours; asking the database for more is a waste. */
const longestId = 200;

/** One processor is left to everybody who only reads, and two of the four threads that also compress and read files. */
const ownHashing = { atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)), waiting: 50 };

/** The reference API: every call of the contract, to be mounted under `/api`. */
export function createApi(options: ApiOptions): Hono<Env> {
  const { db, settings, now = Date.now, log = console.error, hashing = ownHashing } = options;
  const { contentVersion = () => '' } = options;
  const services: Services = {
    db,
    settings,
    now,
    log,
    limits: createLimits(db, now),
    passwords: createPasswords(hashing),
    sessions: createSessions(db, now),
  };
  const cache = createBodyCache({ ...contentLife, now });
  const api = new Hono<Env>();

  for (const [path, call] of Object.entries(contentCalls)) {
    const brief = briefCalls[path];
    mount(api, services, path, 'GET, HEAD, OPTIONS', 'anywhere', (c) =>
      brief && c.req.query('brief') !== undefined
        ? answerContent(c, cache, db, brief, `?brief ${contentVersion()}`)
        : answerContent(c, cache, db, call, ` ${contentVersion()}`),
    );
  }
  for (const [path, { call, from }] of Object.entries(postCalls)) {
    mount(api, services, path, 'POST, OPTIONS', from, (c) => answerPost(c, services, call, from));
  }
  api.all('*', (c) =>
    finish(c, services, 'anywhere', failure(c, services, new Refusal(404, 'There is no such call.'))),
  );
  return api;
}

/** One path: its method, OPTIONS, and 405 for the others; whatever is thrown becomes an answer of the right shape. */
function mount(
  api: Hono<Env>,
  services: Services,
  path: string,
  methods: string,
  from: From,
  answer: (c: Context<Env>) => Promise<Response>,
): void {
  const allowed = methods.split(', ');
  api.all(path, async (c) => {
    // The raw one: Hono hands a HEAD on as a GET.
    const { method } = c.req.raw;
    if (method === 'OPTIONS') {
      const permitted = 'Access-Control-Allow-Origin' in crossOriginHeaders(c.req.raw, from, services.settings);
      return finish(c, services, from, optionsAnswer(methods, permitted));
    }
    try {
      if (!allowed.includes(method)) {
        throw new Refusal(405, `This call takes ${methods}.`, { headers: { Allow: methods } });
      }
      return finish(c, services, from, await answer(c));
    } catch (error) {
      return finish(c, services, from, failure(c, services, error));
    }
  });
}

/** @param form tells answers of one path apart, and those of one version of the content */
async function answerContent(
  c: Context<Env>,
  cache: BodyCache,
  db: Db,
  call: ContentCall,
  form: string,
): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const known = id.length <= longestId && !id.includes('\0');
  const body = known
    ? await cache.get(c.req.path + form, async () => {
        const answer = await call(db, id);
        return answer && JSON.stringify(answer);
      })
    : undefined;
  if (!body) throw new Refusal(404, 'There is nothing with this id.');
  return answerWithBody(c.req.raw, body, { ...dataAnswer, ...contentCaching });
}

async function answerPost(c: Context<Env>, services: Services, call: Call, from: From): Promise<Response> {
  const request = c.req.raw;
  if (!mayCall(request, from, services.settings)) throw new Refusal(403, 'This call is for the pages of this site.');
  const body = new Fields(await readJson(request));
  return call(services, { body, request, address: clientAddress(request, c.env, services.settings.trustProxy) });
}

function failure(c: Context<Env>, { log }: Services, error: unknown): Response {
  const { path } = c.req;
  if (error instanceof Refusal) {
    return jsonAnswer(error.status, failureBody(path, error.message, error.errors), error.headers);
  }
  const reference = logFailure(log, c.req.raw, error);
  if (isDatabaseLost(error)) {
    const message = 'The service is not available just now. Please try again in a moment.';
    return jsonAnswer(503, failureBody(path, message), { 'Retry-After': '10' });
  }
  return jsonAnswer(500, failureBody(path, `Something went wrong on our side (reference ${reference}).`));
}

/** Adds what every answer of the API carries; where nothing has changed, its reader has most of it already. */
function finish(c: Context<Env>, { settings }: Services, from: From, answer: Response): Response {
  const request = c.req.raw;
  const headers = {
    ...(answer.status === 304 ? {} : dataAnswer),
    ...(isHttps(request, settings) ? strictTransport : {}),
    ...crossOriginHeaders(request, from, settings),
  };
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Vary') answer.headers.append(name, value);
    else answer.headers.set(name, value);
  }
  if (answer.headers.has('Retry-After') && 'Access-Control-Allow-Origin' in headers)
    answer.headers.set('Access-Control-Expose-Headers', 'Retry-After');
  return answer;
}
