import { defineConfig } from '@playwright/test';
import { common, jsonReport } from '../playwright.ts';

/** Visits each docs page of the kit. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '.results/output',
  timeout: 60_000,
  reporter: [['dot'], [...jsonReport]],
});
