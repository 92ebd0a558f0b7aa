import type { breakpoints } from '../tokens/limits.ts';

type Breakpoint = (typeof breakpoints)[number];

/** "Below 1012 px" of the spec, as the head of a nested block: `${below(1012)} { … }`. Zoomed pages have fractions of a pixel. */
export const below = (px: Breakpoint) => `@media (max-width: ${px - 0.02}px)`;
/** The same for the header, whose one row is as wide as its words: also by the visitor's text size, which is 16 px at first. */
export const belowInHeader = (px: 1340 | 1012 | 540 | 340) =>
  `@media (max-width: ${px - 0.02}px), (max-width: ${(px - 0.02) / 16}em)`;
/** "540 px or less". */
export const upTo = (px: Breakpoint) => `@media (max-width: ${px}px)`;
/** For motion that is more than a fade: only where the visitor has not asked for less. */
export const withMotion = '@media (prefers-reduced-motion: no-preference)';
/** Fine pointers only, so that a touch leaves no hover behind. */
export const withHover = '@media (hover: hover)';

/** The face of a card: a line around it, round corners, a soft shadow. */
export const card = (radius: 'md' | 'lg') => `
  border: 1px solid var(--line);
  border-radius: var(--radius-${radius});
  background: var(--surface);
  box-shadow: 0 1px 2px rgb(var(--shadow) / 0.06), 0 8px 24px rgb(var(--shadow) / 0.08);
`;

/** How a card answers whose one link or button is stretched over the whole of it. */
export const pressable = `
  position: relative;
  &:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 3px;
  }
  ${withHover} {
    &:hover {
      border-color: var(--accent);
    }
  }
  ${withMotion} {
    transition: translate 0.15s, border-color 0.15s;
    &:hover {
      translate: 0 -2px;
    }
  }
`;

/**
 * `content-visibility` for a part far down a page: the browser renders it near the viewport, and counts it as `blockSize` high
 * until then. Only where `--content-visibility` is `auto` (site/shell/Content.tsx), and in browsers with scroll anchoring, which
 * keeps the view in place while a part above it gets its true height.
 *
 * @param blockSize by default a usual card's
 */
export const contentVisibility = (blockSize = '480px') => `
  @supports (overflow-anchor: auto) {
    content-visibility: var(--content-visibility, visible);
    contain-intrinsic-block-size: auto ${blockSize};
  }
`;
