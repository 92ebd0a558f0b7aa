import type { ReactNode } from 'react';

/** A live example with a sentence about it. */
export type Example = { text: string } & ({ show: () => ReactNode } | { story: string });

/**
 * The documentation of a component, in a file beside its stories: `ui/button.docs.tsx` for `ui/button.stories.tsx`.
 * .storybook/guide-page.tsx renders all guides, and tests/architecture/guides.test.ts compares them with the sources.
 * Text between backticks is code.
 */
export interface Guide {
  /** The name of the component: `Button`, `FaqView`, `FaqElement`. */
  component: string;
  /** The purpose, in one to three sentences. */
  purpose: string;
  use: readonly string[];
  /** Each sentence names the alternative. */
  avoid: readonly string[];
  /** A story by its export name, or elements. */
  do: Example;
  dont: Example;
  /** The parts, outermost first. */
  anatomy: readonly (readonly [part: string, description: string])[];
  /** The keys and their effects, or `notFocusable`. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  screenReader: readonly string[];
  related: readonly string[];
  keywords: readonly string[];
}

/** The keyboard table of a component without focusable elements. */
export const notFocusable: Guide['keyboard'] = [];
