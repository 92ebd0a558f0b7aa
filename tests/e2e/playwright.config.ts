import { defineConfig } from '@playwright/test';
import { common, jsonReport } from '../playwright.ts';

/** Tests the site through the real server in a real browser. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '.results/output',
  reporter: [['list'], [...jsonReport]],
  use: { viewport: { width: 1366, height: 900 }, trace: 'off' },
});
