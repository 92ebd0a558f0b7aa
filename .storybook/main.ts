import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin } from 'vite';
import { wire } from '../demo/content/index.ts';
import { preactStack } from '../embed/build/preact-stack.ts';
import { buildDir } from '../src/settings/folders.ts';

/**
 * The kit's Storybook; with `KIT_RUNTIME=preact` the sections that ship as widgets run on Preact. Pages of
 * docs are written once, for React: Storybook's own blocks are made of it.
 */
const onPreact = process.env.KIT_RUNTIME === 'preact';

/** A browser cannot read the sample world's folder: its stories get what was read when the kit was built. */
const sampleWorld: Plugin = {
  name: 'sample-world',
  enforce: 'pre',
  load: (id) => (id.endsWith('/demo/content/index.ts') ? `export const wire = ${JSON.stringify(wire)};` : undefined),
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: onPreact
    ? ['../stories/sections/{contact-form,course-finder,faq,product-list}.stories.tsx']
    : ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: onPreact ? ['@storybook/addon-a11y'] : ['@storybook/addon-docs', '@storybook/addon-a11y'],
  previewAnnotations: onPreact ? [] : [join(import.meta.dirname, 'docs.tsx')],
  staticDirs: (dirs = [], { configType }) => [
    ...dirs,
    { from: './brand', to: '/brand' },
    { from: '../node_modules/@fontsource/fredoka/files', to: '/brand/fonts' },
    // The pictures of the sample world, by the paths that its content names; the built kit's server has them anyway.
    ...(configType === 'DEVELOPMENT'
      ? [
          { from: '../demo/content/media', to: '/media' },
          { from: '../src/site/media', to: '/media' },
        ]
      : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(
      {
        ...vite,
        plugins: [sampleWorld, onPreact && preactStack(), ...(vite.plugins ?? [])],
        build: {
          ...vite.build,
          manifest: false,
          rolldownOptions: { ...vite.build?.rolldownOptions, input: undefined },
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
