import type { breakpoints } from '../tokens/limits.ts';

type Breakpoint = (typeof breakpoints)[number];

/** "Below 1012 px" of the spec, as the head of a nested block: `${below(1012)} { … }`. Zoomed pages have fractions of a pixel. */
export const below = (px: Breakpoint) => `@media (max-width: ${px - 0.02}px)`;
/** "540 px or less". */
export const upTo = (px: Breakpoint) => `@media (max-width: ${px}px)`;
/** For motion that is more than a fade: only where the visitor has not asked for less. */
export const withMotion = '@media (prefers-reduced-motion: no-preference)';
/** Fine pointers only, so that a touch leaves no hover behind. */
export const withHover = '@media (hover: hover)';
