import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { common, jsonReport } from '../playwright.ts';

/** Each story that ships on Preact beside itself on React. There are no baselines: each run compares the two. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '.results/output',
  timeout: 60_000,
  reporter: [['dot'], [...jsonReport]],
  use: {
    launchOptions: {
      executablePath: chromiumPath(),
      // Edges are drawn whole, not patched where something moved before.
      args: [...chromiumArgs, '--disable-partial-raster', '--disable-lcd-text', '--disable-low-res-tiling'],
    },
  },
});
