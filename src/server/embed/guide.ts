import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { compiler } from 'markdown-to-jsx/html';
import { widgets } from '../../domain/embed/widgets.ts';
import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { bodyOf } from '../http/compression.ts';
import { sha256Source } from '../http/document-theme.ts';
import { respond } from '../http/respond.ts';
import { jsonHeaders } from '../http/security-headers.ts';
import { guideCss } from './guide-css.ts';
import { addCopyButtons } from './page-scripts.ts';

export interface GuideOptions {
  version: string;
  /** Lists all served versions, newest last. */
  versions: () => Promise<string[]>;
  origin: (request: Request) => string;
  school: () => School;
  showsDemo: boolean;
}

const embed = join(import.meta.dirname, '../../../embed');
const script = `(${addCopyButtons})()`;
const policyOf = (css: string) =>
  [
    `default-src 'none'`,
    `script-src ${sha256Source(script)}`,
    `style-src ${sha256Source(css)}`,
    `img-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');

/**
 * `/embed/guide`: the webmaster's guide as HTML, with this server's origin and version. `/embed/guide.md`: as Markdown.
 */
export function guide({ version, versions, origin, school, showsDemo }: GuideOptions): Hono {
  const text = async (request: Request) => {
    const [readme, changelog] = await Promise.all(
      ['README.md', 'CHANGELOG.md'].map((file) => readFile(join(embed, file), 'utf8')),
    );
    const more = [heights(), versionList(await versions()), changelog?.replace(/^#/gm, '##') ?? ''].join('\n\n');
    return `${readme}\n${more}`.replaceAll('https://HOST', () => origin(request)).replaceAll('VERSION', version);
  };
  return new Hono()
    .get('/embed/guide.md', async (c) =>
      c.text(await text(c.req.raw), 200, { ...jsonHeaders, 'Cache-Control': 'private, max-age=300' }),
    )
    .get('/embed/guide', async (c) => {
      const css = guideCss(school().accent);
      const document = html(await text(c.req.raw), school(), css, showsDemo);
      return respond(c.req.raw, bodyOf(document, 'text/html; charset=utf-8'), {
        'Cache-Control': 'private, max-age=300',
        'Content-Security-Policy': policyOf(css),
      });
    });
}

const heights = () =>
  [
    '## 11. Heights',
    'The height of a frame that no script resizes, and of the space to reserve for a widget, in CSS pixels. The builder measures yours.',
    [
      '| Widget | Frame | Space to reserve |',
      '|---|--:|--:|',
      ...Object.values(widgets).map(
        ({ title, frameHeight, tagHeight }) => `| ${title} | ${frameHeight} | ${tagHeight} |`,
      ),
    ].join('\n'),
  ].join('\n\n');

const versionList = (all: readonly string[]) =>
  [
    '## 12. Versions',
    ...[...all]
      .reverse()
      .map(
        (one) => `- \`/embed/${one}/\`, with its hashes in [integrity.json](https://HOST/embed/${one}/integrity.json)`,
      ),
  ].join('\n');

function html(markdown: string, school: School, css: string, showsDemo: boolean): string {
  const name = escapeHtml(school.name);
  const sections = [...markdown.matchAll(/^## (\d+\. .*)$/gm)].map(([, title = '']) => title);
  const body = compiler(markdown, { wrapper: null });
  const ids = [...body.matchAll(/<h2 id="([^"]*)"/g)].map(([, id = '']) => id);
  const contents = sections.map(
    (title, at) => `<li><a href="#${ids[at]}">${escapeHtml(title.replace(/^\d+\. /, ''))}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Put our widgets on your page – ${name}</title>
<meta name="description" content="How to put the course finder, questions, products and contact form of ${name} on your page.">
${school.icon && `<link rel="icon" href="${escapeHtml(school.icon)}">\n`}<style>${css}</style>
</head>
<body>
<a class="skip" href="#guide">Skip to the guide</a>
<header><a class="home" href="/">${school.logo && `<img src="${escapeHtml(school.logo)}" alt="" width="44" height="44">`}${name}</a>
<a class="build" href="/embed">Make your snippet</a></header>
<div class="columns">
<nav aria-label="Contents"><ol>${contents.join('')}</ol></nav>
<main id="guide">
${body}
</main>
</div>
<footer>${showsDemo ? '<a href="/demo/">Our widgets on partners’ pages</a> ' : ''}<a href="/embed/guide.md">This guide as text</a></footer>
<script>${script}</script>
</body>
</html>
`;
}
