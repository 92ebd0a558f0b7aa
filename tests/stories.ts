import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { listen } from '../src/server/http/listen.ts';
import { staticFiles } from '../src/server/http/static-files.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';

/** Builds the Storybook and runs every story in it. `node tests/stories.ts report.json` */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/storybook');
const output = process.argv[2] ?? join(root, 'dist/stories.json');

const run = { cwd: root, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } } as const;
const built = spawnSync('storybook', ['build', '-c', '.storybook', '-o', folder, '--quiet'], run);
if (built.status !== 0) process.exit(built.status ?? 1);

const files = staticFiles({ at: '', folder, cacheControl: 'no-cache' });
const server = createAdaptorServer({ fetch: files.fetch });
if (!(server instanceof Server)) throw new Error('The adaptor made a server that is not HTTP/1.1.');
const port = await listen(server, 0, '127.0.0.1');
const runner = spawn(
  'test-storybook',
  ['--url', `http://127.0.0.1:${port}`, '--config-dir', '.storybook', '--json', '--outputFile', output],
  { ...run, env: { ...run.env, CHROME_PATH: chromiumPath(), CHROME_ARGS: JSON.stringify(chromiumArgs) } },
);
const [status] = await once(runner, 'exit');
server.close();
server.closeAllConnections();
process.exit(typeof status === 'number' ? status : 1);
