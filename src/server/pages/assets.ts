import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Entry from '../../site/entry-server.tsx';

/** The built files that a page references. */
export interface PageAssets {
  /** The script that hydrates the page; in development, also the reload client. */
  entries: string[];
  /** The imports of the entry and of the page's code, preloaded in parallel. */
  preloads: string[];
  /** Fonts above the fold. */
  fonts: string[];
}

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const entry = 'src/site/entry-client.tsx';

const readManifest = async (siteDir: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(siteDir, '.vite/manifest.json'), 'utf8'));

/** Lists the files of entries and of everything that they import, in this order. */
function filesOf(manifest: Manifest, entries: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const name of entries) add(name);
  return [...files].map((file) => `/${file}`);
}

/** Reads the build manifest. Returns a function that lists the files for a route name. */
export async function readAssets(siteDir: string): Promise<(route: string) => PageAssets> {
  const manifest = await readManifest(siteDir);
  const fonts = Object.values(manifest)
    .filter(({ file }) => /fredoka-latin-.*\.woff2$/.test(file))
    .map(({ file }) => `/${file}`);
  const known = new Map<string, PageAssets>();

  return (route) => {
    const found = known.get(route);
    if (found) return found;
    const [first = '', ...rest] = filesOf(manifest, [entry, `src/site/pages/${route}-page.tsx`]);
    const assets = { entries: [first], preloads: rest, fonts };
    known.set(route, assets);
    return assets;
  };
}

/** The entry of the office's pages, in the sources. */
export const officeEntry = 'src/office/entry.tsx';

/** Reads the files of the office's pages from the build manifest. */
export async function readOfficeAssets(siteDir: string): Promise<PageAssets> {
  const [first, ...preloads] = filesOf(await readManifest(siteDir), [officeEntry]);
  return { entries: first === undefined ? [] : [first], preloads, fonts: [] };
}

/** Loads the built site. */
export async function loadSite(distDir: string) {
  const entry: typeof Entry = await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href);
  const assets = await readAssets(join(distDir, 'site'));
  return { entry, assets };
}
