import { Faq } from '../../sections/faq/Faq.tsx';
import { below, contentVisibility } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { layerAbove, layerBehind, layerControl } from '../../tokens/effects.ts';
import { limits } from '../../tokens/limits.ts';
import { widths } from '../../tokens/scale.ts';
import { PageColumn } from '../../ui/band/Band.tsx';

const rhythm = 'clamp(48px, 8vw, 96px)';
/** The height of the bar with "Enroll Now" and its borders. */
const barHeight = 'max(62px, 3.75rem + 2px)';
/** There the side card is beside the text, and the bar is below the header. */
const wide = '@media (min-width: 1012px)';
/** The same, as high as the sticky header needs. */
const wideAndHigh = '@media (min-width: 1012px) and (min-height: 421px)';

/**
 * Stacks the page, with the bar over all of it: `position: sticky` keeps it in the window between the first and the last section.
 * Scroll padding and the position of toasts keep focused elements and toasts from being covered by it.
 */
export const Sheet = styled('div')`
  isolation: isolate;
  overflow-x: clip;
  display: grid;
  grid-template: auto auto / minmax(0, 1fr);
  & > * {
    grid-area: 1 / 1;
  }
  & > :nth-child(2) {
    grid-row: 2;
  }
  html:has(&) {
    ${wideAndHigh} {
      --toast-top: calc(${limits.headerHeight + 16}px + ${barHeight});
    }
    ${below(1012)} {
      scroll-padding-block-end: calc(${barHeight} + 16px);
    }
    @media print {
      --header-on-paper: none;
    }
  }
  @media print {
    display: block;
    & [part='button'] {
      display: none;
    }
    & :has(> h2),
    & :has(+ h2),
    & h2,
    & h3 {
      break-after: avoid;
    }
    & figure {
      break-inside: avoid;
    }
    /* Chromium moves a whole grid to the next sheet of paper. */
    & :has(> details) {
      display: block;
    }
    & details {
      margin-block-end: var(--space-3);
    }
  }
`;

export const Layout = styled(PageColumn)`
  display: grid;
  grid-template: 'top side' auto 'body side' 1fr / minmax(0, 1fr) 360px;
  column-gap: var(--space-7);
  padding-block-end: ${rhythm};
  ${below(1012)} {
    grid-template: 'top' 'side' 'body' / minmax(0, 1fr);
  }
  @media print {
    display: block;
    padding-block-end: var(--space-6);
  }
`;

/** A full-width background behind the first row, without horizontal overflow. */
export const Top = styled('div')`
  grid-area: top;
  padding-block: var(--space-5) var(--space-7);
  border-image: linear-gradient(var(--sunken) 0 0) fill 0 / 0 / 0 100vw;
  /* Breadcrumb and name hide the bar until they have scrolled away. Not by a border image, which is no target of clicks. */
  ${wide} {
    & > header > :first-child {
      position: relative;
      z-index: ${layerAbove};
    }
    & > header > :first-child::before {
      content: '';
      position: absolute;
      z-index: ${layerBehind};
      inset: calc(-1 * var(--space-5)) -100vw 0;
      background: var(--sunken);
    }
  }
  @media print {
    padding-block: 0 var(--space-5);
    border-image: none;
    & nav {
      display: none;
    }
  }
`;

/** The address of the page, on paper only. */
export const Address = styled('p')`
  display: none;
  margin-block-start: var(--space-3);
  color: var(--muted);
  @media print {
    display: block;
  }
`;

/** Sticky if the window is high enough for the whole card. It covers the button of the bar, because it has the same one. */
export const Side = styled('aside')`
  grid-area: side;
  align-self: start;
  position: relative;
  margin-block-start: var(--space-6);
  ${wide} {
    z-index: ${layerAbove};
  }
  @media (min-width: 1012px) and (min-height: 840px) {
    position: sticky;
    inset-block-start: ${limits.headerHeight + 8}px;
  }
  @media print {
    position: static;
    break-inside: avoid;
  }
`;

export const Rest = styled('div')`
  & > * {
    ${contentVisibility('560px')}
  }
`;

/** Sticky at the bottom of the window; on a wide screen below the header. Not on a low or strongly zoomed screen. */
export const Reach = styled('div')`
  grid-row: 1 / 3;
  align-self: end;
  position: sticky;
  inset-block-end: 0;
  ${wide} {
    align-self: start;
    inset-block: ${limits.headerHeight}px auto;
  }
  &:focus-within {
    z-index: ${layerControl};
  }
  @media (max-height: 420px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Body = styled('div')`
  grid-area: body;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding-block-start: var(--space-7);
  & > :empty {
    display: none;
  }
  & h2 {
    font-size: clamp(var(--text-xl), 1em + 1.6vw, var(--text-2xl));
  }
  @media print {
    display: block;
    & > * {
      margin-block-end: var(--space-6);
    }
  }
`;

export const Questions = styled(Faq)`
  padding-block: ${rhythm};
  padding-inline: max(clamp(16px, 4.5vw, 24px), (100% - ${widths.reading}px) / 2);
`;
