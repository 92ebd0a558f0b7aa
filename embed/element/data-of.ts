import { createData, type Data } from '../../src/data/create-data.ts';
import type { Prefetched } from './types.ts';

const all = new Map<string, Data>();

/** One data layer for each API host, shared by all widgets of this script. */
export function dataOf(host: string, isOwn: boolean, prefetched: Prefetched): Data {
  const known = all.get(host);
  if (known) return known;
  const made = createData({
    host,
    isOwnApi: isOwn,
    fetch: (url, init) => {
      const early = prefetched.get(String(url));
      if (!early) return fetch(url, init);
      prefetched.delete(String(url));
      init?.signal?.addEventListener('abort', () => early.call.abort());
      return early.answer;
    },
  });
  all.set(host, made);
  return made;
}

/** The same without subscriptions, for an element outside of the document: it shows what it showed. */
export const suspended = (data: Data): Data => ({
  ...data,
  query(endpoint) {
    const query = data.query(endpoint);
    const state = query.get();
    return { ...query, get: () => state, subscribe: () => () => {} };
  },
});
