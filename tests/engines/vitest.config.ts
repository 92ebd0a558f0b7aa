import { defineConfig } from 'vitest/config';

/** Tests the site and its widgets in Debian's Firefox and WebKit, which Playwright cannot control. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'engines',
    testTimeout: 60_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
