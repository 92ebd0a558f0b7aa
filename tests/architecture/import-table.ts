/** The files of a folder, and the imports that they may use. A file belongs to the first row that matches its path. */
export interface ImportRow {
  folder: string;
  files: string;
  /** Patterns of the source files that they may import, as paths from the root. */
  may?: string[];
  /** Patterns of the names of npm packages. */
  packages?: string[];
  /** Allows the modules of Node. */
  node?: boolean;
}

export const tokens = '^src/tokens/';
const style = '^src/style/';
export const domain = '^src/domain/';
export const data = '^src/data/';
export const ui = '^src/ui/';
const settings = '^src/settings/';
const db = '^src/db/';
const content =
  '^src/content/([^/]+|media/media|folder/content-folder|(sheets|versions|site)/(sheets|versions|site)|backup/backups)[.]ts$';
const contentBase = '^src/content/(content|tables|limited-process)[.]ts$';
const contentMedia = '^src/content/media/media[.]ts$';
const contentFolder = '^src/content/folder/content-folder[.]ts$';
const contentSite = '^src/content/site/site[.]ts$';
const contentVersions = '^src/content/versions/versions[.]ts$';
const records = '^src/records/';
const delivery = '^src/delivery/';
const checks = '^src/checks/';
const server = '^src/server/';
const siteEntry = '^src/site/(entry-server[.]tsx|head[.]ts)$';

const inContent = (name: string, may: string[], packages: string[]): ImportRow => ({
  folder: `content/${name}`,
  files: `^src/content/${name}/`,
  may,
  packages,
  node: true,
});

/** The import table of .github/ARCHITECTURE.md, with the exact packages and files of each row. */
export const importRows: ImportRow[] = [
  { folder: 'tokens', files: tokens },
  { folder: 'style', files: style, may: [tokens], packages: ['react', 'goober'] },
  { folder: "domain's accent", files: `${domain}accent[.]ts$`, may: [domain, tokens], packages: ['culori'] },
  { folder: "domain's latin-name", files: `${domain}latin-name[.]ts$`, may: [domain], packages: ['any-ascii'] },
  { folder: 'domain', files: domain, may: [tokens], packages: ['leven'] },
  {
    folder: "data's DataProvider",
    files: `${data}DataProvider[.]tsx$`,
    may: [data, domain, tokens],
    packages: ['react'],
  },
  { folder: "data's hooks", files: `${data}use-[^/]+[.]ts$`, may: [data, domain], packages: ['react'] },
  { folder: 'data', files: data, may: [domain, tokens], packages: ['nanostores', '@nanostores/query', 'js-cookie'] },
  { folder: 'ui/carousel', files: `${ui}carousel/`, may: [ui, style, tokens], packages: ['react', 'swiper'] },
  { folder: 'ui/markdown', files: `${ui}markdown/`, may: [ui, style, tokens], packages: ['react', 'markdown-to-jsx'] },
  { folder: 'ui', files: ui, may: [style, tokens], packages: ['react'] },
  {
    folder: 'connected sections',
    files: '^src/sections/[^/]+/(?:(?!.*View[.]tsx$)[A-Z][A-Za-z0-9]*[.]tsx|use-catalogue[.]ts)$',
    may: [ui, style, tokens, domain, data],
    packages: ['react'],
  },
  {
    folder: "sections' views",
    files: '^src/sections/',
    may: [ui, style, tokens, domain],
    packages: ['react', 'react-hook-form'],
  },
  {
    folder: 'site',
    files: '^src/site/',
    may: ['^src/(tokens|style|domain|data|ui|sections)/'],
    packages: [
      'react',
      'react-dom',
      'wouter',
      'regexparam',
      'react-hook-form',
      'libphonenumber-js',
      '@fontsource/[^/]+',
    ],
  },
  {
    folder: 'office',
    files: '^src/office/',
    may: ['^src/(tokens|style|domain|data|ui|sections)/', '^src/site/fonts[.]ts$'],
    packages: [
      ...['react', 'react-dom', 'wouter', 'react-hook-form'],
      // form/html-to-markdown.ts converts pasted HTML with these.
      ...[
        '@types/hast',
        'hast',
        'hast-util-from-html',
        'hast-util-to-mdast',
        'mdast-util-gfm-table',
        'mdast-util-to-markdown',
      ],
    ],
  },
  { folder: 'settings', files: settings, may: [tokens], packages: ['zod'], node: true },
  {
    folder: 'db',
    files: db,
    may: [settings, domain, tokens],
    packages: ['kysely', 'better-sqlite3', 'pg'],
    node: true,
  },
  inContent('media', [contentBase, db, settings, domain, tokens], ['lru-cache', 'sharp', 's3mini']),
  inContent('folder', [contentBase, contentMedia, domain, tokens], ['zod', 'papaparse', 'yaml', 'yauzl', 'yazl']),
  inContent('sheets', [contentBase, domain], ['hucre', 'papaparse', 'yauzl']),
  inContent('versions', [contentBase, contentMedia, contentFolder, db, domain, tokens], ['kysely', 'zod', 'lru-cache']),
  {
    folder: 'content/site',
    files: '^src/content/site/',
    may: [contentBase, contentMedia, contentFolder, db, domain, tokens],
    node: true,
  },
  inContent(
    'backup',
    [contentBase, contentMedia, contentFolder, contentVersions, db, settings, domain, tokens],
    ['kysely', 'better-sqlite3', 'zod'],
  ),
  {
    folder: 'content',
    files: '^src/content/',
    may: [contentMedia, contentFolder, contentVersions, contentSite, db, settings, domain, tokens],
    packages: ['kysely'],
    node: true,
  },
  {
    folder: 'records',
    files: records,
    may: [contentVersions, db, settings, domain, tokens],
    packages: ['kysely', 'papaparse', '@node-rs/argon2'],
    node: true,
  },
  {
    folder: 'delivery',
    files: delivery,
    may: [db, domain, tokens],
    packages: ['nodemailer'],
    node: true,
  },
  {
    folder: 'checks',
    files: checks,
    may: [content, delivery, db, settings, domain, tokens],
    packages: ['kysely'],
    node: true,
  },
  {
    folder: 'cli',
    files: '^src/cli/',
    may: [checks, content, records, db, settings, domain, tokens],
    node: true,
  },
  {
    folder: 'server/http',
    files: `${server}http/`,
    may: [content, settings, domain, tokens],
    packages: ['hono', 'lru-cache'],
    node: true,
  },
  {
    folder: 'server/health',
    files: `${server}health/`,
    may: [`${server}http/log[.]ts$`, checks, delivery, db, settings, domain],
    packages: ['hono', 'kysely', 'prom-client', 'zod'],
    node: true,
  },
  {
    folder: 'server/showcase',
    files: `${server}showcase/`,
    may: [`${server}http/`, `${server}embed/page-scripts[.]ts$`, settings, domain, tokens],
    packages: ['hono'],
    node: true,
  },
  {
    folder: 'server/notify',
    files: `${server}notify/`,
    may: [`${server}(http/log|health/dependency)[.]ts$`, delivery, records, db, settings, domain, tokens],
    packages: ['kysely', 'nodemailer'],
    node: true,
  },
  {
    folder: 'server/api',
    files: `${server}api/`,
    may: [`${server}(http/|health/dependency[.]ts$)`, contentSite, records, db, settings, domain, tokens],
    packages: ['hono', 'kysely', 'zod', 'libphonenumber-js'],
    node: true,
  },
  {
    folder: 'server/office',
    files: `${server}office/`,
    may: [
      `${server}(http|api)/`,
      `${server}(health/dependency|pages/assets)[.]ts$`,
      ...[checks, content, records, delivery, db, settings, domain, tokens],
    ],
    packages: ['hono', 'kysely', 'lru-cache', 'zod', '@simplewebauthn/server'],
    node: true,
  },
  {
    folder: 'server/pages',
    files: `${server}pages/`,
    may: [
      `${server}(http|api|requests)/`,
      `${server}(health/dependency|embed/oembed)[.]ts$`,
      siteEntry,
      content,
      settings,
      domain,
      tokens,
    ],
    packages: ['hono', 'sharp'],
    node: true,
  },
  {
    folder: 'server/requests',
    files: `${server}requests/`,
    may: [`${server}(http|api)/`, siteEntry, content, records, db, domain, tokens],
    packages: ['hono', 'sharp'],
    node: true,
  },
  {
    folder: 'server/certificates',
    files: `${server}certificates/`,
    may: [`${server}http/`, content, records, db, domain, tokens],
    packages: ['hono'],
    node: true,
  },
  {
    folder: 'server/share',
    files: `${server}share/`,
    may: [`${server}http/`, domain, tokens],
    packages: ['hono', 'qr'],
    node: true,
  },
  {
    folder: 'server/counts',
    files: `${server}counts/`,
    may: [`${server}(http/|api/limits[.]ts$|requests/receipt-file[.]ts$)`, content, records, db, domain, tokens],
    packages: ['hono', 'isbot', 'kysely', 'lru-cache'],
    node: true,
  },
  {
    folder: 'server/embed',
    files: `${server}embed/`,
    may: [`${server}http/`, settings, domain, tokens],
    packages: ['hono', 'markdown-to-jsx'],
    node: true,
  },
  {
    folder: 'server/build',
    files: `${server}build/`,
    may: [`${server}(pages/assets|showcase/kit)[.]ts$`, '^embed/build/', siteEntry, settings, tokens],
    packages: ['vite'],
    node: true,
  },
  {
    folder: 'server',
    files: server,
    may: [checks, content, records, db, settings, domain, tokens],
    packages: ['hono', '@hono/node-server'],
    node: true,
  },
  { folder: 'embed/doctor', files: '^embed/doctor/', may: [domain, tokens] },
  {
    folder: 'embed/types',
    files: '^embed/types/',
    packages: ['react', 'preact', 'vue', 'svelte'],
  },
  {
    folder: 'embed/build',
    files: '^embed/build/',
    may: [`${style}theme[.]ts$`, domain, tokens, '^embed/'],
    packages: ['vite', '@preact/preset-vite'],
    node: true,
  },
  {
    folder: 'embed',
    files: '^embed/',
    may: [
      '^src/sections/(course-finder|contact-form|faq|product-list)/',
      `${data}(DataProvider|course-part|(faq-|product-)?endpoints|http|queries|query)[.]tsx?$`,
      domain,
      style,
      tokens,
      // The link target of an element, the language of its content, and the look of the button that opens a dialog.
      `${ui}(link/|content-text/|button/button[.]style[.]ts$)`,
    ],
    packages: ['react', 'preact'],
  },
];
