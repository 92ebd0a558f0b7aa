import { createContext, useContext } from './hooks.ts';

/**
 * What src/data/DataProvider.tsx is inside a widget: one list, which the element reads itself (mount.tsx), so that a section
 * sees an answer and never the waiting for it.
 */
const DataContext = createContext<{ state?: unknown; send?: unknown }>({});
export const DataProvider = DataContext.Provider;
export const useData = () => useContext(DataContext);
export const useQuery = () => useContext(DataContext).state;
