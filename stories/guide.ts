import type { ReactNode } from 'react';

/** A live example with a sentence that says what it shows. */
export type Example = { text: string } & ({ show: () => ReactNode } | { story: string });

/**
 * The documentation of a component, beside its stories: `ui/button.docs.tsx` for `ui/button.stories.tsx`. One template
 * (.storybook/guide-page.tsx) renders all guides, and tests/architecture/guides.test.ts compares them with the sources.
 * Text between backticks is code.
 */
export interface Guide {
  /** The name of the component: `Button`, `FaqView`, `FaqElement`. */
  component: string;
  /** What it is for, in one to three sentences. */
  purpose: string;
  use: readonly string[];
  /** Each sentence names the alternative. */
  avoid: readonly string[];
  /** A story by its export name, or elements. */
  do: Example;
  dont: Example;
  /** The parts, outermost first. */
  anatomy: readonly (readonly [part: string, description: string])[];
  /** The keys, or `notFocusable`. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  screenReader: readonly string[];
  /** The titles of other stories. */
  related: readonly string[];
  /** Other words that a reader may search for. */
  keywords: readonly string[];
}

/** The keyboard table of a component that contains nothing to operate. */
export const notFocusable: Guide['keyboard'] = [];
