import type { EncodedBody } from '../http/encoded-body.ts';

/** A page ready to be sent. */
export interface CachedPage {
  body: EncodedBody;
  status: number;
  headers: Record<string, string>;
  /** Milliseconds it counts as fresh. */
  fresh: number;
  /** After that, how long it still answers while a new one is made behind it. */
  stale: number;
}

interface Entry {
  page: CachedPage;
  madeAt: number;
}

export interface PageCacheOptions {
  /** Pages kept at most; the longest unasked goes first. */
  most: number;
  now?: () => number;
}

/** Rendered pages by address. `get` makes each page once, however many ask for it at the same time. */
export function createPageCache({ most, now = Date.now }: PageCacheOptions) {
  const entries = new Map<string, Entry>();
  const underway = new Map<string, Promise<CachedPage>>();

  const refresh = (key: string, make: () => Promise<CachedPage>) => {
    const running = underway.get(key);
    if (running) return running;
    const made = make()
      .then((made) => {
        // The same content keeps its compressed bytes.
        const old = entries.get(key)?.page.body;
        const page = old?.hash === made.body.hash ? { ...made, body: old } : made;
        entries.delete(key);
        entries.set(key, { page, madeAt: now() });
        for (const oldest of entries.keys()) {
          if (entries.size <= most) break;
          entries.delete(oldest);
        }
        return page;
      })
      .finally(() => underway.delete(key));
    underway.set(key, made);
    return made;
  };

  return {
    async get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
      const entry = entries.get(key);
      if (!entry) return refresh(key, make);
      const age = now() - entry.madeAt;
      if (age >= entry.page.fresh + entry.page.stale) return refresh(key, make);
      entries.delete(key);
      entries.set(key, entry);
      // A failure behind the scenes keeps the old page until it is too old, and then it shows.
      if (age >= entry.page.fresh) refresh(key, make).catch(() => undefined);
      return entry.page;
    },
  };
}
