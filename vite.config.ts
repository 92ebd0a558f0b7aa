import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { widgetsConfig } from './embed/build/config.ts';
import { preactStack } from './embed/build/preact-stack.ts';
import { packed } from './src/server/build/packed.ts';

/**
 * The Vite configuration, by mode: `site` builds the website for browsers (react-dom), `office` the pages for staff,
 * `server` the server's renderer of the website, and `widgets…` the custom elements. `npm run build` runs all modes.
 */

/** The oldest supported browsers: those with <details name>, :has and the dialog element. */
const target = ['chrome111', 'firefox115', 'safari16.4'];

/**
 * The modules that every page loads, in one file: it compresses better and needs one request. The list names its
 * modules, because a rule that only excludes would include each new module, such as the search.
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
 * Chunks of small modules that several pages share: an additional request costs more than unused bytes. On slow 4G the
 * catalogue is hydrated 0.45 s earlier with 4 scripts than with 11, because a browser sends six requests at a time.
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
    // Their imports are already in the entry.
    includeDependenciesRecursively: false,
  })),
];

/** The unit tests of the code in widgets. `npm run test:all` runs the other unit tests with Preact, too. */
const shippedOnPreact = [
  'tests/unit/sections/{contact-form,contact-form-browser,course-finder,faq,product-list}.test.tsx',
  'tests/unit/ui/{accordion,button,conformance,field,link,picture,small-parts}.test.tsx',
  'tests/unit/style/*.test.tsx',
];

/** API tests that mock a module, so they need their own module instances. */
const withMocks = ['tests/api/addresses.test.ts', 'tests/api/kit-build.test.ts'];

/**
 * The browser build of markdown-to-jsx decodes `&amp;` with `textarea.innerHTML`, which our Trusted Types policy
 * blocks. This path is the build for Node, which decodes with a table.
 */
const entityTable = fileURLToPath(import.meta.resolve('markdown-to-jsx/entities'));

export default defineConfig(({ mode }) => {
  // Replaces wouter's shim for React versions before 18, which lack this hook.
  const shim = { 'use-sync-external-store/shim/index.js': 'react' };
  const alias = { ...shim, 'markdown-to-jsx/entities': entityTable };
  const define = { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production') };

  if (mode.startsWith('widgets')) return widgetsConfig(mode);
  if (mode === 'server') {
    return {
      define,
      // The server serves the demo pictures unchanged.
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: 'src/site/entry-server.tsx',
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node22',
        ssrEmitAssets: false,
        // Dynamic imports have no effect on a server, which loads every page at once.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false, bundlerTimings: false } },
      },
    };
  }
  // A separate build into the folder of the site. With a second input, shared modules would be split into more files
  // and keep exports that only the office uses, and visitors would load both.
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
      // No script references its source map. The server sends maps only if SOURCE_MAPS is set.
      sourcemap: 'hidden',
      target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The `packed` plugin's compression takes most of the build time, which is intended.
        checks: { bundlerTimings: false },
        input: isOffice ? 'src/office/entry.tsx' : 'src/site/entry-client.tsx',
        output: isOffice ? {} : { codeSplitting: { groups } },
      },
    },
    test: {
      // One worker more than processors, because some API tests mostly wait for server timeouts.
      maxWorkers: availableParallelism() + 1,
      projects: [
        {
          test: {
            name: 'unit-react',
            // One window and one set of modules per worker. One per file takes three times as long.
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
            // Site and office are built only with React.
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
            // Importing the server's modules takes 1 s of processor time, for each of 60 files.
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
