import type { Data, Query, QueryState } from '../src/data/create-data.ts';
import { RequestError, type RequestOptions, request } from '../src/data/http.ts';
import { limits } from '../src/tokens/limits.ts';
import type { Ahead } from './port.ts';

/*
 * The lists of an API host, for all widgets on a page. What src/data/create-data.ts is to the site, without the stores that
 * it keeps its answers in, which weigh more than a widget: one call for whoever asks at the same time, its answer kept as
 * long as it is used and 60 s more, no call retried by itself, and a call ended when nobody waits for it.
 */

/** Written in by the build. */
declare const STEAM_VERSION: string;

/** The one thing that the kit leaves on a page: the lists that its scripts of one version have read, by their address. */
const key = Symbol.for('steam-kit');
let lists: Record<string, Query<unknown> | undefined> = {};

export function listOf<T>(address: string, decode: (raw: unknown) => T, ahead: Ahead): Query<T> {
  const name = `${STEAM_VERSION} ${address}`;
  try {
    const shared = globalThis as { [key]?: typeof lists };
    shared[key] ??= lists;
    lists = shared[key];
  } catch {
    // A page that takes nothing new: then each script reads for itself.
  }
  lists[name] ??= createList(address, decode, ahead, () => delete lists[name]);
  return lists[name] as Query<T>;
}

// What a state lacks is undefined.
const loading = { status: 'loading' } as QueryState<never>;

function createList<T>(address: string, decode: (raw: unknown) => T, ahead: Ahead, forget: () => unknown): Query<T> {
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
    const mine = new AbortController();
    call = mine;
    settle(loading);
    const outcome = await ask(address, decode, {
      signal: mine.signal,
      fetch: fetchFrom(ahead),
    });
    // Drawn in a task of its own, for the host's page has others to attend to.
    await new Promise((go) => setTimeout(go));
    if (call !== mine) return;
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

/** `fetch`, which takes what has been asked for ahead. */
const fetchFrom =
  (ahead: Ahead): typeof fetch =>
  (url, init) => {
    const asked = ahead[url as string];
    if (!asked) return fetch(url, init);
    ahead[url as string] = undefined;
    init?.signal?.addEventListener('abort', () => asked.call.abort());
    return asked.answer;
  };

async function ask<T>(url: string, decode: (raw: unknown) => T, options: RequestOptions): Promise<QueryState<T>> {
  try {
    return { status: 'loaded', data: read(await request(url, options), decode) } as QueryState<T>;
  } catch (error) {
    return { status: 'failed', error } as QueryState<T>;
  }
}

function read<T>(raw: unknown, decode: (raw: unknown) => T): T {
  try {
    return decode(raw);
  } catch (error) {
    throw new RequestError('parsing', String(error), 200, raw);
  }
}

/** Sends to an API host. Not shared: who sends tells the errors of its own script from others. */
export const sendTo =
  (host: string): Data['send'] =>
  async ({ path, decode }, body) =>
    read(await request(`${host}/${path}`, { body }), (raw) => decode(raw, host));
