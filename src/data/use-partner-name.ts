import { useSyncExternalStore } from 'react';
import type { PartnerName } from '../domain/partner-api.ts';
import { useData } from './DataProvider.tsx';
import { partnerName } from './partner-endpoints.ts';

const none = { subscribe: () => () => undefined, get: () => undefined };

/**
 * Looks up a typed name among the school's partners. Undefined without a name, while loading, and if the API is not
 * this project's own.
 */
export function usePartnerName(typed: string): PartnerName | undefined {
  const { isOwnApi, query } = useData();
  const { subscribe, get } = isOwnApi && typed.trim() !== '' ? query(partnerName(typed)) : none;
  return useSyncExternalStore(subscribe, get, get)?.data;
}
