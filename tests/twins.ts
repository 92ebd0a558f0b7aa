import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startKit } from './kit-server.ts';

/** Compares every story on React with itself on Preact. What follows goes to Playwright: `node tests/twins.ts -g "Hero"` */
const kit = await startKit();
const runner = spawn('playwright', ['test', '-c', 'tests/twins/playwright.config.ts', ...process.argv.slice(2)], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, KIT_URL: kit.url },
});
const [status] = await once(runner, 'exit');
kit.stop();
process.exit(typeof status === 'number' ? status : 1);
