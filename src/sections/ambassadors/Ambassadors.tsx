import { useQuery } from '../../data/DataProvider.tsx';
import { ambassadors } from '../../data/endpoints.ts';
import { AmbassadorsView, type AmbassadorsViewProps } from './AmbassadorsView.tsx';

/** The ambassadors, from the API host of the nearest DataProvider. */
export function Ambassadors({ lead }: Pick<AmbassadorsViewProps, 'lead'>) {
  const { data, status } = useQuery(ambassadors);
  return <AmbassadorsView members={data} status={status} lead={lead} />;
}
