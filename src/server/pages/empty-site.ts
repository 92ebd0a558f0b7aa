import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import { jsonHeaders } from '../http/security-headers.ts';

/** Paths that work without content: the API, scripts, and the routes that SHOW enables. */
const needNoContent = /^\/(?:api|assets|demo|kit)\/|^\/embed\/[^?]*\.(?:js|json)$/;

const style =
  ':root{color-scheme:light dark}body{max-width:38rem;margin:10vh auto;padding:0 24px;font:18px/1.6 system-ui,sans-serif}pre{padding:16px;border:1px solid;border-radius:8px;overflow:auto;font-size:16px}';

const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>This site has no content yet</title>
<meta name="robots" content="noindex">
<style>${style}</style></head>
<body><main><h1>This site has no content yet</h1>
<p>The server runs, and its database is empty. If you run this school, fill it from a folder of tables and texts:</p>
<pre>npm run content -- sample my-school
npm run content -- apply my-school</pre>
<p>The first line writes a folder to begin with: put your school’s name, courses and pictures into it. The second one shows them here
within seconds. The owner’s guide, .github/OWNERS-GUIDE.md, describes the folder.</p>
<p>Or do it in a browser. This line prints a link for you, the owner:</p>
<pre>npm run office -- staff add you@example.org</pre>
</main></body></html>
`;

const headers = {
  ...jsonHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `${jsonHeaders['Content-Security-Policy']}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'Cache-Control': 'no-store',
  'Retry-After': '60',
  'X-Robots-Tag': 'noindex',
};

/** Middleware: while the database has no content, all paths but `needNoContent` respond with 503 and instructions. */
export function emptySite(live: LiveContent): MiddlewareHandler {
  return async (c, next) => {
    if (live.version() !== '' || needNoContent.test(c.req.path)) return next();
    return new Response(html, { status: 503, headers });
  };
}
