import type { Hono } from 'hono';
import type { Settings } from '../../settings/settings.ts';
import { jsonAnswer } from '../api/json.ts';
import type { Lectures } from '../api/lectures.ts';
import { watchDependency, watchedFetch } from '../health/dependency.ts';
import type { NodeEnv } from '../http/client-address.ts';
import type { Log } from '../http/log.ts';

/** The visitor for whom the server calls the API. */
export interface Visitor {
  request: Request;
  connection: NodeEnv;
}

/** Returns the `fetch` that calls the API. With a visitor, the API's rate limits count the visitor. */
export type ApiCaller = (visitor?: Visitor) => typeof fetch;

/** Calls the API host over HTTP; without one, the API in this process with the visitor's connection and X-Forwarded-For. */
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
    // Follow the redirect of a renamed course, as `fetch` does.
    return response.status === 308 ? call(response.headers.get('location') ?? '') : response;
  };
}

/**
 * Returns the `fetch` for a request with a token cookie. Scripts can forge this cookie, so lectures also need a valid
 * session (401), and possibly an enrolment (403).
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
    // The API checks enrolments by the session cookie.
    const headers = new Headers(init?.headers);
    headers.set('Cookie', request.headers.get('cookie') ?? '');
    return call(input, { ...init, headers });
  };
