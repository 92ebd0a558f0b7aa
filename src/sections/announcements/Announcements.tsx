import { useQuery } from '../../data/DataProvider.tsx';
import { announcements } from '../../data/endpoints.ts';
import { AnnouncementsView } from './AnnouncementsView.tsx';

/** The announcements, from the API host of the nearest DataProvider. */
export function Announcements() {
  const { data, status } = useQuery(announcements);
  return <AnnouncementsView announcements={data} status={status} />;
}
