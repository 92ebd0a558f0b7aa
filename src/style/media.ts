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
