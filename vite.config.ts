import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { widgetsConfig } from './embed/build/config.ts';
import { preactStack } from './embed/build/preact-stack.ts';
import { packed } from './src/server/build/packed.ts';

/**
 * One configuration, by mode: `site` is the browser's half of the website (react-dom), `office` the pages for staff, `server` the
 * half that renders the website, `widgets…` the elements for other people's pages.
 * `npm run build` runs them all.
 */

/** Oldest browsers that the site is built for: those that have <details name>, :has and the dialog element. */
const target = ['chrome111', 'firefox115', 'safari16.4'];

/**
 * What every page needs beside its own code is one file: it compresses better than many, and is asked for once. Each folder lists what
 * belongs in: a rule that only excludes would add whatever is new, such as the search.
 */
const everyPage = [
  'src/site/entry-client',
  'src/(tokens|style)/',
  'src/data/(DataProvider|course-part|create-data|endpoints|http|queries|query|query-stores|response-cache|session)',
  'src/domain/fields/(about-page|blog|course|curriculum|document|faq|field|front-page|people|product|read-fields)',
  'src/domain/(course-part|day|decode|decoders|enrol-message|filters|list-address|own-api|school|text|timeout|url|user)',
].map((path) => (path.endsWith('/') ? path : `${path}\\.tsx?$`));
const packages = 'node_modules/(react|react-dom|scheduler|wouter|goober|nanostores|@nanostores)/';

/**
 * Small modules of several pages, joined: a request of its own costs more than the bytes that a page does not use. On slow 4G the catalogue
 * is hydrated 0.45 s earlier with 4 scripts than with 11: a browser requests six at a time.
 */
const joined: Readonly<Record<string, readonly string[]>> = {
  common: [
    'ui/(breadcrumb|incremental-render|page-banner|picture|section-heading)/',
    'ui/field/use-draft',
    'domain/(ages|enrol)\\.',
    'site/(LoadFailed|NotFound|SchoolText|origin|use-later|share/ShareButton|progress/has-watched)',
    'sections/(attachments|not-found)/',
  ],
  fields: ['ui/field/(?!use-draft|first-error)', 'domain/form-rules'],
  progress: ['(domain|site/progress)/(use-|course-)?progress\\.'],
};
const groups = [
  { name: 'site', test: new RegExp([...everyPage, packages].join('|')), priority: 1 },
  ...Object.entries(joined).map(([name, paths]) => ({
    name,
    test: new RegExp(`/src/(${paths.join('|')})`),
    // What they import is in the entry already.
    includeDependenciesRecursively: false,
  })),
];

/** The unit tests of what widgets are made of; `npm run test:all` runs the others on Preact as well. */
const shippedOnPreact = [
  'tests/unit/sections/{contact-form,contact-form-browser,course-finder,faq,product-list}.test.tsx',
  'tests/unit/ui/{accordion,button,conformance,field,link,picture,small-parts}.test.tsx',
  'tests/unit/style/*.test.tsx',
];

/** API tests that replace a module: each needs its own modules. */
const withMocks = ['tests/api/addresses.test.ts', 'tests/api/kit-build.test.ts'];

/**
 * The browser build of markdown-to-jsx decodes `&amp;` by `textarea.innerHTML`, which our Trusted Types policy refuses.
 * Node resolves the build that decodes from a table.
 */
const entityTable = fileURLToPath(import.meta.resolve('markdown-to-jsx/entities'));

export default defineConfig(({ mode }) => {
  // React has had this hook since 18; wouter's shim is for those before.
  const shim = { 'use-sync-external-store/shim/index.js': 'react' };
  const alias = { ...shim, 'markdown-to-jsx/entities': entityTable };
  const define = { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production') };

  if (mode.startsWith('widgets')) return widgetsConfig(mode);
  if (mode === 'server') {
    return {
      define,
      // The demo pictures are served as they stand, not bundled.
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: 'src/site/entry-server.tsx',
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node22',
        ssrEmitAssets: false,
        // The server loads every page at once.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false, bundlerTimings: false } },
      },
    };
  }
  // A build of its own into the folder of the site: with a second input, shared modules would be split into more files and
  // keep exports that only the office uses, and visitors would load both.
  const isOffice = mode === 'office';
  return {
    define: mode === 'test' ? {} : define,
    plugins: mode === 'site' || isOffice ? [packed] : [],
    resolve: { alias },
    publicDir: false,
    build: {
      outDir: 'dist/site',
      emptyOutDir: !isOffice,
      manifest: isOffice ? '.vite/office.json' : true,
      // No file names its map: a server sends them only where SOURCE_MAPS says so.
      sourcemap: 'hidden',
      target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Compression takes most of the time, on purpose.
        checks: { bundlerTimings: false },
        input: isOffice ? 'src/office/entry.tsx' : 'src/site/entry-client.tsx',
        output: isOffice ? {} : { codeSplitting: { groups } },
      },
    },
    test: {
      // One worker more than processors: some API tests wait for timeouts of a server most of the time.
      maxWorkers: availableParallelism() + 1,
      projects: [
        {
          test: {
            name: 'unit-react',
            // One window and one set of modules for each worker: making them for each file took two thirds of the time.
            isolate: false,
            testTimeout: 20_000,
            environment: 'jsdom',
            include: ['tests/unit/**/*.test.{ts,tsx}'],
            exclude: ['tests/unit/**/*.server.test.ts'],
            setupFiles: ['tests/unit/setup.ts'],
          },
        },
        {
          plugins: [preactStack()],
          resolve: { alias: { '@testing-library/react': '@testing-library/preact' } },
          test: {
            name: 'unit-preact',
            isolate: false,
            testTimeout: 20_000,
            environment: 'jsdom',
            include: process.env.TEST_FULL === '1' ? ['tests/unit/**/*.test.tsx'] : shippedOnPreact,
            // Pages of the site and the office are built on React only.
            exclude: ['tests/unit/{site,office}/**'],
            setupFiles: ['tests/unit/setup.ts'],
            server: { deps: { inline: ['wouter', 'react-hook-form', 'markdown-to-jsx', '@testing-library/preact'] } },
          },
        },
        {
          test: {
            name: 'unit-server',
            isolate: false,
            environment: 'node',
            testTimeout: 20_000,
            include: ['tests/unit/**/*.server.test.ts'],
          },
        },
        {
          test: {
            name: 'api',
            // The server's modules take 1 s of processor time to import, in each of 60 files.
            isolate: false,
            environment: 'node',
            include: ['tests/api/**/*.test.ts'],
            exclude: withMocks,
            globalSetup: ['tests/sample-database.ts', 'tests/api/support/sample-cluster.ts'],
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
        {
          test: {
            name: 'api-mocks',
            environment: 'node',
            include: withMocks,
            globalSetup: ['tests/sample-database.ts'],
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
        {
          test: {
            name: 'architecture',
            environment: 'node',
            include: ['tests/architecture/**/*.test.ts'],
            testTimeout: 60_000,
          },
        },
      ],
    },
  };
});
