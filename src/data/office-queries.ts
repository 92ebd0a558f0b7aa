import { type FetcherStore, nanoquery } from '@nanostores/query';
import type { ActionName } from '../domain/office/actions.ts';
import type { CallOffice, Input, OfficeFailure, Output } from './office.ts';

export type OfficeState<T> =
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'loaded'; data: T; error: undefined }
  | { status: 'failed'; data: T | undefined; error: OfficeFailure };

export interface OfficeQuery<T> {
  /** Calls `onChange` on each change. The first subscriber starts the request. */
  subscribe(onChange: () => void): () => void;
  /** The current state: the same object until it changes. */
  get(): OfficeState<T>;
  reload(): void;
}

export interface OfficeQueries {
  /** The query of an action. Callers with the same action and input share it. */
  query<Name extends ActionName>(name: Name, input: Input<Name>): OfficeQuery<Output<Name>>;
  /** Reloads the subscribed queries whose action names start with one of the prefixes, such as `content/`. */
  refresh(...prefixes: readonly string[]): void;
}

const loading = { status: 'loading', data: undefined, error: undefined } as const;

/**
 * Creates the queries of the office, the pages for the school's staff. A response is removed with its last subscriber,
 * because several people may edit: each page loads current data. Queries reload when the tab gets the focus.
 */
export function officeQueries(call: CallOffice): OfficeQueries {
  const [createFetcherStore, , { revalidateKeys }] = nanoquery({
    dedupeTime: 0,
    cacheLifetime: 0,
    revalidateOnFocus: true,
    onErrorRetry: null,
  });
  const queries = new Map<string, OfficeQuery<unknown>>();
  return {
    query<Name extends ActionName>(name: Name, input: Input<Name>) {
      const key = `${name} ${JSON.stringify(input)}`;
      const known = queries.get(key);
      if (known) return known as OfficeQuery<Output<Name>>;
      const store = createFetcherStore<unknown, OfficeFailure>(key, { fetcher: () => call(name, input) });
      const added = queryOf(store, {
        // A component may get this query just before its last subscriber leaves. `onFirst` puts it back.
        onFirst: () => queries.set(key, added),
        onLast: () => queries.delete(key),
      });
      queries.set(key, added);
      return added as OfficeQuery<Output<Name>>;
    },
    refresh: (...prefixes) => revalidateKeys((key) => prefixes.some((prefix) => key.startsWith(prefix))),
  };
}

interface Subscribers {
  onFirst: () => void;
  onLast: () => void;
}

function queryOf(store: FetcherStore<unknown, OfficeFailure>, { onFirst, onLast }: Subscribers): OfficeQuery<unknown> {
  let state: OfficeState<unknown> = loading;
  const read = (): OfficeState<unknown> => {
    const { data, error, loading: isLoading } = store.value ?? {};
    if (isLoading) return state;
    if (error) return { status: 'failed', data: state.data, error };
    return data === undefined ? state : { status: 'loaded', data, error: undefined };
  };
  return {
    subscribe(onChange) {
      if (!store.lc) {
        state = loading;
        onFirst();
      }
      const unlisten = store.listen(() => {
        state = read();
        onChange();
      });
      return () => {
        unlisten();
        if (store.lc) return;
        state = loading;
        onLast();
      };
    },
    get: () => state,
    reload: () => store.revalidate?.(),
  };
}
