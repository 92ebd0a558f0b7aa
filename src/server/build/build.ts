import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { widgetModes } from '../../../embed/build/config.ts';
import { versionOf, writePackage } from '../../../embed/build/package.ts';
import { buildDir, root, stampFile } from '../../settings/folders.ts';

/** What the built files are made of. */
const sources = ['src', 'embed', 'vite.config.ts', 'package-lock.json', 'demo/partners/wordpress/style.css'];
/** The builds: the mode of vite.config.ts that makes each, and the folder it goes to. */
const builds = [['site'], ['server'], ...widgetModes.map((mode) => [mode, 'embed'])] as const;

/** Builds what is older than its sources; `force` builds everything. Answers whether it built. */
export async function ensureBuilt({ force = false, log = console.log } = {}): Promise<boolean> {
  const was = await readFile(stampFile, 'utf8').catch(() => '');
  const now = await fingerprint(sources);
  if (!force && was === now) return false;
  log('Building the site…');
  // Vite sets this process's NODE_ENV when it builds; what runs after it, tests above all, wants its own.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  for (const [mode = '', folder = mode] of builds) {
    await build({ root, mode, logLevel: 'warn', build: { outDir: join(buildDir, folder) } });
  }
  await writePackage(buildDir, await versionOf(root));
  await copyPreviewSheets(join(buildDir, 'preview'));
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await mkdir(buildDir, { recursive: true });
  await writeFile(stampFile, now);
  return true;
}

/** The style sheets of the builder's example pages: a server in production has neither Bootstrap nor the partner pages. */
async function copyPreviewSheets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(join(root, 'node_modules/bootstrap/dist/css/bootstrap.min.css'), join(folder, 'bootstrap.css'));
  await copyFile(join(root, 'demo/partners/wordpress/style.css'), join(folder, 'wordpress.css'));
}

/** One hash over the names of all sources and what is in them: their times are others in each image and each checkout. */
export async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) await add(join(root, source));
  return hash.digest('hex');

  async function add(path: string): Promise<void> {
    const info = await stat(path).catch(() => undefined);
    if (!info) return;
    if (info.isDirectory()) {
      for (const name of (await readdir(path)).sort()) await add(join(path, name));
    } else {
      hash.update(`${relative(root, path)}\0${info.size}\0`).update(await readFile(path));
    }
  }
}
