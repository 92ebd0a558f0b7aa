import { LRUCache } from 'lru-cache';
import type { Representation } from './respond.ts';

/** An answer with its lifetime: fresh for `freshMs`, then served stale for `staleMs` while it is revalidated or on an error. */
export interface Cacheable {
  representation: Representation;
  freshMs: number;
  staleMs: number;
}

type Make = () => Promise<Cacheable | undefined>;

export interface ResponseCacheOptions {
  /** Bytes of uncompressed bodies that are kept; the least recently used go first. @default 64 MB */
  maxBytes?: number;
  /** @default 8 */
  maxOrigins?: number;
  /** Of the content; part of each key, so that a new version invalidates everything. @default always the same */
  version?: () => string;
  /** @default Date.now */
  now?: () => number;
}

/**
 * The cache of lists of the API and rendered pages, by `origin path?query`. Without PUBLIC_URL the origin is the Host header,
 * which may be anything: the answers of a few origins are cached, those of the others are not.
 */
export interface ResponseCache {
  /** False if answers under this key are not cached, because of their origin. */
  accepts(key: string): boolean;
  /** A fresh answer, without making one. */
  peek(key: string): Representation | undefined;
  /**
   * Concurrent calls for one key share one `make`. Stale answers are returned while it runs (stale-while-revalidate) and while
   * it fails (stale-if-error). Undefined where `make` returns undefined, which is not cached.
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
    sizeCalculation: ({ representation }, key) => representation.content.bytes.length + key.length + 1_000,
    perf: { now },
    ttlResolution: 0,
    // lru-cache reads 0 as no limit.
    ttl: 1,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, old, { options, context: make }) => {
      const made = await make();
      if (!made) return undefined;
      options.ttl = Math.max(1, made.freshMs);
      const { content, headers, status } = made.representation;
      const same = old?.representation;
      const unchanged =
        same?.content.hash === content.hash &&
        same.status === status &&
        JSON.stringify(same.headers) === JSON.stringify(headers);
      // The same content keeps its compressed bytes.
      return unchanged ? { ...made, representation: same } : made;
    },
  });

  const origins = new Set<string>();
  const accepts = (name: string) => {
    const [origin = ''] = name.split(' ', 1);
    if (origins.size < maxOrigins) origins.add(origin);
    return origins.has(origin);
  };

  const keyOf = (name: string) => `${version()} ${name}`;
  return {
    accepts,
    peek: (name) => cache.get(keyOf(name))?.representation,
    async get(name, make) {
      if (!accepts(name)) return (await make())?.representation;
      const key = keyOf(name);
      const staleMs = cache.peek(key, { allowStale: true })?.staleMs ?? 0;
      // Negative for as long as it has been stale.
      const allowStale = cache.getRemainingTTL(key) > -staleMs;
      const found = await cache.fetch(key, { context: make, allowStale, allowStaleOnFetchRejection: allowStale });
      return found?.representation;
    },
    clear: () => cache.clear(),
  };
}
