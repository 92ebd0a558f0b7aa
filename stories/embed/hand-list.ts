import { version } from '../../package.json';
import type { QueryState } from '../../src/data/create-data.ts';
import type { Endpoint } from '../../src/data/endpoints.ts';
import type { ErrorKind } from '../../src/data/http.ts';

/** What the elements' scripts share on a page: their lists, by version and address (embed/source.ts). */
const shared = globalThis as unknown as Record<symbol, Record<string, unknown> | undefined>;
const key = Symbol.for('steam-kit');

type State = Pick<QueryState<unknown>, 'status' | 'data'> & { error?: { kind: ErrorKind; message: string } };

/** Hands a list to the elements of an API host, as if it had been read from there, so that no network is asked. */
export function handList(host: string, { path }: Endpoint<unknown>, state: State): void {
  const lists = shared[key] ?? {};
  shared[key] = lists;
  const noop = () => {};
  lists[`${version} ${host}/${path}`] = { get: () => state, subscribe: () => noop, reload: noop };
}

export const loaded = (data: readonly unknown[]): State => ({ status: 'loaded', data });
export const loading: State = { status: 'loading', data: undefined };
export const failed: State = {
  status: 'failed',
  data: undefined,
  error: { kind: 'status', message: 'the API host answered 503.' },
};
