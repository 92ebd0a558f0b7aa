import type { Hono } from 'hono';
import type { Settings } from '../../settings/settings.ts';
import { jsonAnswer } from '../api/json.ts';
import type { Lectures } from '../api/lectures.ts';
import { watchDependency, watchedFetch } from '../health/dependency.ts';
import type { NodeEnv } from '../http/client-address.ts';
import type { Log } from '../http/log.ts';

/** The visitor of an API call. */
export interface Visitor {
  request: Request;
  connection: NodeEnv;
}

/** Returns the `fetch` that calls the API for a visitor, or without a visitor. */
export type ApiCaller = (visitor?: Visitor) => typeof fetch;

/** Calls the API host, or the reference API in this process with the visitor's X-Forwarded-For. */
export function createApiCaller(app: Hono<{ Bindings: NodeEnv }>, { apiHost }: Settings, log: Log): ApiCaller {
  if (apiHost) {
    const watched = watchedFetch(watchDependency('API host', log));
    return () => watched;
  }
  return (visitor) => async (input, init) => {
    const call = async (address: string) => {
      const request = new Request(new URL(address, 'http://localhost'), init);
      const forwarded = visitor?.request.headers.get('x-forwarded-for');
      if (forwarded) request.headers.set('x-forwarded-for', forwarded);
      return app.fetch(request, visitor?.connection);
    };
    const response = await call(String(input));
    // `fetch` follows the redirect of a renamed course, too.
    return response.status === 308 ? call(response.headers.get('location') ?? '') : response;
  };
}

/**
 * Returns the `fetch` for a request with a token cookie. Scripts can forge that cookie: lectures return 401 without a
 * valid session (see the decision record on sessions), and 403 if they need an enrolment.
 *
 * @param lectures undefined if API_HOST names another server, which does not share sessions with this one
 */
export function createSignedInCaller(callApi: ApiCaller, lectures: Lectures | undefined) {
  return (request: Request): typeof fetch => {
    const call = callApi();
    return lectures ? guardedCall(call, lectures, request) : call;
  };
}

const guardedCall =
  (call: typeof fetch, lectures: Lectures, request: Request): typeof fetch =>
  async (input, init) => {
    const [, lesson] = /\/lessonvideo\/([^/?]+)/.exec(String(input)) ?? [];
    if (lesson === undefined) return call(input, init);
    const rejection = await lectures.rejectionOfLesson(request, decodeURIComponent(lesson));
    if (rejection) return jsonAnswer(rejection.status, { message: rejection.message });
    // The API checks enrolments itself.
    const headers = new Headers(init?.headers);
    headers.set('Cookie', request.headers.get('cookie') ?? '');
    return call(input, { ...init, headers });
  };
