import { defineConfig } from '@playwright/test';
import { common, jsonReport } from '../playwright.ts';

/** Tests the built widgets on third-party host pages against embed/README.md. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '.results/output',
  expect: { timeout: 20_000 },
  reporter: [['list'], [...jsonReport]],
  use: { viewport: { width: 1280, height: 900 } },
});
