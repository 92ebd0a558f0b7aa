import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildDir, root, stampFile } from '../../settings/folders.ts';
import { withBuildLock } from './build-lock.ts';

const sources = ['src', 'embed', 'vite.config.ts', 'package-lock.json', 'demo/partners/wordpress/style.css'];
const isFresh = async () => (await readFile(stampFile, 'utf8').catch(() => '')) === fingerprint(sources);

/**
 * Builds site, office, server and widgets if a source changed or with `force`. One process of a checkout builds; the
 * others wait, and then use its result. Returns true if it built.
 */
export async function ensureBuilt({ force = false, log = console.log } = {}): Promise<boolean> {
  if (!force && (await isFresh())) return false;
  await mkdir(buildDir, { recursive: true });
  return withBuildLock(join(buildDir, 'lock'), async () => {
    if (!force && (await isFresh())) return false;
    await build(log);
    return true;
  });
}

async function build(log: (line: string) => void): Promise<void> {
  const now = fingerprint(sources);
  log('Building the site…');
  // A Vite build changes NODE_ENV of this process. The value is restored later, above all for tests.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  // Import lazily: each server start loads this module, and Vite takes half of the start time.
  const [vite, { widgetModes }, { versionOf, writePackage }] = await Promise.all([
    import('vite'),
    import('../../../embed/build/config.ts'),
    import('../../../embed/build/package.ts'),
  ]);
  // The vite.config.ts mode and the output folder of each build.
  const builds = [['site'], ['office', 'site'], ['server'], ...widgetModes.map((mode) => [mode, 'embed'])] as const;
  for (const [mode = '', folder = mode] of builds) {
    await vite.build({ root, mode, logLevel: 'warn', build: { outDir: join(buildDir, folder) } });
  }
  await writePackage(buildDir, await versionOf(root));
  await copyPreviewSheets(join(buildDir, 'preview'));
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await writeFile(stampFile, now);
}

/** Copies the CSS of the widget builder's example pages: a production install has neither Bootstrap nor demo/partners. */
async function copyPreviewSheets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(join(root, 'node_modules/bootstrap/dist/css/bootstrap.min.css'), join(folder, 'bootstrap.css'));
  await copyFile(join(root, 'demo/partners/wordpress/style.css'), join(folder, 'wordpress.css'));
}

/**
 * Hashes the names and contents of all sources; modification times differ by image and checkout. Synchronous, because
 * the server start waits for it, and asynchronous reads of a thousand files take six times the CPU time.
 */
export function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of sources.map((source) => join(root, source)).filter(existsSync)) {
    const isFolder = statSync(path).isDirectory();
    const names = isFolder ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort() : [''];
    for (const file of names.map((name) => join(path, name))) {
      // Skip broken symbolic links: some editors use them as locks.
      if (isFolder && !statSync(file, { throwIfNoEntry: false })?.isFile()) continue;
      const content = readFileSync(file);
      hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
