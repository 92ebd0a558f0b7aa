import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { choicesFromSearch, choicesToSearch } from '../../domain/embed/choices.ts';
import { escapeHtml } from '../../domain/text.ts';
import { addCopyButtons } from '../embed/page-scripts.ts';
import { bodyOf } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { missing, staticFiles } from '../http/static-files.ts';

export interface DemoOptions {
  folder: string;
  bootstrap: string;
  /** The widget version in pinned snippets. */
  version: string;
  apiHost: string | undefined;
  origin: (request: Request) => string;
  integrityOf: (name: string) => Promise<string>;
}

const anyHost = 'https://HOST';
const framedByUs = `frame-ancestors 'self'`;
const fresh = 'no-cache';
const copyButtons = '<script type="module" src="/demo/copy.js"></script>';
/** For each demo page, the query that opens the widget builder with the most similar page and platform. */
const alike: Readonly<Record<string, string>> = {
  wordpress: 'page=wordpress&platform=wordpress-block',
  bootstrap: 'page=bootstrap',
  urdu: 'page=rtl',
  everything: 'page=dark',
};

/** `/demo/`: pages of fictitious partners, each with its own CSS, CSP and widgets. */
export function demoPages({ folder, bootstrap, version, apiHost, origin, integrityOf }: DemoOptions): Hono {
  /** The CSP for a strict page, copied from the widgets' README. */
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
    // An external API host has no `?counts`.
    const asking = apiHost ? pinned.replaceAll('/course?counts"', '/course"') : pinned;
    const placed = asking.replaceAll(`${anyHost}/api/`, `${apiHost ?? `${here}/api`}/`).replaceAll(anyHost, here);
    const html = withSnippet(placed, name)
      .replace('</body>', `${copyButtons}\n</body>`)
      .replace('<!-- the policy -->', () => escapeHtml(policy.replaceAll('; ', ';\n  ')));
    return respond(request, bodyOf(html, 'text/html; charset=utf-8'), {
      'Cache-Control': fresh,
      'Content-Security-Policy': policy,
      'X-Robots-Tag': 'noindex',
    });
  };

  const app = new Hono();
  app.get('/demo', (c) => c.redirect('/demo/', 308));
  app.get('/demo/:name{[a-z-]+}', (c) => c.redirect(`/demo/${c.req.param('name')}/`, 308));
  // Redirect: the static file would lack the page's CSP.
  app.get('/demo/:name{[a-z-]+}/index.html', (c) => c.redirect(`/demo/${c.req.param('name')}/`, 308));
  app.get('/demo/index.html', (c) => c.redirect('/demo/', 308));
  app.get('/demo/copy.js', (c) =>
    respond(c.req.raw, bodyOf(`(${addCopyButtons})();\n`, 'text/javascript; charset=utf-8'), {
      'Cache-Control': fresh,
    }),
  );
  app.get('/demo/', async (c) => (await page(c.req.raw, '.')) ?? c.notFound());
  app.get('/demo/:name{[a-z-]+}/', async (c) => (await page(c.req.raw, c.req.param('name'))) ?? c.notFound());
  app.route('/', staticFiles({ at: '/demo/npm/bootstrap', folder: bootstrap, cacheControl: fresh }));
  app.get('/demo/*', (c, next) =>
    c.req.path.toLowerCase().endsWith('.html') || c.req.path.endsWith('/') ? missing() : next(),
  );
  app.route('/', staticFiles({ at: '/demo', folder, cacheControl: fresh }));
  return app;
}

/** Replaces `integrity="course-finder.js"` with the SRI hash of that script. */
async function withIntegrity(html: string, integrityOf: DemoOptions['integrityOf']): Promise<string> {
  const names = new Set(Array.from(html.matchAll(/integrity="([\w-]+\.js)"/g), ([, name = '']) => name));
  let text = html;
  for (const name of names) text = text.replaceAll(`integrity="${name}"`, `integrity="${await integrityOf(name)}"`);
  return text;
}

/**
 * Replaces `<!-- the snippet -->` with the code between `<!-- snippet -->` and `<!-- /snippet -->`, so that a page shows
 * the code that it runs. A link below opens the widget builder with the snippet's first widget.
 */
function withSnippet(html: string, name = ''): string {
  const parts = Array.from(html.matchAll(/^([ \t]*)<!-- snippet -->\n([\s\S]*?)\n[ \t]*<!-- \/snippet -->/gm));
  const snippet = parts.map(([, indent = '', body = '']) => body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
  const text = snippet.join('\n\n');
  const own = `<p><a href="/embed${escapeHtml(builderSearch(text, name))}">Make yours from this</a></p>`;
  return html
    .replace('<!-- the snippet --></code></pre>', () => `<!-- the snippet --></code></pre>\n${own}`)
    .replace('<!-- the snippet -->', () => escapeHtml(text));
}

function builderSearch(snippet: string, name: string): string {
  const [, tag, place, attributes = ''] = /<(?:steam-([a-z-]+)|div data-steam="([a-z-]+)")([^>]*)>/.exec(snippet) ?? [];
  const query = new URLSearchParams(alike[name]);
  query.set('widget', tag ?? place ?? '');
  for (const [, attribute = '', value] of attributes.matchAll(/ (?:data-)?([a-z-]+)(?:="([^"]*)")?/g)) {
    query.set(attribute, attribute === 'hide-filters' ? '1' : (value ?? ''));
    if (attribute === 'products') query.set(attribute, (value ?? '').trim().replaceAll(/[\s,]+/g, ','));
  }
  // Omit the fictitious partner of the demo page.
  query.delete('partner');
  return choicesToSearch(choicesFromSearch(`?${query}`));
}
