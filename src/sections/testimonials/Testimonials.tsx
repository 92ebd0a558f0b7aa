import { useQuery } from '../../data/DataProvider.tsx';
import { testimonials } from '../../data/endpoints.ts';
import { TestimonialsView } from './TestimonialsView.tsx';

/** The testimonials, from the API host of the nearest DataProvider. */
export function Testimonials() {
  const { data, status } = useQuery(testimonials);
  return <TestimonialsView testimonials={data} status={status} />;
}
