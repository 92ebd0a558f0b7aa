import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { followLinks } from '../src/ui/link/follow-links.ts';

/** What tries a layout: a word that no line holds, and words that go on. */
export const unbroken = 'Unbreakable'.repeat(20);
export const wordy = 'Words that go on and on, '.repeat(20);

/** A list several times over, each round with ids of its own. */
export function many<Item extends object>(items: readonly Item[], rounds = 4): Item[] {
  return Array.from({ length: rounds }, (_, round) =>
    items.map((item) => {
      const next = { ...item } as Record<string, unknown>;
      for (const key of ['_id', 'id', 'questionId']) if (key in next) next[key] = `${next[key]}-${round}`;
      return next as Item;
    }),
  ).flat();
}

/** A parent who is logged in. */
export const visitor = { id: 'u-1', firstName: 'Ayesha', lastName: 'Rahman', email: 'ayesha@example.org' };

/** The room around a part that brings none of its own, as wide as its place on a page. */
export const inColumn =
  (maxInlineSize?: number): Decorator =>
  (Part) => (
    <div style={{ padding: 'clamp(16px, 3vw, 32px)', maxInlineSize }}>
      <Part />
    </div>
  );

function Following({ navigate }: { navigate: (href: string) => void }) {
  // Before anything can be clicked: other effects may come a frame later.
  useLayoutEffect(() => followLinks({ navigate }), [navigate]);
  return null;
}

/** A site's router follows the links of its own paths. */
export const following =
  (navigate: (href: string) => void): Decorator =>
  (Part) => (
    <>
      <Following navigate={navigate} />
      <Part />
    </>
  );
