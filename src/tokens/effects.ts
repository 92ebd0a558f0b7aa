/* Shadows, motion and layers. Components import single constants, so a widget contains only those that it uses. The
   groups at the end are for the npm package (embed/build/tokens.ts) and the stories. */

/** Cards, pictures. `--shadow` is the colour of shadows in the theme. */
export const shadowCard = '0 1px 2px rgb(var(--shadow) / 0.06), 0 8px 24px rgb(var(--shadow) / 0.08)';
/** A control over a picture or over scrolling content. */
export const shadowRaised = '0 4px 16px rgb(var(--shadow) / 0.3)';
/** Toasts, menus. */
export const shadowFloating = '0 2px 4px rgb(var(--shadow) / 0.1), 0 12px 32px rgb(var(--shadow) / 0.2)';
/** Dialogs, and a card that is alone on its page. */
export const shadowModal = '0 24px 64px rgb(var(--shadow) / 0.3)';

/** The response of a control to hover or press. */
export const durationPress = '0.15s';
/** An element opens in place. */
export const durationOpen = '0.2s';
/** An element moves across the screen. */
export const durationSlide = '0.25s';
/** One turn of a loading indicator. */
export const durationTurn = '0.9s';
/** One pulse of a loading indicator under `prefers-reduced-motion`. */
export const durationPulse = '1.6s';
/** The progress bar of a navigation. */
export const durationProgress = '4s';

/** An element appears. */
export const easingArrive = 'ease-out';
/** A pulse: to one end and back. */
export const easingPulse = 'ease-in-out';
/** An endless rotation. */
export const easingTurn = 'linear';
/** A progress bar whose end is unknown: fast at first, then slower and slower. */
export const easingProgress = 'cubic-bezier(0.1, 0.7, 0.3, 1)';

/** Behind the content of its own block. All layers are values of `z-index`. */
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
