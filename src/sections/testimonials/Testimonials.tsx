import { useQuery } from '../../data/DataProvider.tsx';
import { testimonials } from '../../data/endpoints.ts';
import { TestimonialsView } from './TestimonialsView.tsx';

/** What families say, from the nearest API host. */
export function Testimonials() {
  const { data, status } = useQuery(testimonials);
  return <TestimonialsView testimonials={data} status={status} />;
}
