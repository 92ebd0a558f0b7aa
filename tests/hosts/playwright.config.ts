import { defineConfig } from '@playwright/test';
import { common, reports } from '../playwright.ts';

/** Tests the built widgets on third-party host pages against embed/README.md. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '.results/output',
  expect: { timeout: 20_000 },
  reporter: [['list'], ...reports],
  use: { viewport: { width: 1280, height: 900 } },
});
