import { useData, useQuery } from '../../data/DataProvider.tsx';
import {
  courses as coursesEndpoint,
  products as productsEndpoint,
  release as releaseEndpoint,
} from '../../data/endpoints.ts';
import { usePartnerName } from '../../data/use-partner-name.ts';
import { EmbedBuilderView, type EmbedBuilderViewProps } from './EmbedBuilderView.tsx';

export interface EmbedBuilderProps
  extends Omit<EmbedBuilderViewProps, 'courses' | 'products' | 'release' | 'isOwnApi' | 'partner'> {}

/**
 * The snippet builder, with courses, products and version from the API host of the nearest DataProvider. If a list
 * fails to load, its field is hidden.
 */
export function EmbedBuilder(props: EmbedBuilderProps) {
  const { data: courses = [] } = useQuery(coursesEndpoint);
  const { data: products = [] } = useQuery(productsEndpoint);
  const { data: release } = useQuery(releaseEndpoint);
  const { isOwnApi } = useData();
  const partner = usePartnerName(props.choices.values.partner ?? '');
  return (
    <EmbedBuilderView
      {...props}
      courses={courses}
      products={products}
      release={release}
      isOwnApi={isOwnApi}
      partner={partner}
    />
  );
}
