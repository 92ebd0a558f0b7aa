import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { widths } from '../../tokens/scale.ts';

export interface BandProps extends ComponentProps<'section'> {
  /**
   * The tint behind it; neighbours alternate.
   * @default 'ground'
   */
  tone?: 'ground' | 'sunken' | 'accent';
  /**
   * Which element it is.
   * @default 'section'
   */
  as?: 'section' | 'div' | 'header' | 'footer' | 'aside' | 'article';
  /** The id of its heading, which names the region. */
  labelledBy?: string;
}

/** A strip across the whole page with the page's column inside. */
export function Band({ tone = 'ground', labelledBy, children, ...rest }: BandProps) {
  return (
    <Strip aria-labelledby={labelledBy} {...rest} $tone={tone}>
      <PageColumn>{children}</PageColumn>
    </Strip>
  );
}

const tones = {
  ground: 'background: var(--ground);',
  sunken: 'background: var(--sunken);',
  accent: 'background: linear-gradient(115deg, var(--stage), var(--stage-end)); color: var(--on-night);',
};

const Strip = styled('section')<{ $tone: keyof typeof tones }>`
  padding-block: clamp(48px, 8vw, 96px);
  ${({ $tone }) => tones[$tone]}
`;

/** The page's column: gutters of 16 px on a phone, 24 px from a tablet on. */
export const PageColumn = styled('div')`
  inline-size: min(${widths.page}px, 100% - 2 * clamp(16px, 4.5vw, 24px));
  margin-inline: auto;
`;
