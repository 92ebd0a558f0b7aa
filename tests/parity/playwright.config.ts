import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { common, jsonReport } from '../playwright.ts';

/** Compares each story that ships on Preact with the same story on React, without baselines. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '.results/output',
  // Where a story's picture on React waits for the one on Preact, if they differ.
  snapshotPathTemplate: '.results/react/{arg}{ext}',
  timeout: 60_000,
  reporter: [['dot'], [...jsonReport]],
  use: {
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        ...chromiumArgs,
        // Paints edges completely instead of partial repaints after movement.
        ...['--disable-partial-raster', '--disable-lcd-text', '--disable-low-res-tiling'],
        // A smooth scroll starts some frames late on a busy machine: one runtime was compared before, one after it.
        '--disable-smooth-scrolling',
      ],
    },
  },
});
