import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { contentOf } from './http/compression.ts';
import { respond } from './http/respond.ts';
import { everyAnswer } from './http/security-headers.ts';
import { missing, staticFiles } from './http/static-files.ts';
import { escapeHtml } from './pages/document.ts';

export interface DemoOptions {
  /** The partners' pages, a folder each. */
  folder: string;
  /** The folder of Bootstrap's CSS. */
  bootstrap: string;
  /** The version of the widgets, which pinned snippets name. */
  version: string;
  /** The API host where it is another server. */
  apiHost: string | undefined;
  /** The site's origin for a request. */
  origin: (request: Request) => string;
  /** The SRI hash of one of the widgets' scripts. */
  integrityOf: (name: string) => Promise<string>;
}

/** Pages are written as a webmaster would, with this in the place of the provider's origin. */
const anyHost = 'https://HOST';
const framedByUs = `frame-ancestors 'self'`;
const fresh = 'no-cache';

/** `/demo/`: pages of partners that never were, each with its own manners and widgets of ours. */
export function demoPages({ folder, bootstrap, version, apiHost, origin, integrityOf }: DemoOptions): Hono {
  /** What the widget's README asks of a strict page, word for word. */
  const strict = [
    `default-src 'none'`,
    `script-src HOST`,
    `connect-src ${apiHost ? new URL(apiHost).origin : 'HOST'}`,
    `img-src HOST${apiHost ? ` ${new URL(apiHost).origin}` : ''} data:`,
    `style-src 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    `base-uri 'none'`,
    `form-action HOST`,
    framedByUs,
  ].join('; ');

  const page = async (request: Request, name: string): Promise<Response | undefined> => {
    const source = await readFile(join(folder, name, 'index.html'), 'utf8').catch(() => undefined);
    if (source === undefined) return undefined;
    const here = origin(request);
    const pinned = await withIntegrity(source.replaceAll('/embed/VERSION/', `/embed/${version}/`), integrityOf);
    const policy = name === 'strict' ? strict.replaceAll('HOST', here) : framedByUs;
    // Another API host has no brief list of courses.
    const asking = apiHost ? pinned.replaceAll('/course?brief"', '/course"') : pinned;
    const placed = asking.replaceAll(`${anyHost}/api/`, `${apiHost ?? `${here}/api`}/`).replaceAll(anyHost, here);
    const html = withSnippet(placed).replace('<!-- the policy -->', () => escapeHtml(policy.replaceAll('; ', ';\n  ')));
    return respond(request, contentOf(html, 'text/html; charset=utf-8'), {
      ...everyAnswer,
      'Cache-Control': fresh,
      'Content-Security-Policy': policy,
      'X-Robots-Tag': 'noindex',
    });
  };

  const app = new Hono();
  app.get('/demo', (c) => c.redirect('/demo/', 308));
  app.get('/demo/:name{[a-z-]+}', (c) => c.redirect(`/demo/${c.req.param('name')}/`, 308));
  // The raw file would come without the page's policy.
  app.get('/demo/:name{[a-z-]+}/index.html', (c) => c.redirect(`/demo/${c.req.param('name')}/`, 308));
  app.get('/demo/index.html', (c) => c.redirect('/demo/', 308));
  app.get('/demo/', async (c) => (await page(c.req.raw, '.')) ?? c.notFound());
  app.get('/demo/:name{[a-z-]+}/', async (c) => (await page(c.req.raw, c.req.param('name'))) ?? c.notFound());
  app.route('/', staticFiles({ at: '/demo/npm/bootstrap', folder: bootstrap, cacheControl: fresh }));
  app.get('/demo/*', (c, next) =>
    c.req.path.toLowerCase().endsWith('.html') || c.req.path.endsWith('/') ? missing() : next(),
  );
  app.route('/', staticFiles({ at: '/demo', folder, cacheControl: fresh }));
  return app;
}

/** `integrity="course-finder.js"` stands for the hash of that script. */
async function withIntegrity(html: string, integrityOf: DemoOptions['integrityOf']): Promise<string> {
  const names = new Set(Array.from(html.matchAll(/integrity="([\w-]+\.js)"/g), ([, name = '']) => name));
  let text = html;
  for (const name of names) text = text.replaceAll(`integrity="${name}"`, `integrity="${await integrityOf(name)}"`);
  return text;
}

/**
 * Shows in `<!-- the snippet -->` what stands between `<!-- snippet -->` and `<!-- /snippet -->`: a page cannot show
 * anything else than what it runs.
 */
export function withSnippet(html: string): string {
  const parts = Array.from(html.matchAll(/^([ \t]*)<!-- snippet -->\n([\s\S]*?)\n[ \t]*<!-- \/snippet -->/gm));
  const snippet = parts.map(([, indent = '', body = '']) => body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
  return html.replace('<!-- the snippet -->', () => escapeHtml(snippet.join('\n\n')));
}
