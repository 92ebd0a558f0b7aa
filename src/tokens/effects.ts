/*
 * Shadows, motion and layers. Components import single constants, so that a widget contains only those that it uses; the
 * scales below are for the token files and the kit.
 */

/** Cards, pictures. `--shadow` is the colour of shadows in the theme. */
export const shadowCard = '0 1px 2px rgb(var(--shadow) / 0.06), 0 8px 24px rgb(var(--shadow) / 0.08)';
/** A control over a picture or over scrolling content. */
export const shadowRaised = '0 4px 16px rgb(var(--shadow) / 0.3)';
/** Toasts, menus. */
export const shadowFloating = '0 2px 4px rgb(var(--shadow) / 0.1), 0 12px 32px rgb(var(--shadow) / 0.2)';
/** Dialogs, and the one card of a page. */
export const shadowModal = '0 24px 64px rgb(var(--shadow) / 0.3)';

/** The answer to a pointer or a press. */
export const durationPress = '0.15s';
/** Something opens in place. */
export const durationOpen = '0.2s';
/** Something crosses the screen. */
export const durationSlide = '0.25s';
/** One turn of a loading indicator. */
export const durationTurn = '0.9s';
/** One pulse of it, if the visitor prefers less motion. */
export const durationPulse = '1.6s';
/** The bar of a page that loads. */
export const durationProgress = '4s';

/** Fast at first: something arrives. */
export const easingArrive = 'ease-out';
/** There and back. */
export const easingPulse = 'ease-in-out';
/** Without an end. */
export const easingTurn = 'linear';
/** Fast at first, then ever slower: the end is unknown. */
export const easingProgress = 'cubic-bezier(0.1, 0.7, 0.3, 1)';

/** Behind the content of its own block (`z-index`, as all layers). */
export const layerBehind = -1;
/** Above its siblings. */
export const layerAbove = 1;
/** The close button of a modal, above its title. */
export const layerControl = 2;
/** The header, above the page. */
export const layerHeader = 10;
/** Messages of the page, above the header. */
export const layerToast = 90;
/** The skip link and the progress bar, above everything. */
export const layerTop = 100;

export const shadows = {
  card: shadowCard,
  raised: shadowRaised,
  floating: shadowFloating,
  modal: shadowModal,
} as const;
export const durations = {
  press: durationPress,
  open: durationOpen,
  slide: durationSlide,
  turn: durationTurn,
  pulse: durationPulse,
  progress: durationProgress,
} as const;
export const easings = {
  arrive: easingArrive,
  pulse: easingPulse,
  turn: easingTurn,
  progress: easingProgress,
} as const;
export const layers = {
  behind: layerBehind,
  above: layerAbove,
  control: layerControl,
  header: layerHeader,
  toast: layerToast,
  top: layerTop,
} as const;
