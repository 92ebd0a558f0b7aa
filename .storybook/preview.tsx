import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { fontsCss } from '../src/site/fonts.ts';
import { siteCss } from '../src/style/base.ts';
import { StyleRoot } from '../src/style/StyleRoot.tsx';
import { adopt, createStyleTarget } from '../src/style/style-target.ts';

const styles = createStyleTarget(fontsCss + siteCss);
adopt(document, styles);

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: {
        mobile1: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820 px', styles: { width: '820px', height: '1180px' } },
        laptop: { name: 'Laptop, 1366 px', styles: { width: '1366px', height: '768px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'circlehollow', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Reading direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals, parameters }) => {
      const { theme } = globals;
      const direction = parameters.direction ?? globals.direction;
      useEffect(() => {
        document.documentElement.dataset.theme = theme;
        document.documentElement.dir = direction;
        document.documentElement.lang = 'en';
      }, [theme, direction]);
      return (
        <StyleRoot target={styles}>
          <Story />
        </StyleRoot>
      );
    },
  ],
};

export default preview;
