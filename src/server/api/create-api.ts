import { availableParallelism } from 'node:os';
import { type Context, Hono } from 'hono';
import type { Site } from '../../content/site/site.ts';
import type { Db } from '../../db/schema.ts';
import { codeOf, isDatabaseUnavailable } from '../../db/unavailable.ts';
import { isOpenLesson, needsEnrolment } from '../../domain/lecture-rules.ts';
import { type Dependency, watchDependency } from '../health/dependency.ts';
import { clientAddress, type NodeEnv } from '../http/client-address.ts';
import { bodyOf } from '../http/compression.ts';
import { type Log, logFailure } from '../http/log.ts';
import { originOf } from '../http/origin.ts';
import { representationOf, respond, respondWith } from '../http/respond.ts';
import { createResponseCache, type ResponseCache } from '../http/response-cache.ts';
import { jsonHeaders, strictTransportFor } from '../http/security-headers.ts';
import { createCatalogue, partRequest } from './content/catalogue.ts';
import { crossOriginHeaders, type From, mayCall, optionsAnswer } from './cross-origin.ts';
import { failureBody, HttpError } from './http-error.ts';
import { jsonAnswer, jsonType, readJson } from './json.ts';
import { createLectures } from './lectures.ts';
import { createLimits } from './limits.ts';
import { openApiDocument } from './openapi.ts';
import { contentRoutes, ownRoutes, postRoutes, type ReadContent } from './routes.ts';
import type { ApiSettings, CountForPartner, FileSize, PostHandler, Services } from './services.ts';
import { createDevices } from './users/devices.ts';
import { createPasswords, type HashQueueOptions, type Passwords } from './users/hash-queue.ts';
import { createSessions } from './users/sessions.ts';

export interface ApiOptions {
  db: Db;
  settings: ApiSettings;
  /** The published content. */
  site: () => Site;
  /** @default nothing is counted */
  count?: CountForPartner | undefined;
  /** @default finds no size for any file */
  fileSize?: FileSize;
  /** Caches the responses of content calls. @default a new cache */
  cache?: ResponseCache;
  /** The queue of password hashing, shared with the office. @default a new queue */
  passwords?: Passwords;
  /** The limits of the new queue, if `passwords` is undefined. @default `defaultHashing` */
  hashing?: HashQueueOptions;
  now?: () => number;
  log?: Log;
}

type Env = { Bindings: NodeEnv };

/** The headers of lectures for enrolled visitors only. */
const privately = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' };
const listLife = { freshMs: 60_000, staleMs: 300_000 };
const listCaching = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=300' };
/** Longer than any valid id. */
const maxIdLength = 200;

/** Leaves one processor to reads, and two of libuv's four threads to compression and files. */
export const defaultHashing: HashQueueOptions = {
  atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 50,
};

/** The reference API: all calls of the contract, mounted under `/api`. */
export function createApi(options: ApiOptions): Hono<Env> {
  const { db, settings, now = Date.now, log = console.error, hashing = defaultHashing } = options;
  const { site, cache = createResponseCache({ now }), fileSize = async () => undefined } = options;
  const context = { db, now, fileSize, catalogue: createCatalogue() };
  const services: Services = {
    db,
    settings,
    now,
    log,
    limits: createLimits(db, now),
    passwords: options.passwords ?? createPasswords(hashing),
    sessions: createSessions(db, now),
    devices: createDevices(db, settings, now),
    count: options.count ?? (() => undefined),
    site,
    timeZone: () => site().school.timeZone,
  };
  const database = watchDependency('database', log, now);
  const fail = (c: Context<Env>, error: unknown) => failure(c, log, database, error);
  const api = new Hono<Env>();

  const lectures = createLectures({ db, settings, site, now });

  for (const [path, { read, readSummary, readPart, names, isUnbounded, isLecture }] of Object.entries({
    ...contentRoutes,
    ...ownRoutes,
  })) {
    const answer = (c: Context<Env>, reader: ReadContent, form?: CacheForm) =>
      answerContent(c, settings, cache, async (id) => reader(site(), id, context), form);
    mount(api, settings, fail, path, 'GET, HEAD, OPTIONS', 'anywhere', async (c) => {
      const present = names && site().moved[names].get(c.req.param('id') ?? '');
      if (present !== undefined) return movedAnswer(c, present);
      const id = c.req.param('id') ?? '';
      if (isLecture && needsEnrolment(site().school) && !isOpenLesson(site().school, id)) {
        const rejection = await lectures.rejectionOfLesson(c.req.raw, id);
        if (rejection) throw new HttpError(rejection.status, rejection.message, { headers: privately });
        const found = await answer(c, read);
        for (const [name, value] of Object.entries(privately)) found.headers.set(name, value);
        return found;
      }
      const part = readPart && partRequest(new URL(c.req.url).search);
      if (part)
        return answer(c, () => readPart(site(), part, context), { query: part.query, isBounded: part.isBounded });
      return readSummary && c.req.query('brief') !== undefined
        ? answer(c, readSummary, { query: '?brief' })
        : answer(c, read, isUnbounded && { query: '', isBounded: false });
    });
  }
  for (const [path, { call, from }] of Object.entries(postRoutes)) {
    mount(api, settings, fail, path, 'POST, OPTIONS', from, (c) => answerPost(c, services, call, from));
  }
  mount(api, settings, fail, '/openapi.json', 'GET, HEAD, OPTIONS', 'anywhere', (c) =>
    respond(c.req.raw, bodyOf(JSON.stringify(openApiDocument()), jsonType), { ...jsonHeaders, ...listCaching }),
  );
  api.all('*', (c) => finish(c, settings, 'anywhere', fail(c, new HttpError(404, 'There is no such call.'))));
  return api;
}

/** Mounts one path: its methods, OPTIONS, and 405 for other methods. Errors become JSON as CONTRACT.md requires. */
function mount(
  api: Hono<Env>,
  settings: ApiSettings,
  fail: (c: Context<Env>, error: unknown) => Response,
  path: string,
  methods: string,
  from: From,
  answer: (c: Context<Env>) => Promise<Response>,
): void {
  const allowed = methods.split(', ');
  api.all(path, async (c) => {
    // From the raw request: Hono replaces HEAD with GET.
    const { method } = c.req.raw;
    if (method === 'OPTIONS') {
      const permitted = 'Access-Control-Allow-Origin' in crossOriginHeaders(c.req.raw, from, settings);
      return finish(c, settings, from, optionsAnswer(methods, permitted, from));
    }
    try {
      if (!allowed.includes(method)) {
        throw new HttpError(405, `This call takes ${methods}.`, { headers: { Allow: methods } });
      }
      return finish(c, settings, from, await answer(c));
    } catch (error) {
      return finish(c, settings, from, fail(c, error));
    }
  });
}

/** Redirects to the same path with the current id of a renamed course or post. */
function movedAnswer(c: Context<Env>, id: string): Response {
  const { pathname, search } = new URL(c.req.url);
  const Location = pathname.slice(0, pathname.lastIndexOf('/') + 1) + encodeURIComponent(id) + search;
  return jsonAnswer(308, { message: `The id is now ${id}.` }, { ...listCaching, Location });
}

/** The part of a cache key after the path. */
interface CacheForm {
  query?: string;
  /** False if clients can produce any number of keys: the response is not cached. @default true */
  isBounded?: boolean;
}

async function answerContent(
  c: Context<Env>,
  settings: ApiSettings,
  cache: ResponseCache,
  read: (id: string) => Promise<string | undefined>,
  { query = '', isBounded = true }: CacheForm = {},
): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const request = c.req.raw;
  const origin = originOf(request, settings);
  const possible = id.length <= maxIdLength && !id.includes('\0');
  const key = `${origin} ${c.req.path}${query}`;
  const make = async () => {
    const answer = await read(id);
    const headers = {
      ...jsonHeaders,
      ...strictTransportFor(origin),
      ...crossOriginHeaders(request, 'anywhere', settings),
      ...listCaching,
    };
    const cached = isBounded && cache.accepts(key);
    if (answer === undefined) return undefined;
    return { representation: representationOf(bodyOf(answer, jsonType, { cached }), headers), ...listLife };
  };
  const found = possible
    ? await (isBounded ? cache.get(key, make) : make().then((made) => made?.representation))
    : undefined;
  if (!found) throw new HttpError(404, 'There is nothing with this id.');
  return respondWith(request.headers, found);
}

async function answerPost(c: Context<Env>, services: Services, call: PostHandler, from: From): Promise<Response> {
  const { settings } = services;
  if (!mayCall(c.req.raw, from, settings)) throw new HttpError(403, 'This call is for the pages of this site.');
  const body = await readJson(c);
  const request = c.req.raw;
  return call(services, { body, request, address: clientAddress(request, c.env, settings.trustProxy) });
}

function failure(c: Context<Env>, log: Log, database: Dependency, error: unknown): Response {
  const { path } = c.req;
  if (error instanceof HttpError) {
    return jsonAnswer(error.status, failureBody(path, error.message, error.errors), error.headers);
  }
  if (isDatabaseUnavailable(error)) {
    database.failed(codeOf(error) || String(error));
    const message = 'The service is not available just now. Please try again in a moment.';
    return jsonAnswer(503, failureBody(path, message), { 'Retry-After': '10' });
  }
  const reference = logFailure(log, c.req.raw, error);
  return jsonAnswer(500, failureBody(path, `Something went wrong on our side (reference ${reference}).`));
}

/** Adds the headers of all API responses; a 304 does not repeat the CSP. */
function finish(c: Context<Env>, settings: ApiSettings, from: From, answer: Response): Response {
  const request = c.req.raw;
  const headers = {
    ...(answer.status === 304 ? {} : jsonHeaders),
    ...strictTransportFor(originOf(request, settings)),
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
