import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Entry from '../../site/entry-server.tsx';
import { readAssets } from './assets.ts';

/** The built site, loaded once. */
export async function loadSite(distDir: string) {
  const entry: typeof Entry = await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href);
  const assets = await readAssets(join(distDir, 'site'));
  return { entry, assets };
}
