import { useData, useQuery } from '../../data/DataProvider.tsx';
import {
  courses as coursesEndpoint,
  products as productsEndpoint,
  release as releaseEndpoint,
} from '../../data/endpoints.ts';
import { EmbedBuilderView, type EmbedBuilderViewProps } from './EmbedBuilderView.tsx';

export interface EmbedBuilderProps
  extends Omit<EmbedBuilderViewProps, 'courses' | 'products' | 'release' | 'isOwnApi'> {}

/** The builder with the courses, products and version from the API host of the nearest DataProvider. A failed list hides its field. */
export function EmbedBuilder(props: EmbedBuilderProps) {
  const { data: courses = [] } = useQuery(coursesEndpoint);
  const { data: products = [] } = useQuery(productsEndpoint);
  const { data: release } = useQuery(releaseEndpoint);
  const { isOwnApi } = useData();
  return <EmbedBuilderView {...props} courses={courses} products={products} release={release} isOwnApi={isOwnApi} />;
}
