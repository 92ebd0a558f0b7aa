import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { defaultSettings } from '../src/domain/empty-school.ts';
import { type School, sampleSchool } from '../src/domain/school.ts';
import { followLinks } from '../src/ui/link/follow-links.ts';

/** Texts for layout tests: a word longer than a line, and a long sentence. */
export const unbroken = 'Unbreakable'.repeat(20);
export const wordy = 'Words that go on and on, '.repeat(20);

/** Repeats a list, with new ids in each round. */
export function many<Item extends object>(items: readonly Item[], rounds = 4): Item[] {
  return Array.from({ length: rounds }, (_, round) =>
    items.map((item) => {
      const next = { ...item } as Record<string, unknown>;
      for (const key of ['_id', 'id', 'questionId']) if (key in next) next[key] = `${next[key]}-${round}`;
      return next as Item;
    }),
  ).flat();
}

/** A school with three courses and no other content. */
export const ownSchool: School = {
  ...sampleSchool,
  ...defaultSettings,
  name: 'Karakoram School',
  provider: 'Karakoram School',
  email: 'office@karakoram.example',
  supportEmail: 'office@karakoram.example',
  copyrightYear: 2026,
  isSample: false,
  missingPages: ['about', 'ambassadors', 'blogs', 'blog', 'products', 'vr-labs'],
};

export const visitor = { id: 'u-1', firstName: 'Ayesha', lastName: 'Rahman', email: 'ayesha@example.org' };

export const inColumn =
  (maxInlineSize?: number): Decorator =>
  (Part) => (
    <div style={{ padding: 'clamp(16px, 3vw, 32px)', maxInlineSize }}>
      <Part />
    </div>
  );

function Following({ navigate }: { navigate: (href: string) => void }) {
  // A layout effect runs before the first click; `useEffect` may run a frame later.
  useLayoutEffect(() => followLinks({ navigate }), [navigate]);
  return null;
}

/** Adds client-side navigation, as on the site. */
export const following =
  (navigate: (href: string) => void): Decorator =>
  (Part) => (
    <>
      <Following navigate={navigate} />
      <Part />
    </>
  );
