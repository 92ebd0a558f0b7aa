import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { buildDir } from '../../settings/folders.ts';
import { staticFiles } from '../http/static-files.ts';

/** The stories render on each of these runtimes. */
export const runtimes = ['react', 'preact'] as const;
export type Runtime = (typeof runtimes)[number];

export const kitFolder = (runtime: Runtime) => join(buildDir, 'kit', runtime);
/** Contains a hash of the kit's sources; written last. */
export const kitStamp = join(buildDir, 'kit/stamp');

/** CSP: Storybook uses inline scripts and styles and frames its stories. It loads nothing from other origins. */
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

/** `/kit/`: the Storybook on React; `/kit/preact/`: on Preact. `npm run build` builds both; a request never does. */
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

/** Serves the built files unchanged. */
export function kitFiles(): Hono {
  const files = (at: string, runtime: Runtime) =>
    staticFiles({
      at,
      folder: kitFolder(runtime),
      cacheControl: 'no-cache',
      headers: {
        'Content-Security-Policy': policy,
        // COOP: a page that opened this one cannot send messages to Storybook's channel, which renders its input.
        'Cross-Origin-Opener-Policy': 'same-origin',
        'X-Robots-Tag': 'noindex',
      },
    });
  return new Hono().route('/', files('/kit/preact', 'preact')).route('/', files('/kit', 'react'));
}
