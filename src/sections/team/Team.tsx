import { useQuery } from '../../data/DataProvider.tsx';
import { team } from '../../data/endpoints.ts';
import { TeamView } from './TeamView.tsx';

/** The team of the nearest API host. */
export function Team() {
  return <TeamView members={useQuery(team).data ?? []} />;
}
