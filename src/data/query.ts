import type { FetcherStore } from '@nanostores/query';
import type { RequestError } from './http.ts';
import type { PrefetchErrors } from './prefetch-errors.ts';
import type { QueryStores } from './query-stores.ts';
import type { ResponseCache } from './response-cache.ts';

export type QueryState<T> =
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'loaded'; data: T; error: undefined }
  | { status: 'failed'; data: undefined; error: RequestError };

export interface Query<T> {
  /** Calls `onChange` on each change. The first subscriber starts the request, unless the response is cached. */
  subscribe(onChange: () => void): () => void;
  /** The current state: the same object until it changes. */
  get(): QueryState<T>;
  reload(): void;
}

export const loading: QueryState<never> = { status: 'loading', data: undefined, error: undefined };
const loaded = <T>(data: T): QueryState<T> => ({ status: 'loaded', data, error: undefined });
export const failed = (error: RequestError): QueryState<never> => ({ status: 'failed', data: undefined, error });

/** Creates a query of one path. Its state comes from the store; before the first fetch, from the cache or a prefetch error. */
export function createQuery<T>(
  path: string,
  fetcher: () => Promise<T>,
  cache: ResponseCache,
  stores: QueryStores,
  errors?: PrefetchErrors,
): Query<T> {
  const store: FetcherStore<T, RequestError> = stores.create(path, () => {
    const error = errors?.pending(path);
    errors?.clearPending(path);
    return error ? Promise.reject(error) : fetcher();
  });
  let last: QueryState<T> = loading;
  const read = (): QueryState<T> => {
    // Ignore the value of a store without subscribers, which may be old.
    const value = store.lc ? store.value : undefined;
    const data = (value?.data ?? cache.get(path)?.data) as T | undefined;
    if (data !== undefined) return last.data === data ? last : loaded(data);
    const error = value?.error ?? errors?.visible(path, value?.loading);
    if (!error) return loading;
    return last.error === error ? last : failed(error);
  };
  return {
    subscribe(onChange) {
      errors?.subscribed(path);
      return store.listen(({ data, error }) => {
        errors?.storeChanged(path, data !== undefined || error !== undefined);
        onChange();
      });
    },
    get: () => (last = read()),
    reload() {
      errors?.clearPending(path);
      stores.refetch(path, store);
    },
  };
}
