import { useQuery } from '../../data/DataProvider.tsx';
import { courses } from '../../data/endpoints.ts';
import { CourseFinderView, type CourseFinderViewProps } from './CourseFinderView.tsx';

export interface CourseFinderProps extends Omit<CourseFinderViewProps, 'courses' | 'status'> {}

/** The catalogue, from the API host of the nearest DataProvider. */
export function CourseFinder(props: CourseFinderProps) {
  const { data, status } = useQuery(courses);
  return <CourseFinderView {...props} courses={data} status={status} />;
}
