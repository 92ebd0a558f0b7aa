import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { type Choices, choicesFromSearch, type PreviewPage } from '../../domain/embed/choices.ts';
import { snippetsFor } from '../../domain/embed/snippets.ts';
import { buildDir } from '../../settings/folders.ts';
import { bodyOf } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { staticFiles } from '../http/static-files.ts';
import { reportMeasure } from './page-scripts.ts';

export interface PreviewOptions {
  /** The API host of the widgets; undefined for this server. */
  apiHost: string | undefined;
  origin: (request: Request) => string;
}

interface HostPage {
  /** URLs of its style sheets. */
  sheets: readonly string[];
  css: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  before: string;
  after: string;
}

const plain: HostPage = {
  sheets: [],
  css: 'body{max-width:72rem;margin:0 auto;padding:24px;font:17px/1.6 Georgia,serif;color:#222;background:#fff}h1{font-size:28px}',
  lang: 'en',
  dir: 'ltr',
  before: '<h1>Sunrise School</h1><p>Our pupils learn with these courses in the afternoons.</p>',
  after: '<p>The library is open until five. Tea is free.</p>',
};

/** Example pages of partners, on which the builder shows a widget. */
const pages: Record<PreviewPage, HostPage> = {
  light: plain,
  dark: {
    ...plain,
    css: `${plain.css}html{color-scheme:dark;background:#14181d}body{color:#e8e6e1;background:#14181d}`,
  },
  narrow: { ...plain, css: `${plain.css}body{max-width:320px;padding:16px 0}` },
  bootstrap: {
    ...plain,
    sheets: ['/embed/preview/bootstrap.css'],
    css: '',
    before:
      '<div class="container py-4"><h1 class="display-6">Sahil Academy</h1><p class="lead">A Bootstrap page.</p><div class="alert alert-info">Admissions are open.</div>',
    after: '<p class="mt-4"><a class="btn btn-primary" href="#top">Apply</a></p></div>',
  },
  wordpress: {
    ...plain,
    sheets: ['/embed/preview/wordpress.css'],
    css: '',
    before:
      '<div class="site"><div class="site-content"><main class="site-main"><article class="hentry"><h1 class="entry-title">What we do on Wednesdays</h1><div class="entry-content"><p>Every term somebody asks about online courses. Here they are.</p>',
    after:
      '</div></article></main><aside class="widget-area"><section class="widget"><h2 class="widget-title">Next circle</h2><p>Wednesday, 5 pm.</p></section></aside></div></div>',
  },
  rtl: {
    ...plain,
    lang: 'ur',
    dir: 'rtl',
    css: `${plain.css}body{font-family:"Noto Nastaliq Urdu",serif;line-height:2}`,
    before: '<h1>وادی سکول</h1><p>ہمارے طلبہ سہ پہر کو ان کورسز سے سیکھتے ہیں۔</p>',
    after: '<p>کتب خانہ پانچ بجے تک کھلا ہے۔</p>',
  },
};

const script = `(${reportMeasure})()`;
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `/embed/preview?…`: the preview of the widget builder, an example host page with the snippet. */
export function preview({ apiHost, origin }: PreviewOptions): Hono {
  const app = new Hono();
  app.get('/embed/preview', (c) => {
    const choices = choicesFromSearch(new URL(c.req.url).search);
    const page = pages[choices.page];
    const policy = [
      `default-src 'none'`,
      `script-src 'self' ${sha256(script)}`,
      `style-src 'self' ${sha256(page.css)}`,
      // The snippet sets colours in its style attribute.
      `style-src-attr 'unsafe-inline'`,
      `img-src 'self' https: http: data:`,
      `connect-src 'self'${apiHost ? ` ${new URL(apiHost).origin}` : ''}`,
      `form-action 'self'`,
      `base-uri 'none'`,
      `frame-ancestors 'self'`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
    ].join('; ');
    return respond(c.req.raw, bodyOf(html(page, choices, origin(c.req.raw)), 'text/html; charset=utf-8'), {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
    });
  });
  const folder = join(buildDir, 'preview');
  return app.route('/', staticFiles({ at: '/embed/preview', folder, cacheControl: 'public, max-age=300' }));
}

const html = ({ sheets, css, lang, dir, before, after }: HostPage, choices: Choices, origin: string) => `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<meta name="robots" content="noindex">
${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${css}</style>
<script>${script}</script>
</head>
<body id="top">
${before}
<div data-preview>
${snippetsFor(choices.page === 'wordpress' ? 'wordpress-block' : 'html', { choices, origin })[0]?.code ?? ''}
</div>
${after}
</body>
</html>
`;
