import type { MouseEvent, ReactNode } from 'react';
import { type ProductLabels, productLabels } from '../../domain/embed/labels/product-list.ts';
import type { Product } from '../../domain/entities.ts';
import { countedHref } from '../../domain/url.ts';
import { styled } from '../../style/styled.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { useIncrementalRender } from '../../ui/incremental-render/use-incremental-render.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import type { ProductLayout } from './layouts.ts';

export interface ProductListViewProps {
  /** All products; undefined until they are loaded. */
  products: readonly Product[] | undefined;
  /** The state of the request. A failed list renders nothing. */
  status: 'loading' | 'loaded' | 'failed';
  /** Shown while loading. A widget shows the host page's link instead. */
  spinner?: ReactNode;
  /** The ids to show, in this order; unknown ids are ignored. */
  only?: readonly string[];
  /**
   * Rows with the picture beside the text, cards side by side, or a layout of layouts.ts.
   * @default 'list'
   */
  layout?: 'list' | 'grid' | ProductLayout;
  /** Mounts the first viewport, then the rest in batches, to keep the host page responsive. */
  incremental?: boolean;
  /** Whether links lead through `/go/`, which counts the partner's downloads, instead of to the product's URL. */
  counted?: boolean | undefined;
  /** Called on a click on a download, before the browser follows its link. `preventDefault()` stops the link. */
  onDownload?: (product: Product, event: MouseEvent<HTMLAnchorElement>) => void;
  /**
   * The level of the products' headings.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Replaces some of the default labels. */
  labels?: Partial<ProductLabels>;
}

/** The digital products, each with its download. */
export function ProductListView({
  products,
  status,
  spinner,
  only,
  layout = 'list',
  incremental,
  counted,
  onDownload,
  headingLevel = 3,
  labels,
}: ProductListViewProps) {
  const texts = { ...productLabels, ...labels };
  const contentText = useContentText();
  const wanted = only ? only.flatMap((id) => products?.find((product) => product.id === id) ?? []) : (products ?? []);
  const low = typeof layout === 'object' ? layout : undefined;
  const shown = useIncrementalRender(wanted.length, incremental);
  if (status === 'loading') return spinner;
  if (wanted.length === 0) return null;
  return (
    <Root $css={low?.css}>
      <List $layout={layout}>
        {wanted.slice(0, shown).map((product) => (
          <Card key={product.id} part="card">
            <Picture src={product.imageUrl} alt="" width={480} height={360} />
            <Text>
              <Name as={`h${headingLevel}`} part="heading" {...contentText}>
                {product.name}
              </Name>
              <Words {...contentText}>{product.description}</Words>
              {product.downloadUrl && (
                <p>
                  <ButtonLink
                    href={counted ? countedHref(product.id, product.downloadUrl) : product.downloadUrl}
                    onClick={onDownload && ((event) => onDownload(product, event))}
                  >
                    {texts.download}
                    <VisuallyHidden>
                      {' '}
                      <bdi {...contentText}>{product.name}</bdi>
                    </VisuallyHidden>
                  </ButtonLink>
                </p>
              )}
            </Text>
          </Card>
        ))}
      </List>
      {low?.hasMore && (
        <p>
          <Link href="/steam-products">{texts.seeAll}</Link>
        </p>
      )}
    </Root>
  );
}

const Root = styled('div')<{ $css: string | undefined }>`
  container-type: inline-size;
  ${({ $css }) => $css}
`;

const List = styled('ul')<{ $layout: ProductListViewProps['layout'] }>`
  display: grid;
  gap: var(--space-5);
  ${({ $layout }) =>
    $layout === 'grid'
      ? `grid-template-columns: repeat(auto-fill, minmax(min(100%, max(300px, 17em)), 1fr));
        & > li > div { justify-content: start; }
        & > li > div > :last-child { margin-block-start: auto; }`
      : $layout === 'list' &&
        `grid-template-columns: minmax(0, 1fr);
        & > li {
          @container (min-width: 35em) {
            flex-direction: row;
          }
          & > img {
            @container (min-width: 35em) {
              inline-size: 38%;
            }
          }
        }`}
`;

const Card = styled('li')`
  display: flex;
  flex-direction: column;
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  overflow: hidden;
  break-inside: avoid;
  & > img {
    inline-size: 100%;
    aspect-ratio: 4 / 3;
  }
`;

const Text = styled('div')`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--space-3);
  padding: min(var(--space-5), 7vw);
`;

const Name = styled('h3')`
  font-size: var(--text-xl);
`;

const Words = styled('p')`
  flex: 0 1 auto;
  color: var(--muted);
  white-space: pre-line;
`;
