import { useQuery } from '../../data/DataProvider.tsx';
import {
  courses as coursesEndpoint,
  products as productsEndpoint,
  release as releaseEndpoint,
} from '../../data/endpoints.ts';
import { EmbedBuilderView, type EmbedBuilderViewProps } from './EmbedBuilderView.tsx';

export interface EmbedBuilderProps extends Omit<EmbedBuilderViewProps, 'courses' | 'products' | 'release'> {}

/** With the courses, products and version of the nearest API host. What cannot be read leaves its choice out. */
export function EmbedBuilder(props: EmbedBuilderProps) {
  const { data: courses = [] } = useQuery(coursesEndpoint);
  const { data: products = [] } = useQuery(productsEndpoint);
  const { data: release } = useQuery(releaseEndpoint);
  return <EmbedBuilderView {...props} courses={courses} products={products} release={release} />;
}
