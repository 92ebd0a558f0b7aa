import { LRUCache } from 'lru-cache';
import { storedBytes } from './compression.ts';
import { frequentOrigins } from './frequent-origins.ts';
import type { Representation } from './respond.ts';

/** A cacheable response: fresh for `freshMs`, then served stale for `staleMs` during revalidation or after an error. */
export interface Cacheable {
  representation: Representation;
  freshMs: number;
  staleMs: number;
}

type Make = () => Promise<Cacheable | undefined>;

export interface ResponseCacheOptions {
  /** Maximum bytes of bodies and their compressed copies. The least recently used entries are evicted first. @default 64 MB */
  maxBytes?: number;
  /** @default 8 */
  maxOrigins?: number;
  /** The content version. Part of each key: a new version invalidates all entries. @default a constant */
  version?: () => string;
  /** @default Date.now */
  now?: () => number;
}

/**
 * Caches API lists and rendered pages by `origin path?query`. Without PUBLIC_URL the origin comes from the Host header,
 * which a client can forge. Therefore only the responses of the most frequent origins are cached.
 */
export interface ResponseCache {
  /** Returns false if the cache does not store responses for the key's origin. */
  accepts(key: string): boolean;
  /** Returns a fresh response or undefined; never calls `make`. */
  peek(key: string): Representation | undefined;
  /**
   * Concurrent calls for one key share one `make`. Returns a stale response while `make` runs (stale-while-revalidate)
   * or fails (stale-if-error). Returns undefined if `make` returns undefined; the cache does not store that.
   */
  get(key: string, make: Make): Promise<Representation | undefined>;
  clear(): void;
}

export function createResponseCache({
  maxBytes = 64 * 1024 * 1024,
  maxOrigins = 8,
  version = () => '',
  now = Date.now,
}: ResponseCacheOptions = {}): ResponseCache {
  const cache = new LRUCache<string, Cacheable, Make>({
    maxSize: maxBytes,
    sizeCalculation: ({ representation }, key) => storedBytes(representation.body) + key.length + 1_000,
    perf: { now },
    ttlResolution: 0,
    // lru-cache interprets 0 as no limit.
    ttl: 1,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (key, old, { options, context: make }) => {
      const made = await make();
      if (!made) return undefined;
      options.ttl = Math.max(1, made.freshMs);
      const { body, headers, status } = made.representation;
      const same = old?.representation;
      const unchanged =
        same?.body.hash === body.hash &&
        same.status === status &&
        JSON.stringify(same.headers) === JSON.stringify(headers);
      // An unchanged body keeps its compressed bytes.
      const entry = unchanged ? { ...made, representation: same } : made;
      entry.representation.body.onEncoded = () => countCopies(key, entry.representation);
      return entry;
    },
  });

  /**
   * Counts the copies that a response compressed after its entry was stored: lru-cache reads a size only with a new value. A stale entry may be
   * in a fetch, which a new value would abort; its own end counts them.
   */
  function countCopies(key: string, representation: Representation): void {
    const entry = cache.peek(key);
    if (entry?.representation === representation) cache.set(key, { ...entry }, { noUpdateTTL: true });
  }

  const origins = frequentOrigins(maxOrigins);
  const originOf = (name: string) => name.slice(0, Math.max(0, name.indexOf(' ')));
  const accepts = (name: string) => origins.take(originOf(name));

  const keyOf = (name: string) => `${version()} ${name}`;
  return {
    accepts,
    peek: (name) => {
      const found = cache.get(keyOf(name))?.representation;
      if (found) origins.touch(originOf(name));
      return found;
    },
    async get(name, make) {
      if (!accepts(name)) return (await make())?.representation;
      const key = keyOf(name);
      const staleMs = cache.peek(key, { allowStale: true })?.staleMs ?? 0;
      // getRemainingTTL is negative for a stale entry.
      const allowStale = cache.getRemainingTTL(key) > -staleMs;
      const found = await cache.fetch(key, { context: make, allowStale, allowStaleOnFetchRejection: allowStale });
      return found?.representation;
    },
    clear: () => cache.clear(),
  };
}
