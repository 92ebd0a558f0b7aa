import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { widths } from '../../tokens/scale.ts';

export interface BandProps extends ComponentProps<'section'> {
  /**
   * The background. Adjacent bands alternate.
   * @default 'ground'
   */
  tone?: 'ground' | 'sunken' | 'accent';
  /**
   * The HTML element.
   * @default 'section'
   */
  as?: 'section' | 'div' | 'header' | 'footer' | 'aside' | 'article';
  /** The id of the heading that labels the region. */
  labelledBy?: string;
}

/** A full-width strip with the page column inside. */
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

/** The page column: gutters of 16 px on phones, 24 px on tablets and wider screens. */
export const PageColumn = styled('div')`
  inline-size: min(${widths.page}px, 100% - 2 * clamp(16px, 4.5vw, 24px));
  margin-inline: auto;
`;
