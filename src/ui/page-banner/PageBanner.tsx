import type { ComponentProps, ReactNode } from 'react';
import { below } from '../../style/media.ts';
import { styled } from '../../style/styled.ts';
import { Band } from '../band/Band.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../breadcrumb/Breadcrumb.tsx';
import { Picture } from '../picture/Picture.tsx';

export interface PageBannerProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page's heading. */
  title: ReactNode;
  /** A sentence or two below it. */
  description?: ReactNode;
  /** The address of a picture beside it; it says nothing that the text does not. */
  image?: string;
  /** The way back up. */
  breadcrumb?: BreadcrumbProps['items'];
}

/** The top of an inner page: its heading on the accent colour, perhaps with a picture. `children` follow the text. */
export function PageBanner({ title, description, image, breadcrumb, children, ...rest }: PageBannerProps) {
  return (
    <Top {...rest} tone="accent">
      <Columns>
        <Text>
          {breadcrumb && <Breadcrumb items={breadcrumb} />}
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
          {children}
        </Text>
        {image && <Side src={image} alt="" width={480} height={360} eager />}
      </Columns>
    </Top>
  );
}

const Top = styled(Band)`
  position: relative;
  overflow: hidden;
  padding-block: clamp(32px, 5vw, 64px);
  &::before,
  &::after {
    content: '';
    position: absolute;
    border-radius: 50%;
    pointer-events: none;
  }
  &::before {
    inset-block-start: -90px;
    inset-inline-end: -60px;
    inline-size: 260px;
    block-size: 260px;
    border: 40px solid;
    opacity: 0.1;
  }
  &::after {
    inset-block-end: 26px;
    inset-inline-end: 46%;
    inline-size: 18px;
    block-size: 18px;
    background: var(--sun);
  }
  ${below(770)} {
    &::after {
      display: none;
    }
  }
  & > * {
    position: relative;
    z-index: 1;
  }
`;

const Columns = styled('div')`
  display: flex;
  align-items: center;
  gap: var(--space-7);
  ${below(770)} {
    flex-direction: column;
    align-items: stretch;
    gap: var(--space-5);
  }
`;

const Text = styled('div')`
  flex: 1 1 55%;
  min-inline-size: 0;
  display: grid;
  gap: var(--space-3);
`;

const Title = styled('h1')`
  max-inline-size: 18em;
  font-size: clamp(var(--text-2xl), 1.2em + 3vw, var(--text-3xl));
`;

const Description = styled('p')`
  max-inline-size: 38em;
  font-size: var(--text-lg);
  line-height: 1.5;
  text-wrap: pretty;
`;

const Side = styled(Picture)`
  flex: 0 1 40%;
  min-inline-size: 0;
  inline-size: 100%;
  max-inline-size: 420px;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-lg);
`;
