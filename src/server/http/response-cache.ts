import { LRUCache } from 'lru-cache';
import { storedBytes } from './compression.ts';
import { frequentOrigins } from './frequent-origins.ts';
import type { Representation } from './respond.ts';

/** A response that is fresh for `freshMs`, then sent stale for `staleMs` during revalidation or after an error. */
export interface Cacheable {
  representation: Representation;
  freshMs: number;
  staleMs: number;
}

type Make = () => Promise<Cacheable | undefined>;

export interface ResponseCacheOptions {
  /** Maximum bytes of bodies with their compressed copies. Evicts the least recently used entries. @default 64 MB */
  maxBytes?: number;
  maxOrigins?: number;
  /** The content version, a part of each key: a new version invalidates all entries. @default a constant */
  version?: () => string;
  now?: () => number;
}

/**
 * Caches API responses and rendered pages. The key is `origin path?query`. Without PUBLIC_URL the origin comes from the
 * Host header, which a client can forge; therefore it caches only for the most frequent origins.
 */
export interface ResponseCache {
  /** Returns false if the cache does not store responses for the key's origin. */
  accepts(key: string): boolean;
  /** Returns a fresh response or undefined; never calls `make`. */
  peek(key: string): Representation | undefined;
  /**
   * Returns the cached response, or calls `make`. Concurrent calls for one key share one `make`. Returns a stale response
   * while `make` runs (stale-while-revalidate) or if it fails (stale-if-error). Does not store `undefined`.
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
    // Any number but 0, which would turn expiry off. `fetchMethod` sets the TTL of each entry.
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
      // Reuse the compressed copies of an unchanged body.
      const entry = unchanged ? { ...made, representation: same } : made;
      entry.representation.body.onEncoded = () => countCopies(key, entry.representation);
      return entry;
    },
  });

  /**
   * Updates the size of an entry after a compressed copy was added: lru-cache reads a size only in `set`. Not for a stale
   * entry, because `set` would abort its revalidation, which updates the size itself.
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
