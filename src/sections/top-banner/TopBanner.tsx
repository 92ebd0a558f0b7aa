import { useQuery } from '../../data/DataProvider.tsx';
import type { Endpoint } from '../../data/endpoints.ts';
import type { QueryState } from '../../data/query.ts';
import type { Banner } from '../../domain/entities.ts';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { PageBanner, type PageBannerProps } from '../../ui/page-banner/PageBanner.tsx';

export interface TopBannerProps extends Omit<PageBannerProps, 'description' | 'image'> {
  /** The endpoint of the text and the picture. The title does not come from it. */
  from: Endpoint<Banner[]>;
}

/** The banner of an inner page, with text and picture from the API. */
export function TopBanner({ from, ...rest }: TopBannerProps) {
  const { data, status }: QueryState<Banner[]> = useQuery(from);
  const { lang } = useContentText();
  const banner = data?.[0];
  // '' reserves the picture's space while the banner loads.
  const image = status === 'loading' ? '' : banner?.imageUrl || undefined;
  return (
    <PageBanner
      {...rest}
      description={banner?.description && <span lang={lang}>{banner.description}</span>}
      image={image}
    />
  );
}
