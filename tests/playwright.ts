import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { full } from './full.ts';

/** The common configuration of the browser suites. */
export const common = defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: join(import.meta.dirname, 'build-first.ts'),
  grepInvert: full ? [] : /@all/,
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

/** The reporters of all browser suites: what tests/run.ts reads. */
export const reports: ReporterDescription[] = [
  ['json', { outputFile: '.results/report.json' }],
  [join(import.meta.dirname, 'runner/count-pages.ts')],
];
