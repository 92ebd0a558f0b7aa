import { useQuery } from '../../data/DataProvider.tsx';
import { achievements } from '../../data/endpoints.ts';
import { AchievementsView } from './AchievementsView.tsx';

/** The achievements of the nearest API host. */
export function Achievements() {
  const { data, status } = useQuery(achievements);
  return <AchievementsView groups={data} status={status} />;
}
