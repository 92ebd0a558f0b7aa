import { useQuery } from '../../data/DataProvider.tsx';
import { missions } from '../../data/endpoints.ts';
import { MissionsView, type MissionsViewProps } from './MissionsView.tsx';

/** Mission and vision, from the API host of the nearest DataProvider. */
export function Missions({ product }: Pick<MissionsViewProps, 'product'>) {
  const { data, status } = useQuery(missions);
  return <MissionsView missions={data} status={status} product={product} />;
}
