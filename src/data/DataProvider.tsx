import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Endpoint } from './endpoints.ts';
import type { Queries } from './queries.ts';
import type { QueryState } from './query.ts';

const DataContext = createContext<Queries | undefined>(undefined);

export interface DataProviderProps {
  /** The data layer for the sections inside. */
  data: Queries;
  children?: ReactNode;
}

/** Provides the data layer to the connected sections inside. */
export function DataProvider({ data, children }: DataProviderProps) {
  return <DataContext.Provider value={data}>{children}</DataContext.Provider>;
}

/** The data layer of the nearest DataProvider, to send commands and reload queries. */
export function useData(): Queries {
  const data = useContext(DataContext);
  if (!data) throw new Error('A connected section is outside of a <DataProvider>. Wrap the page in one.');
  return data;
}

/** Reads an endpoint: the first component that subscribes starts the request, and all share its response. */
export function useQuery<T>(endpoint: Endpoint<T>): QueryState<T> {
  const query = useData().query(endpoint);
  return useSyncExternalStore(query.subscribe, query.get, query.get);
}
