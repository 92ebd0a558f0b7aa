import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The built files that a page names. */
export interface PageAssets {
  /** The script that takes the page over; in development, with what reloads it. */
  entries: string[];
  /** What that script will import for this page, to be fetched alongside. */
  scripts: string[];
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
    add(`src/site/pages/${route}-page.tsx`);
    const [first = '', ...rest] = [...files];
    const assets = { entries: [`/${first}`], scripts: rest.map((file) => `/${file}`), fonts, styles };
    known.set(route, assets);
    return assets;
  };
}
