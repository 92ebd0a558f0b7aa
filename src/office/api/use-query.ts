import { useSyncExternalStore } from 'react';
import type { Input, Output } from '../../data/office.ts';
import type { OfficeState } from '../../data/office-queries.ts';
import type { ActionName } from '../../domain/office/actions.ts';
import { useOffice } from './OfficeProvider.tsx';

export type Loaded<T> = OfficeState<T> & { reload: () => void };

/** Loads data with an action. Reloads after `refresh` and when the tab gets the focus. */
export function useOfficeQuery<Name extends ActionName>(name: Name, input: Input<Name>): Loaded<Output<Name>> {
  const query = useOffice().query(name, input);
  return { ...useSyncExternalStore(query.subscribe, query.get), reload: query.reload };
}
