import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startKit } from '../kit-server.ts';

/**
 * Compares the stories that ship on Preact with React. Passes its arguments to Playwright: `node tests/parity/run.ts -g
 * FAQ`
 */
const kit = await startKit();
const runner = spawn('playwright', ['test', '-c', 'tests/parity/playwright.config.ts', ...process.argv.slice(2)], {
  cwd: join(import.meta.dirname, '../..'),
  stdio: 'inherit',
  env: { ...process.env, KIT_URL: kit.url },
});
const [status] = await once(runner, 'exit');
kit.stop();
process.exit(typeof status === 'number' ? status : 1);
