import { defineConfig } from '@playwright/test';
import { common, reports } from '../playwright.ts';

/** Tests the site with the real server in Chromium. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '.results/output',
  reporter: [['list'], ...reports],
  use: { viewport: { width: 1366, height: 900 }, trace: 'off' },
});
