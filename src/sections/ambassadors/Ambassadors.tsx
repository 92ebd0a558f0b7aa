import { useQuery } from '../../data/DataProvider.tsx';
import { ambassadors } from '../../data/endpoints.ts';
import { AmbassadorsView } from './AmbassadorsView.tsx';

/** The ambassadors of the nearest API host. */
export function Ambassadors() {
  return <AmbassadorsView members={useQuery(ambassadors).data ?? []} />;
}
