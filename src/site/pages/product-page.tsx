import { useData, useQuery } from '../../data/DataProvider.tsx';
import { products } from '../../data/endpoints.ts';
import { productFile } from '../../data/partner-endpoints.ts';
import { countedHref, productHref } from '../../domain/url.ts';
import { ProductView } from '../../sections/product/ProductView.tsx';
import { styled } from '../../style/styled.ts';
import { PageColumn } from '../../ui/band/Band.tsx';
import { summary } from '../head.ts';
import { breadcrumbs } from '../json-ld.ts';
import { LoadFailed, Loading } from '../LoadFailed.tsx';
import { NotFound } from '../NotFound.tsx';
import { type Page, type Params, type Read, usePartner } from '../page.ts';
import { ShareButton } from '../share/ShareButton.tsx';

const idOf = (params: Params) => params.id ?? '';

function ProductPage({ params }: { params: Params }) {
  const { isOwnApi } = useData();
  const partner = usePartner();
  const { data, error } = useQuery(products);
  const { data: file } = useQuery(productFile(idOf(params)));
  if (error) return <LoadFailed title="This product could not be loaded" endpoint={products} />;
  if (!data) return <Loading label="Loading the product" />;
  const product = data.find(({ id }) => id === idOf(params));
  if (!product) {
    return (
      <NotFound title="This product is not here">
        It may have a new address. The others are still there to download.
      </NotFound>
    );
  }
  return (
    <Column>
      <ProductView
        product={product}
        file={file}
        downloadHref={partner && isOwnApi ? countedHref(product.id, product.downloadUrl) : product.downloadUrl}
        share={<ShareButton of={productHref(product.id)} title={product.name} />}
      />
    </Column>
  );
}

const Column = styled(PageColumn)`
  padding-block: var(--space-4) clamp(48px, 8vw, 96px);
`;

const find = (params: Params, read: Read) => read(products).data?.find(({ id }) => id === idOf(params));

export const page: Page = {
  Page: ProductPage,
  queries: (params) => [products, productFile(idOf(params))],
  status: (params, read) => {
    if (read(products).error) return 503;
    return read(products).data && !find(params, read) ? 404 : 200;
  },
  head: (params, read, school) => {
    const product = find(params, read);
    if (!product) {
      return { title: 'Product', description: `Games and printable pages of ${school.name}.`, noIndex: true };
    }
    const { id, name, description, imageUrl } = product;
    return {
      title: name,
      description: summary(description || `${name}, a free download of ${school.name}.`),
      canonical: productHref(id),
      // Link previews cannot fetch a `data:` URL.
      ...(imageUrl && !imageUrl.startsWith('data:') && { image: imageUrl }),
      ...(import.meta.env.SSR && {
        jsonLd: [
          breadcrumbs([
            { name: 'Products', path: '/steam-products' },
            { name, path: productHref(id) },
          ]),
        ],
      }),
    };
  },
};
