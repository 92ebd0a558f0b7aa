import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startKit } from './kit-server.ts';

/**
 * Builds and serves both kits for a Playwright suite that reads KIT_URL, and passes its other arguments to Playwright:
 * `node tests/kit-suite.ts parity -g FAQ`
 */
const [suite = '', ...options] = process.argv.slice(2);
const kit = await startKit();
const runner = spawn('playwright', ['test', '-c', `tests/${suite}/playwright.config.ts`, ...options], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, KIT_URL: kit.url },
});
const [status] = await once(runner, 'exit');
kit.stop();
process.exit(typeof status === 'number' ? status : 1);
