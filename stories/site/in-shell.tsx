import type { Decorator } from '@storybook/react-vite';
import { Content } from '../../src/site/shell/Content.tsx';
import { Footer } from '../../src/site/shell/Footer.tsx';
import { Shell } from '../../src/site/shell/Shell.tsx';
import { Toaster } from '../../src/ui/toast/Toaster.tsx';

/** A page as visitors see it, between header and footer. */
export const inShell: Decorator = (Page) => (
  <Shell>
    <Content>
      <Page />
    </Content>
    <Footer />
    <Toaster />
  </Shell>
);
