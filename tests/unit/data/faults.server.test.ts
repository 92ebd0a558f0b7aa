import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createData } from '../../../src/data/create-data.ts';
import * as endpoints from '../../../src/data/endpoints.ts';
import { RequestError } from '../../../src/data/http.ts';
import { readErrorBody } from '../../../src/domain/form-answer.ts';
import { limits } from '../../../src/tokens/limits.ts';
import { answerTo } from '../../../stories/demo-data.ts';
import { type FaultyApi, startFaultyApi } from '../../e2e/fault-api.ts';
import { commandFaults, type Fault, faultOf, faults, isFailure, offline } from '../../e2e/faults/faults.ts';
import { course, lesson } from '../../routes.ts';

/** The 20 GET requests of SPEC.md section 7. */
const readings: readonly endpoints.Endpoint<unknown>[] = [
  endpoints.faqs,
  endpoints.courses,
  endpoints.course(course),
  endpoints.modulesOf(course),
  endpoints.module(`${course}-m1`),
  endpoints.lectureVideos(lesson),
  endpoints.faqsOf(course),
  endpoints.testimonialsOf(course),
  endpoints.announcements,
  endpoints.categories,
  endpoints.testimonials,
  endpoints.aboutBanner,
  endpoints.missions,
  endpoints.team,
  endpoints.competitions,
  endpoints.achievements,
  endpoints.ambassadorBanner,
  endpoints.ambassadors,
  endpoints.productBanner,
  endpoints.products,
];
const message = { recipient: 'parent@example.com', subject: 'Kites', body: 'How high?' };
const signUp = { firstName: 'Z', lastName: 'Q', email: 'z@q.pk', phone: '1', password: 'a', cpassword: 'a' };
const commands = [
  [endpoints.contactUs, message],
  [endpoints.signIn, { email: 'z@q.pk', password: 'kite over Lahore' }],
  [endpoints.signUp, signUp],
] as const;
const success = { success: true, token: 'a-token', user: { _id: 'u' }, data: { message: 'Thank you.' } };
const goodAnswer = (path: string) => answerTo(path) ?? success;

/** The responses whose headers have arrived. */
const responses: Response[] = [];
const countingFetch: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  responses.push(response);
  return response;
};

let api: FaultyApi;
beforeAll(async () => {
  api = await startFaultyApi('');
  api.setContent((path) => ({ status: 200, text: JSON.stringify(goodAnswer(path)) }));
});
afterAll(() => api.stop());
afterEach(() => {
  vi.useRealTimers();
});

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Waits for the server without timers, because tests replace them with fake timers. */
async function until(condition: () => boolean) {
  while (!condition()) await nextTurn();
}
/** Sets the fault of a path, and makes the request. If the response never ends, advances the fake clock to the timeout. */
async function underFault<T>(path: string, { answer, waits, name }: Fault, call: () => Promise<T>): Promise<T> {
  api.break({ [path]: answer });
  responses.length = 0;
  if (waits) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const result = call();
  result.catch(() => undefined);
  if (waits) {
    await until(() => api.calls()[path] === 1);
    // The timeout must also end a slow body: wait until the client has received the headers.
    if (name === 'slow body') await until(() => responses.length === 1);
    vi.advanceTimersByTime(limits.requestTimeout - 1);
    await nextTurn();
    expect(await Promise.race([result.then(() => 'late'), nextTurn()]), 'before the timeout').not.toBe('late');
    vi.advanceTimersByTime(1);
    await until(() => api.aborted() === 1);
  }
  await result.catch(() => undefined);
  // The redirect to another host name is a second request. `fetch` stops after twenty redirects.
  const requests = { 'redirect loop': 21, 'other origin': 2, offline: undefined }[name] ?? 1;
  if (name !== 'offline') expect(api.calls()[path], 'requests').toBe(requests);
  return result;
}

/** Every text of a value, at any depth. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)];
const slips = /\[object |undefined|\bNaN\b|\bnull\b|polluted/;
const offlineHost = 'http://127.0.0.1:1';

describe.each(readings)('GET $path', ({ path, decode }) => {
  const endpoint = { path, decode };
  it.each([...faults, offline].map((fault) => faultOf(path, fault)))(
    'has the expected outcome with this fault: $name',
    async (fault) => {
      const data = createData({ host: fault === offline ? offlineHost : api.host, fetch: countingFetch });
      const state = await underFault(path, fault, () => data.prefetch(endpoint));
      const outcome = fault.served ?? fault.outcome;
      if (isFailure(outcome)) {
        expect(state).toMatchObject({ status: 'failed', error: { kind: outcome } });
        if (outcome === 'status') expect(state.error?.status).toBe(Number.parseInt(fault.name, 10));
        if (fault.quotes) expect(readErrorBody(state.error?.body).message).toMatch(/on fire|Nothing is here/);
      } else if (outcome === 'either') expect(state.status).not.toBe('loading');
      else {
        expect(state.status).toBe('loaded');
        expectRows(fault, state.data, endpoint);
      }
      expect(textsOf(state.data ?? '').filter((text) => slips.test(text))).toEqual([]);
      expect('polluted' in {}).toBe(false);
    },
  );

  it('is cancelled once its last subscriber has left', async () => {
    api.break({ [path]: () => undefined });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const unsubscribe = createData({ host: api.host })
      .query(endpoint)
      .subscribe(() => undefined);
    await until(() => api.calls()[path] === 1);
    unsubscribe();
    vi.advanceTimersByTime(1_000);
    await until(() => api.aborted() === 1);
  });
});

/** Expects the valid rows, with the decoders' limits for rows and texts. */
function expectRows({ name }: Fault, data: unknown, { path, decode }: endpoints.Endpoint<unknown>): void {
  const wire = goodAnswer(path);
  const good = decode(name === 'single object' && Array.isArray(wire) ? wire.slice(0, 1) : wire, api.host);
  const texts = textsOf(data);
  if (name === 'empty') expect(data).toEqual([]);
  else if (name === '5,000 rows') expect(texts.length).toBeGreaterThan(textsOf(good).length);
  else if (name === '5 MB') {
    expect(texts).toHaveLength(textsOf(good).length);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(limits.textLength);
  } else expect(data).toEqual(good);
}

describe.each(commands)('POST $path', (command, body) => {
  it.each([...commandFaults, offline])('has the expected outcome with this fault: $name', async (fault) => {
    const data = createData({ host: fault === offline ? offlineHost : api.host, fetch: countingFetch });
    const sent = underFault(command.path, fault, () => data.send<object, unknown>(command, body));
    const outcome = fault.served ?? fault.outcome;
    if (!isFailure(outcome)) return expect(await sent).toBeDefined();
    const error: unknown = await sent.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ kind: outcome });
    if (!(error instanceof RequestError) || !fault.quotes) return;
    const quoted = fault.quotes === true ? /on fire|Nothing is here/ : fault.quotes;
    expect(readErrorBody(error.body).message).toMatch(quoted);
  });
});
