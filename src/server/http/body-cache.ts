import { type EncodedBody, encodedBody } from './encoded-body.ts';

export interface BodyCacheOptions {
  /** How long a body is served without asking again, in milliseconds. */
  ttl: number;
  /** How long after that an old body still answers when making a new one fails. */
  staleOnError: number;
  /** Bodies kept at most; the longest unasked goes first. */
  most: number;
  type: string;
  now?: () => number;
}

interface Entry {
  body: EncodedBody;
  madeAt: number;
}

/** Keeps encoded bodies by key. `get` makes a missing or old one with `make`, once however many ask at the same time. */
export interface BodyCache {
  /** Undefined where `make` says that there is no such thing, which is not kept. */
  get(key: string, make: () => Promise<string | undefined>): Promise<EncodedBody | undefined>;
  clear(): void;
}

export function createBodyCache({ ttl, staleOnError, most, type, now = Date.now }: BodyCacheOptions): BodyCache {
  const entries = new Map<string, Entry>();
  const underway = new Map<string, Promise<EncodedBody | undefined>>();

  async function refresh(key: string, make: () => Promise<string | undefined>): Promise<EncodedBody | undefined> {
    const old = entries.get(key);
    try {
      const text = await make();
      entries.delete(key);
      if (text === undefined) return undefined;
      const fresh = encodedBody(text, type, { lasting: true });
      // The same content keeps its compressed bytes.
      const body = old?.body.hash === fresh.hash ? old.body : fresh;
      entries.set(key, { body, madeAt: now() });
      dropOldest();
      return body;
    } catch (error) {
      if (old && now() - old.madeAt < ttl + staleOnError) return old.body;
      throw error;
    }
  }

  function dropOldest() {
    for (const key of entries.keys()) {
      if (entries.size <= most) return;
      entries.delete(key);
    }
  }

  return {
    async get(key, make) {
      const entry = entries.get(key);
      if (entry && now() - entry.madeAt < ttl) {
        entries.delete(key);
        entries.set(key, entry);
        return entry.body;
      }
      const running = underway.get(key);
      if (running) return running;
      const promise = refresh(key, make).finally(() => underway.delete(key));
      underway.set(key, promise);
      return promise;
    },
    clear() {
      entries.clear();
    },
  };
}
