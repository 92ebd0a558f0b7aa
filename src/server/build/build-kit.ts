import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildDir, root } from '../../settings/folders.ts';
import { kitFolder, kitStamp, type Runtime, runtimes } from '../showcase/kit.ts';
import { ensureBuilt, fingerprint } from './build.ts';
import { withBuildLock } from './build-lock.ts';
import { minifyKit } from './minify-kit.ts';

/** The sources of both Storybooks, for React and for Preact. */
const sources = ['src', 'embed', 'stories', '.storybook', 'demo/content', 'vite.config.ts', 'package-lock.json'];
const kits = join(buildDir, 'kit');

export interface KitBuildOptions {
  /**
   * Builds even if no source changed.
   * @default false
   */
  force?: boolean;
  log?: (line: string) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Builds Storybook for React and for Preact if the sources changed. One process of a checkout builds; the others wait,
 * and then use its result.
 */
export async function ensureKitBuilt({
  force = false,
  log = console.log,
  signal,
}: KitBuildOptions = {}): Promise<void> {
  if (!force && (await isFresh())) return;
  // The stories of the widgets load the built embed files.
  await ensureBuilt({ log });
  await mkdir(kits, { recursive: true });
  const build = async () => {
    if (!force && (await isFresh())) return;
    const now = fingerprint(sources);
    await removeAborted();
    for (const runtime of runtimes) {
      log(`Building the kit on ${runtime === 'preact' ? 'Preact' : 'React'}…`);
      await buildRuntime(runtime, signal);
    }
    await writeFile(kitStamp, now);
  };
  const onWait = () => log('Another process of this checkout builds the kit…');
  await withBuildLock(join(kits, 'lock'), build, { onWait, signal });
}

const isFresh = async () => (await readFile(kitStamp, 'utf8').catch(() => '')) === fingerprint(sources);

/** Removes the temporary folders of builds that were killed. */
async function removeAborted(): Promise<void> {
  for (const name of await readdir(kits)) {
    if (/\.\d+$/.test(name)) await rm(join(kits, name), { recursive: true, force: true });
  }
}

/** Builds into a temporary folder; the old build stays in use until the new one is complete. */
async function buildRuntime(runtime: Runtime, signal: AbortSignal | undefined): Promise<void> {
  const folder = kitFolder(runtime);
  const fresh = `${folder}.${process.pid}`;
  const program = createRequire(import.meta.url).resolve('storybook/internal/bin/dispatcher');
  const words = ['build', '--config-dir', '.storybook', '--output-dir', fresh, '--quiet'];
  const child = spawn(process.execPath, [program, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      KIT_RUNTIME: runtime === 'preact' ? 'preact' : '',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  try {
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`The kit could not be built on ${runtime}:\n${output}`);
    await minifyKit(fresh);
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
