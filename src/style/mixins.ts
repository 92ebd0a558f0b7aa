import type { breakpoints } from '../tokens/limits.ts';

type Breakpoint = (typeof breakpoints)[number];

/** A width in px, and the same in em: with text of twice the size, a window of 1280 px has the layout of one of 640 px. */
const widthUpTo = (px: number) => `@media (max-width: ${px}px), (max-width: ${px / 16}em)`;
/**
 * The specification's "below 1012 px". A zoomed page has fractional widths, hence 1011.98 px.
 *
 * @example `${below(1012)} { … }`
 */
export const below = (px: Breakpoint) => widthUpTo(px - 0.02);
/**
 * Like `below`, for the header. Its row grows with the text: in a media query, em follows the browser's font size, but only a container
 * query follows the font size of the root element. The container has no scrollbar, hence 1rem less.
 *
 * @example `${belowInHeader(1012, 'display: none;')}`
 */
export const belowInHeader = (px: 1340 | 1012 | 540 | 340, styles: string) => `
  ${widthUpTo(px - 0.02)} { ${styles} }
  @container site-header (max-width: ${px / 16 - 1}rem) { ${styles} }
`;
/** The specification's "540 px or less". */
export const upTo = (px: Breakpoint) => widthUpTo(px);
/** For motion other than fades: respects `prefers-reduced-motion`. */
export const withMotion = '@media (prefers-reduced-motion: no-preference)';
/** For a chosen item that differs by its colours alone: forced colours would replace them. */
export const chosenInForcedColours =
  '@media (forced-colors: active) { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText; }';
/** Devices that can hover: a touch would leave the hover style behind. */
export const withHover = '@media (hover: hover)';

/**
 * `content-visibility` for content far down a page: the browser renders it near the viewport. Applies only if
 * `--content-visibility` is `auto` (site/shell/Content.tsx), and in browsers with scroll anchoring, which prevents a
 * jump when content above the viewport gets its real height.
 *
 * @param blockSize the estimated height until then
 */
export const contentVisibility = (blockSize: string) => `
  @supports (overflow-anchor: auto) {
    content-visibility: var(--content-visibility, visible);
    contain-intrinsic-block-size: auto ${blockSize};
  }
`;
