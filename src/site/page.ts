import { type ComponentType, createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { QueryState } from '../data/create-data.ts';
import type { Endpoint } from '../data/endpoints.ts';
import type { SessionState } from '../data/session.ts';
import type { ContactValues } from '../domain/entities.ts';
import type { LectureAccess, RequestDetails, RequestNotice } from '../domain/requests/request-details.ts';
import type { OwnRequest, RequestRejection, RequestValues } from '../domain/requests/request-form.ts';
import { type School, sampleSchool } from '../domain/school.ts';
import type { ContactOutcome } from '../sections/contact-form/use-sending.ts';
import type { Head } from './head.ts';

export type Params = Readonly<Record<string, string>>;

/** Reads the cached state of an endpoint without fetching it. */
export type Read = <T>(endpoint: Endpoint<T>) => QueryState<T>;

/** The `page` export of each file in `pages/`. */
export interface Page {
  Page: ComponentType<{ params: Params }>;
  /** Loads code that only some schools or queries need, before the page renders. */
  loadParts?: (school: School, search: string) => Promise<void>;
  /** The endpoints that the page reads, unless `Route.queries` lists them. The server and prefetching load them in advance. */
  queries?: (params: Params, school: School, search: string) => Endpoint<unknown>[];
  /** The document's head, from the path's parameters, the data read so far, and the part of the query that `search` returns. */
  head: (params: Params, read: Read, school: School, search: string) => Head;
  /** The part of the query that affects the server's HTML, in canonical order. @default '' */
  search?: (search: string) => string;
  /** The URL to redirect to; undefined if the visitor may see the page. */
  guard?: (session: SessionState, params: Params, school: School) => string | undefined;
  /** The HTTP status. @default 200 */
  status?: (params: Params, read: Read, search: string) => number;
}

/** The school of this site, from the server's page data. */
export const SchoolContext = createContext<School>(sampleSchool);

export const useSchool = () => useContext(SchoolContext);

/** The partner whose page linked here, or ''. Kept in memory for this visit only. */
export const PartnerContext = createContext('');

export const usePartner = () => useContext(PartnerContext);

/** The contact form that was posted without scripts, and its result. */
export interface ContactResult {
  values: Partial<ContactValues>;
  outcome: ContactOutcome;
}

/**
 * The form for a seat request after a post without scripts, with the reason of a rejection. Without a rejection,
 * `values` come from the visitor's account.
 */
export interface RequestFormResult {
  requestForm: { values: RequestValues; rejection?: RequestRejection };
}

/** The link that opens the lectures of an enrolment for one account. */
export interface LectureAccessResult {
  access: LectureAccess;
}

/** The seat requests of the signed-in account. */
export interface OwnRequestsResult {
  ownRequests: OwnRequest[];
}

/** The data for the page of a seat request, with the result of the form that was posted last. */
export interface RequestResult {
  request: RequestDetails;
  notice: RequestNotice | undefined;
  calendarHref: string;
}

/** Data that the server renders for one request only, so no cache may store the page. */
export type FormResult = ContactResult | RequestFormResult | RequestResult | LectureAccessResult | OwnRequestsResult;

const FormResultContext = createContext<FormResult | undefined>(undefined);

export const FormResultProvider = FormResultContext.Provider;

/** The data that the server rendered for this request only, if any. */
export const useFormResult = () => useContext(FormResultContext);

/** Whether the current page is the server-rendered one. */
export const ServedContext = createContext(true);

/** False on the server and during hydration, then true. */
export function useHydrated(): boolean {
  const [now, setNow] = useState(false);
  // A transition, because useSyncExternalStore would render synchronously in the task of hydration.
  useEffect(() => startTransition(() => setNow(true)), []);
  return now;
}
