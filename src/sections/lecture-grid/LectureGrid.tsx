import { useQuery } from '../../data/DataProvider.tsx';
import { lectureVideos } from '../../data/endpoints.ts';
import { LectureGridView, type LectureGridViewProps } from './LectureGridView.tsx';

export interface LectureGridProps extends Omit<LectureGridViewProps, 'videos' | 'status'> {
  /** The lesson's id. */
  lesson: string;
}

/** The lecture videos of a lesson. */
export function LectureGrid({ lesson, ...props }: LectureGridProps) {
  const { data, status } = useQuery(lectureVideos(lesson));
  return <LectureGridView {...props} videos={data} status={status} />;
}
