import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DataProvider } from '../src/data/DataProvider.tsx';
import { fontsCss } from '../src/site/fonts.ts';
import { StyleRoot } from '../src/style/StyleRoot.tsx';
import { adopt, createStyleTarget } from '../src/style/style-target.ts';
import { siteCss, themeCss } from '../src/style/theme.ts';
import { argsFromDefaults, argTypesFromTypes } from './arg-types.ts';
import { initialMode } from './mode.ts';
import { viewports } from './viewports.ts';

configure({ asyncUtilTimeout: 10_000 });

// On docs pages, each story has a frame with its own theme and direction. Elsewhere the document has them.
const frame = 'kit-frame';
const frameCss = `${themeCss(`.${frame}`, 'rem')}
.${frame}{position:relative;background:var(--ground);color:var(--text);font:400 var(--text-md)/1.6 var(--font-text);text-align:start}
.${frame}-padded{margin:-36px -26px;padding:42px}
.${frame}{max-block-size:760px;overflow:auto}
.${frame}:empty::after{content:'Nothing is rendered, as it should be.';color:var(--muted);font-size:var(--text-sm)}
.${frame}:empty{padding:32px;text-align:center}`;
const styles = createStyleTarget(fontsCss + siteCss + frameCss);
adopt(document, styles);

const sized = (name: string, key: keyof typeof viewports) => {
  const { width, height } = viewports[key];
  return { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } };
};

const preview: Preview = {
  argTypesEnhancers: [argTypesFromTypes],
  argsEnhancers: [argsFromDefaults],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: sized('Phone', 'phone'),
        tablet: sized('Tablet', 'tablet'),
        narrow: sized('Small laptop', 'narrow'),
        laptop: sized('Laptop', 'laptop'),
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          ['Tokens', 'Theming', 'Writing', 'Accessibility', 'Adding a component', 'How a section is made', 'Embedding'],
          'UI',
          'Sections',
          'Site',
          'Embed',
          'Office',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    textSize: {
      description: 'The text size of the browser',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '200', title: 'Text 200 %' },
        ],
      },
    },
  },
  // Off in tests, because test-runner.ts runs axe itself.
  initialGlobals: { ...initialMode, a11y: { manual: navigator.webdriver } },
  loaders: [
    // Load the heading font first, because it affects measured sizes.
    async () => void (await document.fonts.load('600 1em "Fredoka"')),
    // In a separate chunk, because the sample content is large and Welcome does not need it.
    async ({ parameters }) => ({ data: (await import('../stories/demo-data.ts')).demoData(parameters.answers) }),
  ],
  decorators: [
    (Story, { globals: { theme, direction, textSize }, loaded, parameters, viewMode }) => {
      const inDocs = viewMode === 'docs';
      // Set before the story renders, because components measure themselves on mount.
      document.documentElement.style.fontSize = `${textSize}%`;
      if (!inDocs) Object.assign(document.documentElement, { lang: 'en', dir: direction }).dataset.theme = theme;
      return (
        <StyleRoot target={styles}>
          <DataProvider data={loaded.data}>
            {inDocs ? (
              <div className={`${frame} ${frame}-${parameters.layout}`} data-theme={theme} dir={direction}>
                <Story />
              </div>
            ) : (
              <Story />
            )}
          </DataProvider>
        </StyleRoot>
      );
    },
  ],
};

export default preview;
