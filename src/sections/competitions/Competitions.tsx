import { useQuery } from '../../data/DataProvider.tsx';
import { competitions } from '../../data/endpoints.ts';
import { CompetitionsView } from './CompetitionsView.tsx';

/** The competitions of the nearest API host. */
export function Competitions() {
  const { data, status } = useQuery(competitions);
  return <CompetitionsView competitions={data} status={status} />;
}
