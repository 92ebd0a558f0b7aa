import { useData, useQuery } from '../../data/DataProvider.tsx';
import { courses, productBanner, products } from '../../data/endpoints.ts';
import { partner as partnerOf } from '../../data/partner-endpoints.ts';
import type { CourseSummary, Partner, Product } from '../../domain/entities.ts';
import { countedHref } from '../../domain/url.ts';
import { PartnerView } from '../../sections/partner/PartnerView.tsx';
import { summary } from '../head.ts';
import { Loading } from '../LoadFailed.tsx';
import type { Page, Params } from '../page.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { page as productsPage } from './products-page.tsx';

const idOf = (params: Params) => params.id ?? '';

/**
 * The page of an ambassador or a school. For an unknown name it shows the products: its links contain the name, but the
 * page shows no text from the URL.
 */
function PartnerPage({ params }: { params: Params }) {
  const { data: partner, error } = useQuery(partnerOf(idOf(params)));
  const { isOwnApi } = useData();
  const { data: allProducts = [] } = useQuery(products);
  const { data: allCourses = [] } = useQuery(courses);
  if (error) return <productsPage.Page params={{}} />;
  if (!partner) return <Loading label="Loading the page" />;
  return (
    <PartnerView
      partner={partner}
      products={partner.products.length > 0 ? chosen(allProducts, partner.products) : allProducts}
      courses={chosen(allCourses, partner.courses)}
      {...(isOwnApi && { downloadHref: ({ id, downloadUrl }) => countedHref(id, downloadUrl) })}
      share={<ShareButton of={`/p/${partner.id}`} title={partner.name} onAccent />}
    />
  );
}

/** The products or courses with these ids, in this order. Ignores unknown ids, because the content may have changed. */
const chosen = <T extends Product | CourseSummary>(rows: readonly T[], ids: readonly string[]): T[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

const sentenceOf = ({ name, about }: Partner, school: string) =>
  summary(about || `What ${name} recommends from ${school}: courses and pages to print.`);

export const page: Page = {
  Page: PartnerPage,
  queries: (params) => [partnerOf(idOf(params)), products, courses, productBanner],
  head: (params, read, school, search) => {
    const { data: partner } = read(partnerOf(idOf(params)));
    if (!partner) return { ...productsPage.head({}, read, school, search), noIndex: true };
    const { name, imageUrl } = partner;
    return {
      title: name,
      description: sentenceOf(partner, school.name),
      // Link previews cannot fetch a `data:` URL.
      ...(imageUrl && !imageUrl.startsWith('data:') && { image: imageUrl }),
    };
  },
};
