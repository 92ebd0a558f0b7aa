import { useQuery } from '../../data/DataProvider.tsx';
import { team } from '../../data/endpoints.ts';
import { TeamView } from './TeamView.tsx';

/** The team, from the API host of the nearest DataProvider. */
export function Team() {
  const { data, status } = useQuery(team);
  return <TeamView members={data} status={status} />;
}
