import { useQuery } from '../../data/DataProvider.tsx';
import { competitions } from '../../data/endpoints.ts';
import { CompetitionsView } from './CompetitionsView.tsx';

/** The competitions, from the API host of the nearest DataProvider. */
export function Competitions() {
  const { data, status } = useQuery(competitions);
  return <CompetitionsView competitions={data} status={status} />;
}
