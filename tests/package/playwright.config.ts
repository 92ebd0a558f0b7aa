import { defineConfig } from '@playwright/test';
import { common, reports } from '../playwright.ts';

/** `npm run test:package`: packs the npm package, and installs it into six kinds of projects. Needs the npm registry. */
export default defineConfig(common, {
  testDir: '.',
  // One project at a time, because each build uses all processors.
  fullyParallel: false,
  workers: 1,
  testIgnore: 'consumers/**',
  outputDir: '.results/output',
  // Each test installs and builds a project.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...reports],
  use: { viewport: { width: 1280, height: 4000 } },
});
