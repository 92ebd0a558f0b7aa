import { defineConfig } from '@playwright/test';
import { common, reports } from '../playwright.ts';

/** Tests the site through the real server in a real browser. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '.results/output',
  reporter: [['list'], ...reports],
  use: { viewport: { width: 1366, height: 900 }, trace: 'off' },
});
