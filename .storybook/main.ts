import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The pictures of the sample world, by the paths that its content names.
  staticDirs: [{ from: '../demo/content/media', to: '/media' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, manifest: false, rolldownOptions: { ...vite.build?.rolldownOptions, input: undefined } },
  }),
};

export default config;
