import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Entry from '../../site/entry-server.tsx';

/** The built files that a page references. */
export interface PageAssets {
  /** The script that hydrates the page; in development, also the reload client. */
  entries: string[];
  /** All imports of the entry and of the route's code, to load in parallel. */
  preloads: string[];
  /** The fonts of the text above the fold. */
  fonts: string[];
}

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const entry = 'src/site/entry-client.tsx';

/** Reads Vite's manifest. Returns a function that lists the files of a route, by its name. */
export async function readAssets(siteDir: string): Promise<(route: string) => PageAssets> {
  const manifest = await readManifest(siteDir, 'manifest');
  const known = new Map<string, PageAssets>();

  return (route) => {
    const found = known.get(route);
    if (found) return found;
    const assets = assetsOf(manifest, [entry, `src/site/pages/${route}-page.tsx`]);
    known.set(route, assets);
    return assets;
  };
}

/** The files of the office's pages, which have a separate build. */
export const readOfficeAssets = async (siteDir: string): Promise<PageAssets> =>
  assetsOf(await readManifest(siteDir, 'office'), ['src/office/entry.tsx']);

const readManifest = async (siteDir: string, name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(siteDir, `.vite/${name}.json`), 'utf8'));

/** The files of modules with all their imports. The first module is the entry. */
function assetsOf(manifest: Manifest, modules: readonly string[]): PageAssets {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const module of modules) add(module);
  const [first = '', ...rest] = [...files].map((file) => `/${file}`);
  const fonts = Object.values(manifest)
    .filter(({ file }) => /fredoka-latin-.*\.woff2$/.test(file))
    .map(({ file }) => `/${file}`);
  return { entries: [first], preloads: rest, fonts };
}

export async function loadSite(distDir: string) {
  const entry: typeof Entry = await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href);
  const assets = await readAssets(join(distDir, 'site'));
  return { entry, assets };
}
