import { useQuery } from '../../data/DataProvider.tsx';
import { missions } from '../../data/endpoints.ts';
import { MissionsView, type MissionsViewProps } from './MissionsView.tsx';

/** Mission and vision of the nearest API host. */
export function Missions({ product }: Pick<MissionsViewProps, 'product'>) {
  const { data, status } = useQuery(missions);
  return <MissionsView missions={data} status={status} product={product} />;
}
