import { defineConfig } from '@playwright/test';
import { common, reports } from '../playwright.ts';

/** Tests the promises of embed/README.md: built widgets on third-party host pages. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '.results/output',
  expect: { timeout: 20_000 },
  reporter: [['list'], ...reports],
  use: { viewport: { width: 1280, height: 900 } },
});
