import { useQuery } from '../../data/DataProvider.tsx';
import { team } from '../../data/endpoints.ts';
import { TeamView } from './TeamView.tsx';

/** The team of the nearest API host. */
export function Team() {
  const { data, status } = useQuery(team);
  return <TeamView members={data} status={status} />;
}
