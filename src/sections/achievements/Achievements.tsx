import { useQuery } from '../../data/DataProvider.tsx';
import { achievements } from '../../data/endpoints.ts';
import { AchievementsView } from './AchievementsView.tsx';

/** The achievements, from the API host of the nearest DataProvider. */
export function Achievements() {
  const { data, status } = useQuery(achievements);
  return <AchievementsView groups={data} status={status} />;
}
