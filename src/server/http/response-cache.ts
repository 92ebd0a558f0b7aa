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
  /** Of the content: answers of another version are not given any more. @default always the same */
  version?: () => string;
  /** @default Date.now */
  now?: () => number;
}

/** The one cache of answers: lists of the API and rendered pages, by `origin path?query`. */
export interface ResponseCache {
  /** A fresh answer, without making one. */
  peek(key: string): Representation | undefined;
  /**
   * The answer of this key, made once however many ask. An old one answers at once while a new one is made, and goes on
   * answering while making fails. Undefined where `make` says that there is none, which is not cached.
   */
  get(key: string, make: Make): Promise<Representation | undefined>;
  clear(): void;
}

export function createResponseCache({
  maxBytes = 64 * 1024 * 1024,
  version = () => '',
  now = Date.now,
}: ResponseCacheOptions = {}): ResponseCache {
  const cache = new LRUCache<string, Cacheable, Make>({
    maxSize: maxBytes,
    sizeCalculation: ({ representation }, key) => representation.content.bytes.length + key.length + 1_000,
    perf: { now },
    ttlResolution: 0,
    // An answer of 0 ms goes out once and is not kept.
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

  const keyOf = (name: string) => `${version()} ${name}`;
  return {
    peek: (name) => cache.get(keyOf(name))?.representation,
    async get(name, make) {
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
