import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The built files that a page names. */
export interface PageAssets {
  /** The script that takes the page over and all that it imports; in development, with what reloads it. */
  entries: string[];
  /** What takes over the page's body, once its visitor does something, to be fetched side by side. */
  later: string[];
  /** Fonts in the first view. */
  fonts: string[];
  /** The sheet with all rules, of which a page brings those that it needs; '' in development. */
  styles: string;
}

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  assets?: string[];
}
type Manifest = Record<string, Chunk>;

const entry = 'src/site/entry-client.tsx';

/** Reads the build's manifest; answers what the page of a route (by its name) needs. */
export async function readAssets(siteDir: string): Promise<(route: string) => PageAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(siteDir, '.vite/manifest.json'), 'utf8'));
  const fonts = Object.values(manifest)
    .filter(({ file }) => /fredoka-latin-.*\.woff2$/.test(file))
    .map(({ file }) => `/${file}`);
  const sheet = (await readdir(join(siteDir, 'assets'))).find((file) => /^styles-.*\.css$/.test(file));
  if (!sheet) throw new Error(`There is no styles-….css in ${siteDir}: build the site anew.`);
  const styles = `/assets/${sheet}`;
  const later = Object.keys(manifest).find((key) => manifest[key]?.name === 'later');
  if (!later) throw new Error(`There is no later-….js in ${siteDir}: see the groups in vite.config.ts.`);
  const known = new Map<string, PageAssets>();

  return (route) => {
    const found = known.get(route);
    if (found) return found;
    const files = new Set<string>();
    const add = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const next of chunk.imports ?? []) add(next);
    };
    add(entry);
    const first = files.size;
    add(later);
    add(`src/site/pages/${route}-page.tsx`);
    const all = [...files].map((file) => `/${file}`);
    const assets = { entries: all.slice(0, first), later: all.slice(first), fonts, styles };
    known.set(route, assets);
    return assets;
  };
}
