import { useQuery } from '../../data/DataProvider.tsx';
import { lectureVideos } from '../../data/endpoints.ts';
import { LectureGridView } from './LectureGridView.tsx';

export interface LectureGridProps {
  /** The lesson's id. */
  lesson: string;
}

/** The lecture videos of a lesson. */
export function LectureGrid({ lesson }: LectureGridProps) {
  const { data, status } = useQuery(lectureVideos(lesson));
  return <LectureGridView videos={data} status={status} />;
}
