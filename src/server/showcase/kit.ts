import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { buildDir } from '../../settings/folders.ts';
import { immutable, staticFiles } from '../http/static-files.ts';
import type { KitBuildState } from './kit-build.ts';
import { kitHeaders, kitProgress } from './kit-progress.ts';

export const runtimes = ['react', 'preact'] as const;
export type Runtime = (typeof runtimes)[number];

export const kitFolder = (runtime: Runtime) => join(buildDir, 'kit', runtime);
export const isKitBuilt = (runtime: Runtime) => existsSync(join(kitFolder(runtime), 'index.html'));
/** The file with a hash of the kit's sources, written after both builds. With another hash, the kit is outdated. */
export const kitStamp = join(buildDir, 'kit/stamp');

/**
 * `/kit/`: Storybook on React; `/kit/preact/`: on Preact. Before the first build is complete, shows its progress. No
 * request starts a build.
 */
export function kitPages(buildState: () => KitBuildState): Hono {
  const app = new Hono();
  for (const path of ['/kit', '/kit/preact']) app.get(path, (c) => c.redirect(`${path}/`, 308));
  app.use('/kit/*', (c, next) => {
    const runtime = c.req.path.startsWith('/kit/preact/') ? 'preact' : 'react';
    if (isKitBuilt(runtime)) return next();
    return kitProgress(c.req.raw, buildState());
  });
  return app.route('/', kitFiles());
}

export function kitFiles(folderOf: (runtime: Runtime) => string = kitFolder): Hono {
  const files = (at: string, runtime: Runtime) =>
    staticFiles({
      at,
      folder: folderOf(runtime),
      // Vite's files have a content hash in their names.
      cacheControl: (path) => (/^\/assets\/.*-[\w-]{8}\.\w+$/.test(path) ? immutable : 'no-cache'),
      headers: kitHeaders,
    });
  return new Hono().route('/', files('/kit/preact', 'preact')).route('/', files('/kit', 'react'));
}
