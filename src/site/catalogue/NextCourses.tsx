import { useMemo } from 'react';
import { useQuery } from '../../data/DataProvider.tsx';
import { nextCourses } from '../../domain/next-courses.ts';
import { CourseCardsView } from '../../sections/course-finder/CourseCardsView.tsx';
import { CoursesIntroView, type CoursesIntroViewProps } from '../../sections/courses-intro/CoursesIntroView.tsx';
import { limits } from '../../tokens/limits.ts';
import { firstViewOf } from './first-view.ts';

// The endpoint of the catalogue page, which then needs no second request.
const firstView = firstViewOf('');

/** The courses that start next, then other courses. Renders nothing without a course. */
export function NextCourses(props: Omit<CoursesIntroViewProps, 'children'>) {
  const { data } = useQuery(firstView);
  const courses = useMemo(() => nextCourses(data?.courses ?? [], limits.homeCourses), [data]);
  if (courses.length === 0) return null;
  return (
    <CoursesIntroView {...props}>
      <CourseCardsView courses={courses} />
    </CoursesIntroView>
  );
}
