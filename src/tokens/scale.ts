/**
 * Text sizes, spaces and radii in `rem`. A widget uses multiples of 16 px instead, because its host page sets the root
 * font size.
 */
export const type = { xs: 0.8125, sm: 0.9375, md: 1.0625, lg: 1.25, xl: 1.5, '2xl': 2, '3xl': 2.75 } as const;
export const space = { 1: 0.25, 2: 0.5, 3: 0.75, 4: 1, 5: 1.5, 6: 2, 7: 3, 8: 4.5, 9: 6 } as const;
export const radius = { sm: 0.5, md: 0.875, lg: 1.5 } as const;

/** Widths of the page column and of a text column, in CSS pixels. */
export const widths = { page: 1240, reading: 720 } as const;

export const fonts = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Nastaliq Urdu", sans-serif',
  display: '"Fredoka", "Fredoka Fallback", "Fredoka Fallback Noto", system-ui, sans-serif',
} as const;
