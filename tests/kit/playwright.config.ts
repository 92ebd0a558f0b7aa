import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { common, reports } from '../playwright.ts';

/** Docs pages of the kit, pictures of the widgets on both runtimes, and the tools that compare stories. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '.results/output',
  // Where a story's picture on React waits for the one on Preact, if they differ.
  snapshotPathTemplate: '.results/react/{arg}{ext}',
  reporter: [['dot'], ...reports],
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
