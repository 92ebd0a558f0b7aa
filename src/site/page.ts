import { type ComponentType, createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { QueryState } from '../data/create-data.ts';
import type { Endpoint } from '../data/endpoints.ts';
import type { SessionState } from '../data/session.ts';
import type { ContactValues } from '../domain/entities.ts';
import { type School, sampleSchool } from '../domain/school.ts';
import type { ContactOutcome } from '../sections/contact-form/ContactFormView.tsx';
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
  /** The part of a query that the server renders, in one order; the rest makes no other page. @default none of it */
  search?: (search: string) => string;
  /** The address that a visitor is redirected to; undefined if they may see the page. */
  guard?: (session: SessionState, params: Params) => string | undefined;
  /** The status a server answers with. @default 200 */
  status?: (params: Params, read: Read) => number;
}

/** The school whose site this is: the server writes it into every page. */
export const SchoolContext = createContext<School>(sampleSchool);

export const useSchool = () => useContext(SchoolContext);

/** The partner whose page has sent this visitor, '' where none has. It lives as long as the visit: nothing is stored. */
export const PartnerContext = createContext('');

export const usePartner = () => useContext(PartnerContext);

/** What was posted to a page without scripts, and what became of it. */
export interface FormResult {
  values: Partial<ContactValues>;
  outcome: ContactOutcome;
}

const FormResultContext = createContext<FormResult | undefined>(undefined);

export const FormResultProvider = FormResultContext.Provider;

/** The form that this page answers, where it answers one. */
export const useFormResult = () => useContext(FormResultContext);

/** False on the server and during hydration, true after it: for what only scripts can do. */
export function useHydrated(): boolean {
  const [now, setNow] = useState(false);
  // In a transition: a store's snapshot that differs from the server's would be rendered at once, in one task with the
  // hydration itself.
  useEffect(() => startTransition(() => setNow(true)), []);
  return now;
}
