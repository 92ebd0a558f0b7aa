import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';

/** Every story on React beside itself on Preact. There are no baselines: each run compares the two with each other. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '.results/output',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '.results/report.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromiumPath(),
      // Edges are drawn whole, not patched where something moved before.
      args: [...chromiumArgs, '--disable-partial-raster', '--disable-lcd-text', '--disable-low-res-tiling'],
    },
  },
});
