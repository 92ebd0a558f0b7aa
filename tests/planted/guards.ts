import type { Fault } from './faults.ts';
import { inArchitecture, inLint } from './guard.ts';
import { storyAndSizeFaults } from './guards-of-stories-and-sizes.ts';

/** One fault for each guard of tests/architecture, which tests/architecture/planted.test.ts proves, and for the project's lint rules. */
export const guardFaults: readonly Fault[] = [
  ...inArchitecture('imports', {
    'match the import table': {
      seen: 'A button requests the API itself, so every page with a button includes the data layer.',
      file: 'src/ui/button/Button.tsx',
      from: 'import { Ring }',
      to: "import '../../data/http.ts';\nimport { Ring }",
    },
    'have no cycles': {
      seen: 'Two modules import each other, one of them by import(): the order of execution depends on the page.',
      file: 'src/domain/text.ts',
      from: 'export const isRow',
      to: "export const later = () => import('./url.ts');\nexport const isRow",
    },
    'use everything that the import table allows': {
      seen: 'The import table allows styles to import the router, and no check reports such an import.',
      file: 'tests/architecture/import-table.ts',
      from: "packages: ['react', 'goober']",
      to: "packages: ['react', 'goober', 'wouter']",
    },
    'of a widget reach nothing': {
      seen: 'A widget includes the router: it is a quarter larger and handles link clicks itself.',
      file: 'src/sections/faq/Faq.tsx',
      from: 'import { FaqView',
      to: "import 'wouter';\nimport { FaqView",
    },
  }),
  ...inArchitecture('files', {
    'are in the planned folders': {
      seen: 'A TODO file is in the root of the repository.',
      file: 'todo.md',
      from: '',
      to: '# To do\n',
    },
    'are in kebab-case folders': {
      seen: 'A folder is found on a case-insensitive file system, but not on the server.',
      file: 'src/ui/NewPart/paths.ts',
      from: '',
      to: "export const path = 'M0 0';\n",
    },
    'declare no name that': {
      seen: 'Two words mean one thing: a reader searches for errors and finds half of them.',
      file: 'src/domain/text.ts',
      from: 'export const isRow',
      to: "export const refusal = '';\nexport const isRow",
    },
  }),
  ...inArchitecture('lock', {
    'lists the packages for every platform': {
      seen: 'npm ci fails on Windows: the lock file was written on Linux.',
      file: 'package-lock.json',
      from: '"node_modules/@biomejs/cli-win32-x64": {',
      to: '"node_modules/@biomejs/cli-elsewhere": {',
    },
    'has no install script': {
      seen: 'A package runs an install script on every machine that installs it.',
      file: 'package.json',
      from: '"esbuild": false',
      to: '"esbuild": true',
    },
  }),
  ...inArchitecture('preact-stack', {
    'Widgets, stories and unit tests on Preact run the same files': {
      seen: 'The unit tests run on React, although the widgets use Preact.',
      file: 'vite.config.ts',
      from: 'plugins: [preactStack()],',
      to: 'plugins: [],',
    },
    'test every component that widgets ship': {
      seen: 'Nobody tests the FAQ on the runtime that partners get.',
      file: 'vite.config.ts',
      from: 'course-finder,faq,product-list}',
      to: 'course-finder,product-list}',
    },
  }),
  ...inArchitecture('production', {
    'finds every package that its code imports': {
      seen: 'The server does not start after npm ci --omit=dev.',
      file: 'src/server/http/log.ts',
      from: 'import { randomUUID }',
      to: "import 'jsdom';\nimport { randomUUID }",
    },
  }),
  ...inArchitecture('routes', {
    'know which pages have a guard': {
      seen: 'The browser tests open the guarded lecture signed out, and test the home page instead.',
      file: 'tests/routes.ts',
      from: "const guarded = ['video'];",
      to: 'const guarded: string[] = [];',
    },
    'match the paths of their routes': {
      seen: 'The browser tests open /course-details/:id, and test a not-found page.',
      file: 'tests/routes.ts',
      from: "path.replace(':id', id ?? '')",
      to: 'path',
    },
  }),
  ...inArchitecture('promises', {
    'are proven by tests that exist': {
      seen: 'A test is renamed, and nobody knows which promise it proved.',
      file: 'tests/e2e/spec/8-error-page.spec.ts',
      from: 'A page that throws shows',
      to: 'A page that fails shows',
    },
    'include each section of SPEC.md': {
      seen: 'A section of the specification has no test.',
      file: 'tests/PROMISES.md',
      from: '### /vr-labs',
      to: '### The placeholder',
    },
    'of the field cases and attacks': {
      seen: 'The table of field cases names a test that does not exist.',
      file: 'tests/FIELD.md',
      from: 'has one URL per page, on its own host',
      to: 'has one address per page, on its own host',
    },
    'wait for events': {
      seen: 'A test that fails at random is switched off.',
      file: 'tests/unit/domain/url.test.ts',
      from: "import { describe, expect, it } from 'vitest';",
      to: "import { describe, expect, it } from 'vitest';\n\nit.skip('fails at random', () => expect(1).toBe(2));",
    },
  }),
  ...inArchitecture('documents', {
    'link only to': {
      seen: 'A link of the README is broken.',
      file: 'README.md',
      from: '](embed/README.md) with the URL',
      to: '](embed/GUIDE.md) with the URL',
    },
    'reference only existing files': {
      seen: 'ARCHITECTURE.md names a file that has moved.',
      file: '.github/ARCHITECTURE.md',
      from: '`src/data/course-endpoints.ts`',
      to: '`src/data/calls.ts`',
    },
    'reference only scripts': {
      seen: 'The documents name an npm script that does not exist.',
      file: '.github/CONTRIBUTING.md',
      from: 'npm run storybook',
      to: 'npm run kit',
    },
    'explain every script': {
      seen: 'The documents do not explain a script of package.json.',
      file: 'package.json',
      from: '"bench":',
      to: '"bench:all": "",\n    "bench":',
    },
    'list every folder of src': {
      seen: 'The README does not list a source folder.',
      file: 'README.md',
      from: '\nsrc/records ',
      to: '\nsrc/rows    ',
    },
    'name a test for each field case': {
      seen: 'A field case is in no table.',
      file: 'tests/FIELD.md',
      from: '| V17 | Print',
      to: '| V | Print',
    },
    'list every setting': {
      seen: 'A setting of the server is missing in OPERATIONS.md.',
      file: '.github/OPERATIONS.md',
      from: '| `SOURCE_MAPS`',
      to: '| `MAPS`',
    },
    'list in the changelog each version': {
      seen: 'The kit names a version of a widget that the changelog does not list.',
      file: 'src/domain/embed/contract.ts',
      from: "const first = '0.1.0'",
      to: "const first = '0.0.1'",
    },
    'has an entry for the version': {
      seen: 'A release has no entry in the changelog.',
      file: '.github/CHANGELOG.md',
      from: '## [0.2.0] - 2026-11-27',
      to: '### 0.2.0',
    },
  }),
  ...inArchitecture('fields', {
    'have a value in demo/content': {
      seen: 'No story and no test ever shows the new field of products.',
      file: 'src/domain/fields/product.ts',
      from: "downloadUrl: { type: 'link'",
      to: "subtitle: { type: 'text', wire: 'subtitle' },\n  downloadUrl: { type: 'link'",
    },
    'has the response of GET': {
      seen: 'CONTRACT.md promises another field than the API sends.',
      file: 'src/server/api/CONTRACT.md',
      from: '| `GET winner` | `[{_id,description}]` |',
      to: '| `GET winner` | `[{_id,text}]` |',
    },
    'has the body of POST': {
      seen: 'CONTRACT.md lacks a field of the contact message.',
      file: 'src/server/api/CONTRACT.md',
      from: '{recipient,subject,body,partner?,website?}',
      to: '{recipient,subject,body}',
    },
    'each have a row in tests/api/support/added-columns.ts': {
      seen: 'No test migrates an existing row through a migration that adds a column.',
      file: 'tests/api/support/added-columns.ts',
      from: "  '0013-free-lessons': { lessons: { free: '' } },\n",
      to: '',
    },
    'describes each query parameter': {
      seen: 'The API reads a query parameter that CONTRACT.md does not name.',
      file: 'src/server/api/content/catalogue.ts',
      from: "asked.has('brief')",
      to: "asked.has('short')",
    },
    defines: {
      seen: 'CONTRACT.md lacks a field of courses.',
      file: 'src/server/api/CONTRACT.md',
      from: 'shortdescription, longdescription,',
      to: 'shortdescription,',
    },
  }),
  ...inArchitecture('embed-contract', {
    'matches the generated files': {
      seen: 'The published types lack an attribute that the widget has.',
      file: 'embed/types/elements.d.ts',
      from: 'reload(): void;',
      to: 'reload(): Promise<void>;',
    },
    'is in the data for editor completion': {
      seen: 'Editors complete no attribute of a widget.',
      file: 'embed/build/editor-data.ts',
      from: '[...ownAttributes(name), ...sharedAttributes]',
      to: '[...sharedAttributes]',
    },
    'is complete in embed/README.md': {
      seen: 'The webmaster’s guide does not list a custom property.',
      file: 'src/domain/embed/contract.ts',
      from: "name: '--steam-gap'",
      to: "name: '--steam-space'",
    },
    'names in embed/README.md': {
      seen: 'The guide does not name the option that focus traps need for shadow roots.',
      file: 'embed/README.md',
      from: 'tabbableOptions: { getShadowRoot: true }',
      to: 'tabbableOptions: { displayCheck: true }',
    },
    'lists only attributes that': {
      seen: 'The guide documents an attribute that the widget never reads.',
      file: 'embed/elements/faq.tsx',
      from: `course, limit, heading, headingLevel, emit, labels }: Values & WidgetProps<FaqLabels>) {
  return (
    <Faq
      course={course}
      limit={limit}
`,
      to: `course, heading, headingLevel, emit, labels }: Values & WidgetProps<FaqLabels>) {
  return (
    <Faq
      course={course}
`,
    },
  }),
  ...storyAndSizeFaults,
  inLint({
    seen: 'A function exceeds the maximum length.',
    file: 'src/domain/text.ts',
    from: 'export const isRow',
    to: `export function long(list: string[]) {\n${"  list.push('');\n".repeat(81)}}\n\nexport const isRow`,
  }),
  inLint({
    seen: 'A file exceeds the maximum length.',
    file: 'src/domain/text.ts',
    from: 'export const isRow',
    to: `${'// One more line.\n'.repeat(300)}\nexport const isRow`,
  }),
  inLint({
    seen: 'A component sends a request itself, so every page with that component sends one.',
    file: 'src/ui/chip/Chip.tsx',
    from: 'export function Chip',
    to: "export const load = () => fetch('/api/course');\n\nexport function Chip",
  }),
];
