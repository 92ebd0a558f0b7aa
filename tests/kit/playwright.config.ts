import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { common, reports } from '../playwright.ts';

/** Tests docs pages of the kit, pictures of widgets on both runtimes, and the tools that compare stories. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '.results/output',
  // parity.spec.ts stores the picture on React here, if that on Preact differs.
  snapshotPathTemplate: '.results/react/{arg}{ext}',
  reporter: [['dot'], ...reports],
  use: {
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        ...chromiumArgs,
        // Disables partial repaints, which paint edges differently after movement.
        ...['--disable-partial-raster', '--disable-lcd-text', '--disable-low-res-tiling'],
        // A smooth scroll may start some frames late, so that one runtime is captured before it and one after it.
        '--disable-smooth-scrolling',
      ],
    },
  },
});
