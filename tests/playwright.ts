import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './chromium.ts';

/** The common configuration of the browser suites. */
export const common = defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: join(import.meta.dirname, 'build-first.ts'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
});

export const jsonReport = ['json', { outputFile: '.results/report.json' }] as const;
