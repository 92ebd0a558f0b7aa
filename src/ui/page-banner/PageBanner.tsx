import type { ComponentProps, ReactNode } from 'react';
import { below, upTo } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { layerBehind } from '../../tokens/effects.ts';
import { Band } from '../band/Band.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../breadcrumb/Breadcrumb.tsx';
import { Picture } from '../picture/Picture.tsx';

export interface PageBannerProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page's heading. */
  title: ReactNode;
  /** A sentence or two below it. */
  description?: ReactNode;
  /** The URL of a decorative picture beside the text; '' reserves its space. */
  image?: string;
  /** The breadcrumb above the heading. */
  breadcrumb?: BreadcrumbProps['items'];
  /** Makes it lower, so the content below it is in the first viewport. */
  low?: boolean;
}

/**
 * The banner of an inner page: its heading on the accent colour. A picture at the inline end fades into the colour.
 * `children` follow the text.
 */
export function PageBanner({ title, description, image, breadcrumb, low, children, ...rest }: PageBannerProps) {
  return (
    <Top {...rest} tone="accent" $pictured={image !== undefined} $low={low}>
      <Text data-waits={Boolean(image) || undefined}>
        {breadcrumb && <Breadcrumb items={breadcrumb} />}
        <Title>{title}</Title>
        {description && (
          <Description dir="auto" $low={low}>
            {description}
          </Description>
        )}
        {children}
      </Text>
      {image && <Side $low={low} src={image} alt="" width={1600} height={560} eager />}
    </Top>
  );
}

const Top = styled(Band)<{ $pictured: boolean; $low?: boolean }>`
  --pad: ${({ $low }) => ($low ? 'clamp(24px, 3vw, 40px)' : 'clamp(36px, 5vw, 64px)')};
  --least: ${({ $low }) => ($low ? '0px' : 'clamp(280px, 26vw, 400px)')};
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  align-items: center;
  padding-block: var(--pad);
  ${({ $pictured }) => ($pictured ? pictured : ring)}
`;

const pictured = `
  min-block-size: var(--least);
  & > * > :first-child { max-inline-size: 52%; }
  ${below(912)} {
    & > * > :first-child { max-inline-size: none; }
  }
`;

const ring = `
  &::before {
    content: '';
    position: absolute;
    z-index: ${layerBehind};
    inset-block-start: -90px;
    inset-inline-end: -60px;
    inline-size: 260px;
    block-size: 260px;
    border: 40px solid;
    border-radius: 50%;
    opacity: 0.1;
  }
`;

const Text = styled('div')`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
`;

const Title = styled('h1')`
  max-inline-size: 18em;
  font-size: min(clamp(var(--text-2xl), 1.2em + 3vw, 3.3em), 11vw);
  &:focus-visible {
    outline-color: currentColor;
  }
`;

const Description = styled('p')<{ $low?: boolean }>`
  max-inline-size: 34em;
  font-size: var(--text-lg);
  line-height: 1.5;
  text-wrap: pretty;
  ${upTo(540)} {
    ${({ $low }) => $low && 'font-size: var(--text-sm); line-height: 1.4;'}
  }
`;

const Side = styled(Picture)<{ $low?: boolean }>`
  position: absolute;
  z-index: ${layerBehind};
  inset-block: 0;
  inset-inline-end: 0;
  /* Keeps the aspect ratio, because a low banner on a wide screen would crop the heads of people. */
  inline-size: auto;
  max-inline-size: 58%;
  block-size: 100%;
  aspect-ratio: 20 / 7;
  background: none;
  mask-image: linear-gradient(to left, #000 72%, #0000);
  &:dir(rtl) {
    mask-image: linear-gradient(to right, #000 72%, #0000);
  }
  ${below(912)} {
    &,
    &:dir(rtl) {
      ${({ $low }) => $low && 'display: none;'}
      position: static;
      inline-size: 100vw;
      max-inline-size: none;
      aspect-ratio: auto;
      block-size: clamp(200px, 52vw, 300px);
      margin: var(--space-4) calc(50% - 50vw) calc(-1 * var(--pad));
      mask-image: linear-gradient(to top, #000 70%, #0000);
    }
  }
`;
