import { limits } from '../tokens/limits.ts';

interface CacheEntry {
  data?: unknown;
  error?: unknown;
  created: number;
  expires: number;
}

/** nanoquery's cache by path. It holds responses only, and removes each 60 s after its last use (SPEC.md section 4). */
export class ResponseCache extends Map<string, CacheEntry> {
  readonly #expiryTimers = new Map<string, ReturnType<typeof setTimeout>>();

  /** Ignores errors: nanoquery stores them, and a stored error would suppress the fetch of the next visit. */
  override set(path: string, entry: CacheEntry): this {
    return entry.error ? this : super.set(path, entry);
  }

  put(path: string, data: unknown): void {
    this.set(path, { data, created: Date.now(), expires: Number.POSITIVE_INFINITY });
  }

  /** Cancels the pending removal of a path's response. */
  retain(path: string): void {
    clearTimeout(this.#expiryTimers.get(path));
  }

  /** Removes the response of a path in 60 s, unless `retain` is called before. */
  release(path: string): void {
    this.retain(path);
    const timer = setTimeout(() => this.delete(path), limits.cacheAfterLastUse);
    this.#expiryTimers.set(path, timer);
  }
}
