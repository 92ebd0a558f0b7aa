import type { Data, Query, QueryState } from '../src/data/create-data.ts';
import type { Endpoint } from '../src/data/endpoints.ts';
import { RequestError, request } from '../src/data/http.ts';
import { limits } from '../src/tokens/limits.ts';

/**
 * The lists of an API host, for all widgets on a page. What src/data/create-data.ts is to the site, without the stores that
 * it keeps its answers in, which weigh more than a widget: one call for whoever asks at the same time, its answer kept as
 * long as it is used and 60 s more, no call retried by itself, and a call ended when nobody waits for it.
 */
type Lists = Map<string, Query<unknown>>;

/** Written in by the build. */
declare const STEAM_VERSION: string;

/** The one thing that the kit leaves on a page: what its scripts of one version have read. */
const key = Symbol.for('steam-kit');
let mine: Record<string, Lists> = {};

function listsOf(host: string): Lists {
  try {
    const shared = globalThis as { [key]?: typeof mine };
    mine = shared[key] ??= mine;
  } catch {
    // A page that takes nothing new: then each script reads for itself.
  }
  return (mine[`${STEAM_VERSION} ${host}`] ??= new Map());
}

export function listOf<T>(host: string, endpoint: Endpoint<T>): Query<T> {
  const lists = listsOf(host);
  const known = lists.get(endpoint.path) as Query<T> | undefined;
  if (known) return known;
  const made = createList(host, endpoint, () => lists.delete(endpoint.path));
  lists.set(endpoint.path, made);
  return made;
}

const loading: QueryState<never> = { status: 'loading', data: undefined, error: undefined };

function createList<T>(host: string, { path, decode }: Endpoint<T>, forget: () => void): Query<T> {
  const readers = new Set<() => void>();
  let state: QueryState<T> = loading;
  let call: AbortController | undefined;
  let later: ReturnType<typeof setTimeout>;

  const settle = (next: QueryState<T>) => {
    state = next;
    for (const tell of [...readers]) tell();
  };
  const reload = async () => {
    if (call) return;
    const own = new AbortController();
    call = own;
    settle(loading);
    const outcome = await ask(`${host}/${path}`, (raw) => decode(raw, host), own.signal);
    if (call !== own) return;
    call = undefined;
    settle(outcome);
  };

  return {
    get: () => state,
    reload,
    subscribe(tell) {
      clearTimeout(later);
      readers.add(tell);
      if (state.status !== 'loaded') void reload();
      return () => {
        readers.delete(tell);
        if (readers.size) return;
        call?.abort();
        call = undefined;
        later = setTimeout(forget, limits.cacheAfterLastUse);
      };
    },
  };
}

async function ask<T>(url: string, decode: (raw: unknown) => T, signal: AbortSignal): Promise<QueryState<T>> {
  try {
    return { status: 'loaded', data: read(await request(url, { signal }), decode), error: undefined };
  } catch (error) {
    return { status: 'failed', data: undefined, error: error as RequestError };
  }
}

function read<T>(raw: unknown, decode: (raw: unknown) => T): T {
  try {
    return decode(raw);
  } catch (error) {
    throw new RequestError('parsing', String(error), 200, raw);
  }
}

/** What the sections inside see: the one answer that is shown, while the element may wait for another. */
export const showing = (host: string, state: QueryState<unknown> | undefined): Data =>
  ({
    host,
    query: () => ({ subscribe: () => () => {}, get: () => state, reload() {} }),
    send: async ({ path, decode }, body) =>
      read(await request(`${host}/${path}`, { method: 'POST', body }), (raw) => decode(raw, host)),
  }) satisfies Pick<Data, 'host' | 'send'> & { query: unknown } as Partial<Data> as Data;
