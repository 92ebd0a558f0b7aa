import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { kitFolder, kitStamp, type Runtime, runtimes } from '../showcase/kit.ts';
import { ensureBuilt, fingerprint } from './build.ts';

const root = join(import.meta.dirname, '../../..');
/** The sources of both Storybooks. */
const sources = ['src', 'embed', 'stories', '.storybook', 'demo/content', 'vite.config.ts', 'package-lock.json'];

/** Builds the Storybook for both runtimes if its sources changed; `force` always builds. */
export async function ensureKitBuilt({ force = false, log = console.log } = {}): Promise<void> {
  if (!force && (await readFile(kitStamp, 'utf8').catch(() => '')) === (await fingerprint(sources))) return;
  // The stories of the widgets load the built embed files.
  await ensureBuilt({ log });
  const now = await fingerprint(sources);
  for (const runtime of runtimes) {
    log(`Building the kit on ${runtime}…`);
    await build(runtime);
  }
  await writeFile(kitStamp, now);
}

/** Builds into a temporary folder; the old build stays in use until the new one is complete. */
async function build(runtime: Runtime): Promise<void> {
  const folder = kitFolder(runtime);
  const fresh = `${folder}.${process.pid}`;
  await mkdir(dirname(folder), { recursive: true });
  const program = createRequire(import.meta.url).resolve('storybook/internal/bin/dispatcher');
  const words = ['build', '--config-dir', '.storybook', '--output-dir', fresh, '--quiet'];
  const child = spawn(process.execPath, [program, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      KIT_RUNTIME: runtime === 'preact' ? 'preact' : '',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = await once(child, 'exit');
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true });
    throw new Error(`The kit could not be built on ${runtime}:\n${said}`);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}
