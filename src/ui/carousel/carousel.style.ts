import { withHover, withMotion } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { durationOpen } from '../../tokens/effects.ts';

interface Layout {
  $perView: readonly { min: number; slides: number }[];
  $gap: number;
}

export const Root = styled('section')<Layout>`
  min-inline-size: 0;
  --gap: ${({ $gap }) => $gap}px;
  ${({ $perView }) =>
    $perView.map(({ min, slides }) => `@media (min-width: ${min}px) { --per-view: ${slides}; }`).join('')}
`;

export const Track = styled('div')`
  display: flex;
  /* 'safe' centres slides that fit into the row; a longer row starts at its first slide. */
  justify-content: safe center;
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (scripting: none) {
    scrollbar-width: thin;
  }
  @media print {
    flex-wrap: wrap;
    row-gap: var(--gap);
    overflow: visible;
  }
`;

// A margin instead of a gap: swiper measures slides with their margins.
export const Slide = styled('div')`
  flex: none;
  display: grid;
  inline-size: calc((100% - (var(--per-view, 1) - 1) * var(--gap)) / var(--per-view, 1));
  scroll-snap-align: start;
  &:not(:last-child) {
    margin-inline-end: var(--gap);
  }
  & > * {
    min-inline-size: 0;
  }
`;

export const Controls = styled('div')<{ $shown: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: 44px;
  margin-block-start: var(--space-4);
  ${({ $shown }) => !$shown && 'visibility: hidden;'}
  @media print {
    display: none;
  }
`;

export const Round = styled('button')<{ $back?: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 2px solid;
  border-radius: 50%;
  background: none;
  color: var(--controls, var(--accent));
  ${withHover} {
    &:hover {
      background: rgb(128 128 128 / 0.2);
    }
  }
  & > svg {
    ${({ $back }) => $back && 'scale: -1 1;'}
  }
  &:dir(rtl) {
    & > svg {
      scale: ${({ $back }) => ($back ? 1 : -1)} 1;
    }
  }
`;

export const Count = styled('span')`
  min-inline-size: 5em;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** Many dots shrink instead of wrapping onto a second line. */
export const Bars = styled('ul')`
  display: flex;
  justify-content: center;
  min-inline-size: 0;
  & > li {
    inline-size: 44px;
    min-inline-size: 20px;
  }
`;

/** A 44 px target around a small bar. The current bar is longer, because colour alone would not be visible to everyone. */
export const Bar = styled('button')`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 999px;
  background: none;
  color: var(--controls, var(--accent));
  &::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid;
    border-radius: 999px;
  }
  &[aria-current]::before {
    inline-size: min(32px, 100%);
    background: currentColor;
    forced-color-adjust: none;
    @media (forced-colors: active) {
      border-color: CanvasText;
      background: CanvasText;
    }
  }
  ${withMotion} {
    &::before {
      transition: inline-size ${durationOpen};
    }
  }
`;
