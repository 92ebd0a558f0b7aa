import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { buildDir } from '../../settings/folders.ts';
import { staticFiles } from '../http/static-files.ts';

/** The same stories, drawn by each of the two. */
export const runtimes = ['react', 'preact'] as const;
export type Runtime = (typeof runtimes)[number];

export const kitFolder = (runtime: Runtime) => join(buildDir, 'kit', runtime);
/** Holds a hash of what the kit was made of; written last. */
export const kitStamp = join(buildDir, 'kit/stamp');

/** Storybook writes scripts and styles into its pages, and frames its stories; none of it may come from elsewhere. */
const policy = [
  `default-src 'self'`,
  `script-src 'self' 'unsafe-inline' 'unsafe-eval'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `object-src 'none'`,
  `base-uri 'self'`,
  `frame-ancestors 'self'`,
].join('; ');

/** `/kit/`: the Storybook, and the same on Preact in `/kit/preact/`. It is built by `npm run build`, never by a visitor. */
export function kitPages(): Hono {
  const app = new Hono();
  for (const path of ['/kit', '/kit/preact']) app.get(path, (c) => c.redirect(`${path}/`, 308));
  app.use('/kit/*', async (c, next) => {
    if (existsSync(kitStamp)) return next();
    return c.text('The kit has not been built: npm run build does it.', 503, {
      'Cache-Control': 'no-store',
    });
  });
  return app.route('/', kitFiles());
}

/** The built files, as they stand. */
export function kitFiles(): Hono {
  const files = (at: string, runtime: Runtime) =>
    staticFiles({
      at,
      folder: kitFolder(runtime),
      cacheControl: 'no-cache',
      headers: {
        'Content-Security-Policy': policy,
        // No page that opened this one may talk to Storybook's channel, which renders what it is told.
        'Cross-Origin-Opener-Policy': 'same-origin',
        'X-Robots-Tag': 'noindex',
      },
    });
  return new Hono().route('/', files('/kit/preact', 'preact')).route('/', files('/kit', 'react'));
}
