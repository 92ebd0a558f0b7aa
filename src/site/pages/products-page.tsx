import { productBanner } from '../../data/endpoints.ts';
import { productLabels } from '../../domain/embed/labels/product-list.ts';
import { textOfSchool } from '../../domain/school.ts';
import { Attachments } from '../../sections/attachments/Attachments.tsx';
import { ProductList } from '../../sections/product-list/ProductList.tsx';
import { TopBanner } from '../../sections/top-banner/TopBanner.tsx';
import { styled } from '../../style/styled.ts';
import { Band } from '../../ui/band/Band.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHeading } from '../../ui/section-heading/SectionHeading.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { type Page, usePartner, useSchool } from '../page.ts';
import { schoolText } from '../SchoolText.tsx';
import { ShareButton } from '../share/ShareButton.tsx';

function Products() {
  const school = useSchool();
  return (
    <>
      <TopBanner title="Our Product" from={productBanner}>
        {school.isSample && (
          <Badges>
            <Picture src="/media/badges/app-store.svg" alt="Get it on the app store" width={270} height={80} eager />
            <Picture src="/media/badges/play-store.svg" alt="Get it on the play store" width={270} height={80} eager />
          </Badges>
        )}
        <ShareButton of="/steam-products" title="STEAM Products" onAccent />
      </TopBanner>
      <Band labelledBy="products-title">
        <SectionHeading id="products-title" eyebrow={schoolText(school, 'productsText')} title="STEAM Products" />
        <ProductList layout="grid" partner={usePartner()} spinner={<Wait label={productLabels.loading} />} />
      </Band>
      <Attachments from={productBanner} />
    </>
  );
}

const Wait = styled(Spinner)`
  min-block-size: 320px;
`;

const Badges = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-3);
  & > img {
    inline-size: 170px;
    background: none;
  }
`;

export const page: Page = {
  Page: Products,
  head: (_params, _read, school) => ({
    title: 'STEAM Products',
    description: textOfSchool(school, 'productsDescription') || `The products of ${school.name}.`,
  }),
};
