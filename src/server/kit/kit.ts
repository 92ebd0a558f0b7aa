import { Hono } from 'hono';
import { brand } from '../../tokens/brand.ts';
import { dark, light } from '../../tokens/colours.ts';
import { everyAnswer } from '../http/security-headers.ts';
import { staticFiles } from '../http/static-files.ts';
import { kitFolder, type Runtime } from './build-kit.ts';

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

export interface KitOptions {
  isBuilt: () => Promise<boolean>;
  /** Builds both; called once, when somebody asks for a kit that is not there or older than its sources. */
  build: () => Promise<void>;
  log: (message: string) => void;
}

/** `/kit/`: the Storybook, and the same on Preact in `/kit/preact/`. Who comes before it is built waits on a page that says so. */
export function kitPages({ isBuilt, build, log }: KitOptions): Hono {
  let state: 'unknown' | 'building' | 'built' | 'failed' = 'unknown';

  const look = async () => {
    if (await isBuilt()) {
      state = 'built';
      return;
    }
    state = 'building';
    build().then(
      () => {
        state = 'built';
      },
      (error: unknown) => {
        state = 'failed';
        log(String(error));
      },
    );
  };
  let looked: Promise<void> | undefined;

  const app = new Hono();
  for (const path of ['/kit', '/kit/preact']) app.get(path, (c) => c.redirect(`${path}/`, 308));
  app.use('/kit/*', async (_, next) => {
    looked ??= look();
    await looked;
    // Somebody may have mended it meanwhile.
    if (state === 'failed' && (await isBuilt())) state = 'built';
    return state === 'built' ? next() : waitingPage(state === 'failed');
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
      headers: { 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' },
    });
  return new Hono().route('/', files('/kit/preact', 'preact')).route('/', files('/kit', 'react'));
}

function waitingPage(failed: boolean): Response {
  const words = failed
    ? '<h1>The kit could not be built</h1><p>The server’s log says why; <code>npm run build</code> builds it.</p>'
    : '<h1>The kit is being built</h1><p>That takes about a minute, once. This page reloads itself.</p>';
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.product} kit</title>
<style>
:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;text-align:center;font:18px/1.6 system-ui,sans-serif;
background:light-dark(${light.ground},${dark.ground});color:light-dark(${light.text},${dark.text})}
h1{margin:0;color:light-dark(${light.accent},${dark.accent})}
</style>
${words}
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      ...everyAnswer,
      ...(!failed && { Refresh: '3', 'Retry-After': '30' }),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`,
      'Cache-Control': 'no-store',
    },
  });
}
