import { createQueries, type Queries } from '../../src/data/queries.ts';
import { isNative } from '../doctor/native.ts';
import { tellMistake } from './tell-mistake.ts';
import type { Prefetched } from './types.ts';

const all = new Map<string, Queries>();

/** Returns the data layer of an API host, which all widgets of this script share. */
export function dataOf(host: string, isOwn: boolean, prefetched: Prefetched): Queries {
  const known = all.get(host);
  if (known) return known;
  const made = createQueries({
    host,
    isOwnApi: isOwn,
    fetch: (url, init) => {
      const early = prefetched.get(String(url));
      if (!early) return warnOfWrapped(host, fetch(url, init), init?.signal);
      prefetched.delete(String(url));
      init?.signal?.addEventListener('abort', () => early.call.abort());
      return warnOfWrapped(host, early.answer, init?.signal);
    },
  });
  all.set(host, made);
  return made;
}

async function warnOfWrapped(host: string, call: Promise<Response>, signal?: AbortSignal | null) {
  try {
    return await call;
  } catch (error) {
    if (!signal?.aborted && !isNative(fetch)) {
      tellMistake(({ warnOfFetch }) => warnOfFetch(host));
    }
    throw error;
  }
}

/** The data layer without subscriptions, for an element that was removed from the document: it keeps its content. */
export const suspended = (data: Queries): Queries => ({
  ...data,
  query(endpoint) {
    const query = data.query(endpoint);
    const state = query.get();
    return { ...query, get: () => state, subscribe: () => () => {} };
  },
});
