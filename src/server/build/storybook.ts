import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { root } from '../../settings/folders.ts';
import { ensureBuilt } from './build.ts';

// `npm run storybook`. The widget stories load the built widgets, which a fresh clone does not have.
await ensureBuilt();
const program = createRequire(import.meta.url).resolve('storybook/internal/bin/dispatcher');
const words = ['dev', '--config-dir', '.storybook', '--port', '6006', '--no-open', ...process.argv.slice(2)];
const child = spawn(process.execPath, [program, ...words], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => child.kill(signal));
const [status] = await once(child, 'exit');
process.exitCode = typeof status === 'number' ? status : 1;
