import { Faq } from '../../sections/faq/Faq.tsx';
import { below, contentVisibility } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { layerControl } from '../../tokens/effects.ts';
import { limits } from '../../tokens/limits.ts';
import { widths } from '../../tokens/scale.ts';
import { PageColumn } from '../../ui/band/Band.tsx';

const rhythm = 'clamp(48px, 8vw, 96px)';
/** The height of the "Enroll Now" bar with its borders. */
const barHeight = 'max(62px, 3.75rem + 2px)';
/** On wide screens, the side card is beside the text and replaces the bar. */
const wide = '@media (min-width: 1012px)';
const sideWidth = 360;
const pictureHeight = (sideWidth * 5) / 8;

/**
 * Puts the page and the sticky "Enroll Now" bar (`Reach`) into one grid, so the bar stays in the window from the first
 * to the last section. Scroll padding keeps focused elements above the bar.
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
    & details a {
      display: none !important;
    }
    & summary {
      min-block-size: 0;
    }
    /* Chromium would move the whole grid to the next page. */
    & :has(> details) {
      display: block;
    }
    & details {
      margin-block-end: var(--space-2);
    }
    & #curriculum section > ol,
    & section > :has(> details) {
      columns: 2;
      column-gap: var(--space-6);
    }
    & section details,
    & #curriculum li {
      border: 0;
    }
    & section details > *,
    & #curriculum li {
      padding: 0;
    }
    & aside img {
      display: none;
    }
  }
`;

export const Layout = styled(PageColumn)`
  display: grid;
  grid-template: 'top side' auto 'body side' 1fr / minmax(0, 1fr) ${sideWidth}px;
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

/** A full-width background without horizontal overflow. */
export const Top = styled('div')`
  grid-area: top;
  padding-block: var(--space-5) var(--space-7);
  border-image: linear-gradient(var(--sunken) 0 0) fill 0 / 0 / 0 100vw;
  @media print {
    padding-block: 0 var(--space-5);
    border-image: none;
    & nav {
      display: none;
    }
  }
`;

export const Address = styled('p')`
  display: none;
  margin-block-start: var(--space-3);
  color: var(--muted);
  @media print {
    display: block;
  }
`;

export const Buttons = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** The side card. It is sticky; its picture scrolls away under the header. */
export const Side = styled('aside')`
  grid-area: side;
  align-self: start;
  position: relative;
  margin-block-start: var(--space-6);
  ${wide} {
    position: sticky;
    inset-block-start: ${limits.headerHeight - pictureHeight}px;
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
  @media print {
    & > :not(:last-child) {
      display: none;
    }
    & > :last-child {
      padding-block: 0;
    }
  }
`;

/**
 * The "Enroll Now" bar, sticky at the bottom of the window. Hidden beside the side card, and on a low or strongly zoomed screen.
 */
export const Reach = styled('div')`
  grid-row: 1 / 3;
  align-self: end;
  position: sticky;
  inset-block-end: 0;
  ${wide} {
    display: none;
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
