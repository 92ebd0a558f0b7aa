import type { Decorator } from '@storybook/react-vite';
import { Shell } from '../../src/site/shell/Shell.tsx';

/** A page as visitors see it, between header and footer. */
export const inShell: Decorator = (Page) => (
  <Shell>
    <Page />
  </Shell>
);
