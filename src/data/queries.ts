import { ShapeError } from '../domain/decode.ts';
import { addressOf, keyOf } from '../domain/list-address.ts';
import type { Command, Endpoint } from './endpoints.ts';
import { RequestError, request } from './http.ts';
import { type InFlight, inFlightRequests } from './in-flight-requests.ts';
import type { PrefetchErrors } from './prefetch-errors.ts';
import { createQuery, type Query } from './query.ts';
import { queryStores } from './query-stores.ts';
import { ResponseCache } from './response-cache.ts';

export interface QueriesOptions {
  /** The API host, absolute or a path of this origin, without a trailing slash. */
  host: string;
  /**
   * Whether the host is this project's own API, which can return a part of a list, and summaries of its items.
   * @default whether `host` is a path of this origin
   */
  isOwnApi?: boolean;
  /** @default `globalThis.fetch` */
  fetch?: typeof fetch;
}

export interface Queries {
  readonly host: string;
  readonly isOwnApi: boolean;
  /** The query of an endpoint. Endpoints with the same path and query string share one query. */
  query<T>(endpoint: Endpoint<T>): Query<T>;
  /** Sends a command; rejects with a RequestError. */
  send<Body, T>(command: Command<Body, T>, body: Body): Promise<T>;
}

export interface PrefetchableQueries extends Queries {
  /** Starts the request of an endpoint or joins the one in flight. */
  load<T>(endpoint: Endpoint<T>): InFlight<T>;
  isActive(key: string): boolean;
}

/** Creates the queries and commands of one API host, without prefetching. Widgets need no more. */
export function createQueries(
  { host, isOwnApi = host[0] === '/', fetch: send }: QueriesOptions,
  cache: ResponseCache = new ResponseCache(),
  errors?: PrefetchErrors,
): PrefetchableQueries {
  const requests = inFlightRequests();
  const stores = queryStores(cache, requests);
  const queries = new Map<string, Query<unknown>>();
  const load = <T>(endpoint: Endpoint<T>) =>
    requests.share(keyOf(endpoint), async (signal) =>
      decode(endpoint, await request(addressOf(endpoint, host, isOwnApi, {}), { signal, fetch: send }), host),
    );
  return {
    host,
    isOwnApi,
    load,
    isActive: stores.isActive,
    query<T>(endpoint: Endpoint<T>) {
      const key = keyOf(endpoint);
      const known = queries.get(key) ?? createQuery(key, () => load(endpoint).response, cache, stores, errors);
      queries.set(key, known);
      return known as Query<T>;
    },
    send: async (command, body) =>
      decode(command, await request(`${host}/${command.path}`, { body, fetch: send }), host),
  };
}

/** @throws RequestError of kind 'parsing' if the response does not have the shape of the contract */
function decode<T>({ path, decode }: Endpoint<T>, raw: unknown, host: string): T {
  try {
    return decode(raw, host);
  } catch (error) {
    if (error instanceof ShapeError) throw new RequestError('parsing', `${path}: ${error.message}`, 200, raw);
    throw error;
  }
}
