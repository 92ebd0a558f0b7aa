import { useQuery } from '../../data/DataProvider.tsx';
import type { Endpoint } from '../../data/endpoints.ts';
import type { QueryState } from '../../data/query.ts';
import type { Banner } from '../../domain/entities.ts';
import { PageBanner, type PageBannerProps } from '../../ui/page-banner/PageBanner.tsx';

export interface TopBannerProps extends Omit<PageBannerProps, 'description' | 'image'> {
  /** Where its words and its picture come from. The title stands without them. */
  from: Endpoint<Banner[]>;
}

/** The banner of an inner page whose text and picture the API gives. */
export function TopBanner({ from, ...rest }: TopBannerProps) {
  const { data, status }: QueryState<Banner[]> = useQuery(from);
  const banner = data?.[0];
  // '' reserves the picture's space while the banner loads.
  const image = status === 'loading' ? '' : banner?.imageUrl || undefined;
  return <PageBanner {...rest} description={banner?.description} image={image} />;
}
