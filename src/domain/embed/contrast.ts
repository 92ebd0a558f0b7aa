/**
 * Colours of src/tokens/colours.ts that the builder needs. A copy, because a page would load the whole file; a test
 * compares them.
 */
export const own = { accent: '#6d28d9', light: '#ffffff', dark: '#251a40' } as const;

const channel = (byte: number) => (byte <= 10.31475 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Black or white, whichever is easier to read on an accent colour. */
export const onAccent = (accent: string) =>
  contrast(accent, '#ffffff') >= contrast(accent, '#000000') ? '#ffffff' : '#000000';

export const MIN_CONTRAST = 4.5;

/** Above the WCAG minimum, because links also appear on backgrounds that are tinted with the accent. */
const WANTED_CONTRAST = 5.2;

/**
 * Mixes a colour with black or white, in steps of 5 %, until it is readable on a background.
 *
 * @param ground the background, `#rrggbb`
 * @param colour `#rrggbb`
 * @param leastContrast the WCAG ratio to reach
 */
export function readableOn(ground: string, colour: string, leastContrast = WANTED_CONTRAST): string {
  const ink = onAccent(ground);
  const byte = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  for (let percent = 0; percent < 100; percent += 5) {
    const mixed = [1, 3, 5].map((at) =>
      Math.round((byte(colour, at) * (100 - percent) + byte(ink, at) * percent) / 100),
    );
    const hex = `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
    if (contrast(hex, ground) >= leastContrast) return hex;
  }
  return ink;
}

/** A school's accent in the light and dark theme, on its site and in its widgets; undefined if it is not `#rrggbb`. */
export function schoolAccent(accent: string): { day: string; night: string } | undefined {
  if (!/^#[\da-f]{6}$/i.test(accent)) return undefined;
  return { day: readableOn(own.light, accent.toLowerCase()), night: readableOn(own.dark, accent.toLowerCase()) };
}

/** A filled button in a bright accent, with dark text. */
export interface BrightFill {
  fill: string;
  'on-fill': string;
  /** While a pointer is above it. */
  'fill-strong': string;
}

/** An accent is bright if its contrast with white is lower. */
const BRIGHT_CONTRAST = 2.2;
/** The least range of the RGB channels of a bright accent: a pale grey is not bright. */
const BRIGHT_RANGE = 96;
/** The least contrast of a filled button with a white page. */
const VISIBLE_CONTRAST = 1.35;
const HOVER_FACTOR = 1.15;

/**
 * The colours of filled buttons with a bright accent, in the light theme. They have dark text: with white text, a yellow would
 * have to be darkened to olive.
 *
 * @param accent `#rrggbb`
 * @returns undefined for other accents: their buttons have the colour of the accent
 */
export function brightFill(accent: string): BrightFill | undefined {
  const channels = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
  if (contrast('#ffffff', accent) >= BRIGHT_CONTRAST) return undefined;
  if (Math.max(...channels) - Math.min(...channels) < BRIGHT_RANGE) return undefined;
  const fill = readableOn('#ffffff', accent.toLowerCase(), VISIBLE_CONTRAST);
  const strong = readableOn('#ffffff', fill, contrast('#ffffff', fill) * HOVER_FACTOR);
  return { fill, 'on-fill': '#101010', 'fill-strong': strong };
}

/** A school's accent and the text colour on it, as CSS `light-dark()` colours. */
export function accentByTheme(accent: string): { accent: string; onAccent: string } | undefined {
  const colours = schoolAccent(accent);
  if (!colours) return undefined;
  const { day, night } = colours;
  return { accent: `light-dark(${day}, ${night})`, onAccent: `light-dark(${onAccent(day)}, ${onAccent(night)})` };
}

/** Contrast ratios of an accent: with the text on it, and on the widget's light and dark backgrounds. */
export const accentContrast = (accent: string) => ({
  text: contrast(accent, onAccent(accent)),
  light: contrast(accent, own.light),
  dark: contrast(accent, own.dark),
});
