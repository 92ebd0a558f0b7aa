import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { full } from './full.ts';

/** The configuration that all browser suites share. */
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

/** The reporters of all browser suites. tests/run.ts reads their files. */
export const reports: ReporterDescription[] = [
  ['json', { outputFile: '.results/report.json' }],
  [join(import.meta.dirname, 'runner/count-pages.ts')],
];
