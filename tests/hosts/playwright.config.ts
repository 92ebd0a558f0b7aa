import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';

/** The built widgets on pages of strangers, by the promises of embed/README.md. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '.results/output',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that builds and serves beside the browser stalls now and then; a retry is counted, and reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.results/report.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    viewport: { width: 1280, height: 900 },
    trace: 'off',
  },
});
