import type { Hono } from 'hono';
import type { Db } from '../../db/schema.ts';
import type { Settings } from '../../settings/settings.ts';
import { jsonAnswer } from '../api/json.ts';
import { createSessions, readSessionCookie } from '../api/users/sessions.ts';
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
 * Returns the `fetch` for a request with a token cookie. Scripts can forge that cookie: without a valid session,
 * lectures return 401 (see the decision record on sessions).
 *
 * @param db undefined if API_HOST names another server, which does not share sessions with this one
 */
export function createSignedInCaller(callApi: ApiCaller, db: Db | undefined, settings: Settings) {
  return async (request: Request): Promise<typeof fetch> => {
    const call = callApi();
    return db && !(await hasSession(db, settings, request)) ? withoutLectures(call) : call;
  };
}

/** Whether a request has the cookie of a valid session. */
export const hasSession = async (db: Db, settings: Settings, request: Request): Promise<boolean> =>
  (await accountOf(db, settings, request)) !== undefined;

/** The account of the session of a request; undefined without a valid one. */
export async function accountOf(db: Db, settings: Settings, request: Request): Promise<string | undefined> {
  const sid = readSessionCookie(request, settings);
  if (sid === undefined) return undefined;
  const session = await createSessions(db)
    .find(sid)
    .catch(() => undefined);
  return session?._id;
}

const withoutLectures =
  (call: typeof fetch): typeof fetch =>
  async (input, init) =>
    String(input).includes('/lessonvideo/') ? jsonAnswer(401, { message: 'Please sign in.' }) : call(input, init);
