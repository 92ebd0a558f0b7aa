import { useSyncExternalStore } from 'react';
import type { PartnerName } from '../domain/partner-api.ts';
import { useData } from './DataProvider.tsx';
import { partnerName } from './partner-endpoints.ts';

const none = { subscribe: () => () => undefined, get: () => undefined };

/** What the school knows about a typed name; undefined for no name, until it has answered, and if another server has the API. */
export function usePartnerName(typed: string): PartnerName | undefined {
  const { isOwnApi, query } = useData();
  const { subscribe, get } = isOwnApi && typed.trim() !== '' ? query(partnerName(typed)) : none;
  return useSyncExternalStore(subscribe, get, get)?.data;
}
