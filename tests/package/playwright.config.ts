import { defineConfig } from '@playwright/test';
import { common, jsonReport } from '../playwright.ts';

/** The npm package, packed and installed into projects of six kinds: `npm run test:package`, with the npm registry at hand. */
export default defineConfig(common, {
  testDir: '.',
  // One project at a time: each build takes all processors.
  fullyParallel: false,
  workers: 1,
  testIgnore: 'consumers/**',
  outputDir: '.results/output',
  // Each installs and builds a project.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], [...jsonReport]],
  use: { viewport: { width: 1280, height: 4000 } },
});
