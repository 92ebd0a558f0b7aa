import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { kitFolder, kitStamp, type Runtime, runtimes } from '../showcase/kit.ts';
import { ensureBuilt, fingerprint } from './build.ts';

const root = join(import.meta.dirname, '../../..');
/** What both Storybooks are made of. */
const sources = ['src', 'embed', 'stories', '.storybook', 'demo/content', 'vite.config.ts', 'package-lock.json'];

/** Builds the Storybook on both runtimes, if it is older than its sources; `force` builds it anyway. */
export async function ensureKitBuilt({ force = false, log = console.log } = {}): Promise<void> {
  if (!force && (await readFile(kitStamp, 'utf8').catch(() => '')) === (await fingerprint(sources))) return;
  // The elements' stories show the files that are served to other people's pages.
  await ensureBuilt({ log });
  const now = await fingerprint(sources);
  for (const runtime of runtimes) {
    log(`Building the kit on ${runtime}…`);
    await build(runtime);
  }
  await writeFile(kitStamp, now);
}

/** Beside the old one, which stands until the new one is whole. */
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
