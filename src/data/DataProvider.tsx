import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Data, QueryState } from './create-data.ts';
import type { Endpoint } from './endpoints.ts';

const DataContext = createContext<Data | undefined>(undefined);

export interface DataProviderProps {
  /** The data layer of the API host that the sections inside read from. */
  data: Data;
  children?: ReactNode;
}

/** Gives the connected sections inside their data. */
export function DataProvider({ data, children }: DataProviderProps) {
  return <DataContext.Provider value={data}>{children}</DataContext.Provider>;
}

/** The data layer itself, for sending and prefetching. */
export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('A connected section stands outside of a <DataProvider>: wrap the page in one.');
  return data;
}

/** Reads an endpoint: the first component that asks starts the call, and all share its answer. */
export function useQuery<T>(endpoint: Endpoint<T>): QueryState<T> {
  const query = useData().query(endpoint);
  return useSyncExternalStore(query.subscribe, query.get, query.get);
}
