import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { followLinks } from '../src/ui/link/follow-links.ts';

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
