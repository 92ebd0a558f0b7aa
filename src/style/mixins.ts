import type { breakpoints } from '../tokens/limits.ts';

type Breakpoint = (typeof breakpoints)[number];

/** Queries the width in px and in em. With a font size of 200 %, a window of 1280 px gets the layout of 640 px. */
const widthUpTo = (px: number) => `@media (max-width: ${px}px), (max-width: ${px / 16}em)`;
/**
 * "Below 1012 px" in SPEC.md. Uses 1011.98 px, because a zoomed page has fractional widths.
 *
 * @example `${below(1012)} { … }`
 */
export const below = (px: Breakpoint) => widthUpTo(px - 0.02);
/**
 * Like `below`, for the header, whose row grows with the font size of the root element. In a media query, em ignores
 * that font size; a container query respects it. The container excludes the scrollbar, hence 1rem less.
 *
 * @example `${belowInHeader(1012, 'display: none;')}`
 */
export const belowInHeader = (px: 1340 | 1012 | 540 | 340, styles: string) => `
  ${widthUpTo(px - 0.02)} { ${styles} }
  @container site-header (max-width: ${px / 16 - 1}rem) { ${styles} }
`;
/** "540 px or less" in SPEC.md. */
export const upTo = (px: Breakpoint) => widthUpTo(px);
/** For animations other than fades: respects `prefers-reduced-motion`. */
export const withMotion = '@media (prefers-reduced-motion: no-preference)';
/** For a selected item that differs only by its colours, which forced colours would replace. */
export const chosenInForcedColours =
  '@media (forced-colors: active) { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText; }';
/** For devices that can hover. On a touch screen, the hover style would stay after the touch. */
export const withHover = '@media (hover: hover)';

/**
 * `content-visibility` for content far down a page: the browser renders it only near the viewport. Applies only if
 * `--content-visibility` is `auto` (site/shell/Content.tsx), and only in browsers with scroll anchoring. Without it,
 * the page jumps when content above the viewport gets its real height.
 *
 * @param blockSize the estimated height before rendering
 */
export const contentVisibility = (blockSize: string) => `
  @supports (overflow-anchor: auto) {
    content-visibility: var(--content-visibility, visible);
    contain-intrinsic-block-size: auto ${blockSize};
  }
`;
