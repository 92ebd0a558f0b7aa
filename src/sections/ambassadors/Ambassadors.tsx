import { useQuery } from '../../data/DataProvider.tsx';
import { ambassadors } from '../../data/endpoints.ts';
import { AmbassadorsView } from './AmbassadorsView.tsx';

/** The ambassadors, from the API host of the nearest DataProvider. */
export function Ambassadors() {
  const { data, status } = useQuery(ambassadors);
  return <AmbassadorsView members={data} status={status} />;
}
