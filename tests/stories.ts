import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildDir } from '../src/server/folders.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { startKit } from './kit-server.ts';

/** Runs every story of a built kit. `node tests/stories.ts react report.json` */
const [runtime = 'react', output = join(buildDir, `stories-${runtime}.json`)] = process.argv.slice(2);

const kit = await startKit();
const runner = spawn(
  'test-storybook',
  [
    ...['--url', new URL(runtime === 'preact' ? 'preact/' : '.', kit.url).href],
    ...['--config-dir', '.storybook', '--json', '--outputFile', output],
  ],
  {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      // The runner reads from the configuration which stories the kit has.
      KIT_RUNTIME: runtime === 'preact' ? 'preact' : '',
      CHROME_PATH: chromiumPath(),
      CHROME_ARGS: JSON.stringify(chromiumArgs),
    },
  },
);
const [status] = await once(runner, 'exit');
kit.stop();
process.exit(typeof status === 'number' ? status : 1);
