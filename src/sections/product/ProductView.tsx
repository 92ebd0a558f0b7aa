import type { ReactNode } from 'react';
import type { Product } from '../../domain/entities.ts';
import type { ProductFile } from '../../domain/partner-api.ts';
import { formatBytes } from '../../domain/text.ts';
import { card } from '../../style/card-mixins.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useContentText } from '../../ui/content-text/content-text.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';

export interface ProductViewProps {
  /** The product of the page. */
  product: Product;
  /** The type and size of its file, if this site hosts it. */
  file?: ProductFile | undefined;
  /**
   * The URL of its download.
   * @default its link
   */
  downloadHref?: string;
  /** The Share button. */
  share?: ReactNode;
}

/** The page of a product: picture, text, download. */
export function ProductView({ product, file, downloadHref = product.downloadUrl, share }: ProductViewProps) {
  const contentText = useContentText();
  const { name, description, imageUrl, downloadUrl } = product;
  return (
    <Root>
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          { label: 'Products', href: '/steam-products' },
          { label: name, lang: contentText.lang },
        ]}
      />
      <Columns>
        <Image src={imageUrl} alt="" width={480} height={360} eager />
        <Words>
          <Name {...contentText}>{name}</Name>
          <Description {...contentText}>{description}</Description>
          <Actions>
            {downloadUrl && (
              <ButtonLink href={downloadHref}>
                Download
                <VisuallyHidden>
                  {' '}
                  <bdi {...contentText}>{name}</bdi>
                </VisuallyHidden>
              </ButtonLink>
            )}
            {share}
          </Actions>
          {file && (
            <File>
              {file.type}, {formatBytes(file.bytes)}
            </File>
          )}
        </Words>
      </Columns>
    </Root>
  );
}

const Root = styled('article')`
  display: grid;
  gap: var(--space-4);
`;

const Columns = styled('div')`
  ${card('lg')}
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  overflow: hidden;
  ${below(820)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Image = styled(Picture)`
  inline-size: 100%;
  block-size: 100%;
  aspect-ratio: 4 / 3;
`;

const Words = styled('div')`
  display: grid;
  align-content: center;
  gap: var(--space-4);
  padding: clamp(20px, 4vw, 48px);
`;

const Name = styled('h1')`
  font-size: clamp(var(--text-2xl), 1.2em + 2vw, var(--text-3xl));
`;

const Description = styled('p')`
  color: var(--muted);
  font-size: var(--text-lg);
  line-height: 1.55;
  white-space: pre-line;
  text-wrap: pretty;
`;

const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const File = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
`;
