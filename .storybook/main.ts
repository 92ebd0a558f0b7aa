import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import reactRefresh from '@vitejs/plugin-react-swc';
import { mergeConfig, type Plugin } from 'vite';
import { preactStack } from '../embed/build/preact-stack.ts';
import { buildDir } from '../src/settings/folders.ts';
import { componentNames, propDocs } from './prop-docs-plugin.ts';
import { sharedFolders } from './runtimes.ts';
import { indexWithWords } from './search-words.ts';
import { contentOf, sampleContent } from './snippets/copied-files.ts';
import { storySnippets } from './snippets/snippets-plugin.ts';

/**
 * Configures both Storybooks. `KIT_RUNTIME=preact` builds the components and sections with Preact. Only the React build
 * has docs pages, because Storybook's doc blocks are React components.
 */
const onPreact = process.env.KIT_RUNTIME === 'preact';

/** Inlines the sample content at build time, because a browser cannot read its folder. */
const sampleWorld: Plugin = {
  name: 'sample-world',
  enforce: 'pre',
  load: (id) => (id.endsWith(`/${sampleContent}`) ? contentOf(sampleContent) : undefined),
};

interface Hooks {
  storyIndexGenerator: typeof indexWithWords;
}

const config: StorybookConfig & Hooks = {
  framework: '@storybook/react-vite',
  stories: onPreact
    ? sharedFolders.map((folder) => `../stories/${folder}/*.stories.tsx`)
    : ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: onPreact ? ['@storybook/addon-a11y'] : ['@storybook/addon-docs', '@storybook/addon-a11y'],
  previewAnnotations: (existing = []) => [
    // Excludes 280 kB that generate code and tables in the browser: snippets-plugin.ts and prop-docs-plugin.ts generate
    // them at build time.
    ...existing.filter((file) => !/\/entry-preview-(docs|argtypes)\b/.test(String(file))),
    join(import.meta.dirname, 'school.ts'),
    ...(onPreact ? [] : [join(import.meta.dirname, 'docs.tsx')]),
  ],
  staticDirs: (dirs = [], { configType }) => [
    ...dirs,
    { from: './brand', to: '/brand' },
    { from: '../node_modules/@fontsource/fredoka/files', to: '/brand/fonts' },
    // The sample school's pictures. The built Storybook loads them from our server.
    ...(configType === 'DEVELOPMENT'
      ? [
          { from: '../demo/content/media', to: '/media' },
          { from: '../src/site/media', to: '/media' },
        ]
      : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  storyIndexGenerator: indexWithWords,
  typescript: { reactDocgen: false },
  viteFinal: (vite, { configType }) =>
    mergeConfig(
      {
        ...vite,
        plugins: [
          sampleWorld,
          propDocs(),
          componentNames,
          storySnippets(!onPreact),
          onPreact && preactStack(),
          configType === 'DEVELOPMENT' && !onPreact && reactRefresh({ disableOxcRecommendation: true }),
          ...(vite.plugins ?? []),
        ],
        build: {
          ...vite.build,
          manifest: false,
          rolldownOptions: {
            ...vite.build?.rolldownOptions,
            input: undefined,
            output: {
              // Without a hash, because manager-head.html links the fonts by these URLs.
              assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
                name.endsWith('.woff2') ? 'brand/fonts/[name][extname]' : 'assets/[name]-[hash][extname]',
            },
          },
        },
      },
      {
        resolve: {
          alias: {
            'steam-kit/elements': join(buildDir, 'embed/elements'),
          },
        },
      },
    ),
};

export default config;
