import type { ComponentType } from 'react';
import type { QueryState } from '../data/create-data.ts';
import type { Endpoint } from '../data/endpoints.ts';
import type { SessionState } from '../data/session.ts';
import type { School } from '../domain/school.ts';
import type { Head } from './head.ts';

export type Params = Readonly<Record<string, string>>;

/** Reads what is cached of an endpoint, without asking for it. */
export type Read = <T>(endpoint: Endpoint<T>) => QueryState<T>;

/** What each file in `pages/` exports as `page`. */
export interface Page {
  Page: ComponentType<{ params: Params }>;
  /** What the page shows, fetched before a server renders it and as soon as a link to it is followed. */
  queries?: (params: Params, school: School) => Endpoint<unknown>[];
  /** The document's head, from the address and what has been read so far. */
  head: (params: Params, read: Read, school: School) => Head;
  /** The part of a query that the page reads, in one order; the rest makes no other page. @default none of it */
  search?: (search: string) => string;
  /** Where to send who may not see the page; nothing lets them in. */
  guard?: (session: SessionState) => string | undefined;
  /** The status a server answers with. @default 200 */
  status?: (params: Params, read: Read) => number;
}
