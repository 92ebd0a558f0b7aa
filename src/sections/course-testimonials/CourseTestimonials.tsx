import { useQuery } from '../../data/DataProvider.tsx';
import { testimonialsOf } from '../../data/endpoints.ts';
import { CourseTestimonialsView } from './CourseTestimonialsView.tsx';

export interface CourseTestimonialsProps {
  /** The course's id. */
  course: string;
}

/** The testimonials of a course. */
export function CourseTestimonials({ course }: CourseTestimonialsProps) {
  return <CourseTestimonialsView testimonials={useQuery(testimonialsOf(course)).data} />;
}
