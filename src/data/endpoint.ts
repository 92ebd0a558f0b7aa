import type { Decode } from '../domain/decode.ts';
import type { ListAddress } from '../domain/list-address.ts';

/** A GET endpoint: its address under the API host, which is also the cache key, and its decoder. */
export interface Endpoint<T> extends ListAddress {
  decode: Decode<T>;
}

/** A POST endpoint. `body` is never set: it only declares the type of the request body. */
export interface Command<Body, T> extends Endpoint<T> {
  readonly body?: Body;
}
