import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { common, jsonReport } from '../playwright.ts';

/** Every story on React beside itself on Preact. There are no baselines: each run compares the two with each other. */
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
