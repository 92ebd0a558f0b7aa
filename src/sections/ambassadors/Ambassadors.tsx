import { useQuery } from '../../data/DataProvider.tsx';
import { ambassadors } from '../../data/endpoints.ts';
import { AmbassadorsView } from './AmbassadorsView.tsx';

/** The ambassadors of the nearest API host. */
export function Ambassadors() {
  const { data, status } = useQuery(ambassadors);
  return <AmbassadorsView members={data} status={status} />;
}
