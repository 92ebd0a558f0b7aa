import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import preact from '@preact/preset-vite';
import { build } from 'vite';
import { startOf } from '../../.storybook/snippets/start.ts';
import { snippetsOf } from '../../.storybook/snippets/story-snippet.ts';
import { kitFolder } from '../../src/server/showcase/kit.ts';
import { buildDir, root } from '../../src/settings/folders.ts';
import { full } from '../full.ts';
import { serveFolder } from '../package/project.ts';
import { kitEntries } from './entries.ts';
import { KIT_URL } from './runtimes.ts';
import { openKit, settled, show, storyContext } from './story-page.ts';

/** A part of the registry with one of its stories. */
interface Part {
  item: string;
  story: string;
}
const sample: readonly Part[] = [
  { item: 'button', story: 'WithIcon' },
  { item: 'faq', story: 'Loaded' },
];
/** `npm run test:all` installs twelve parts and two sections. */
const others: readonly Part[] = [
  { item: 'accordion', story: 'OneOpen' },
  { item: 'band', story: 'Accent' },
  { item: 'breadcrumb', story: 'ThreeSteps' },
  { item: 'checkbox-field', story: 'Wrong' },
  { item: 'chip', story: 'WithIcon' },
  { item: 'link', story: 'External' },
  { item: 'markdown', story: 'Plain' },
  { item: 'password-field', story: 'Filled' },
  { item: 'section-heading', story: 'WithEverything' },
  { item: 'select-field', story: 'Wrong' },
  { item: 'text-field', story: 'Wrong' },
  { item: 'contact-form', story: 'Empty' },
];

interface Item {
  dependencies: string[];
  files: { target: string; content: string }[];
}
const itemNamed = async (name: string): Promise<Item> =>
  JSON.parse(await readFile(join(kitFolder('react'), `registry/${name}.json`), 'utf8'));

/** The code of a story as a component. Its element is the last paragraph. */
async function exampleOf(importPath: string, story: string): Promise<string> {
  const { [story]: snippet } = await snippetsOf(join(root, importPath));
  if (!snippet) throw new Error(`${importPath} has no story ${story}.`);
  const at = snippet.code.lastIndexOf('\n\n<');
  return `${snippet.code.slice(0, at)}\n\nexport const Example = () => (${snippet.code.slice(at)}\n);\n`;
}

const entryOf = ({ item, story }: Part) => {
  const file = `/${item}.stories.tsx`;
  const id = `--${story.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
  const entry = kitEntries('react').find(({ importPath, id: own }) => importPath.endsWith(file) && own.endsWith(id));
  if (!entry) throw new Error(`The kit has no story ${story} of ${item}.`);
  return entry;
};

/** Writes a project as “Use it elsewhere” describes it. `location.hash` names the part that it shows. */
async function writeProject(folder: string, parts: readonly Part[], runtime: 'react' | 'preact'): Promise<void> {
  const items = await Promise.all([...parts.map(({ item }) => item), 'sample'].map(itemNamed));
  const files = new Map(
    items.flatMap((item) => item.files.map(({ target, content }) => [target.replace(/^~\//, ''), content] as const)),
  );
  const { files: starting } = startOf([])[runtime];
  for (const { name, code } of starting) files.set(name, code);
  for (const part of parts) files.set(`src/${part.item}.tsx`, await exampleOf(entryOf(part).importPath, part.story));
  const imports = parts.map(({ item }, index) => `import { Example as Example${index} } from './${item}.tsx';\n`);
  const cases = parts.map(({ item }, index) => `  '#${item}': Example${index},\n`);
  files.set(
    'src/Example.tsx',
    `import type { ReactNode } from 'react';\n${imports.join('')}\nconst parts: Readonly<Record<string, () => ReactNode>> = {\n${cases.join('')}};\nexport function Example() {\n  const Part = parts[location.hash];\n  return Part ? <Part /> : null;\n}\n`,
  );
  files.set('index.html', '<div id="root"></div><script type="module" src="/src/main.tsx"></script>');
  files.set('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Those of `npm create vite`, with what “Use it elsewhere” adds. */
const compilerOptions = {
  ...{ target: 'es2023', lib: ['ES2024', 'DOM', 'DOM.Iterable'], module: 'esnext', moduleResolution: 'bundler' },
  ...{ types: ['vite/client'], jsx: 'react-jsx', jsxImportSource: 'react', moduleDetection: 'force', strict: true },
  ...{ allowImportingTsExtensions: true, verbatimModuleSyntax: true, noUnusedLocals: true, noEmit: true },
  ...{ noUnusedParameters: true, erasableSyntaxOnly: true, noFallthroughCasesInSwitch: true, skipLibCheck: true },
};

/** The picture of the first element in a root, at the place where the kit shows it. */
async function pictureIn(page: Page, selector: string): Promise<Buffer> {
  await settled(page);
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not visible.`);
  return page.screenshot({ animations: 'disabled', caret: 'hide', clip: box });
}

for (const runtime of ['react', 'preact'] as const) {
  test(`Parts in a project of their own, on ${runtime}, look like their stories`, async ({ browser }) => {
    const parts = full ? [...sample, ...others] : sample;
    const folder = join(buildDir, `elsewhere-${runtime}`);
    await writeProject(folder, parts, runtime);
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch((error: { stdout: string }) => {
      throw new Error(error.stdout);
    });
    const plugins = runtime === 'preact' ? [preact()] : [];
    await build({ root: folder, configFile: false, plugins, logLevel: 'warn' });
    const site = await serveFolder(join(folder, 'dist'));
    const kit = await browser.newPage(storyContext);
    await openKit(kit, KIT_URL);
    const app = await browser.newPage(storyContext);
    for (const part of parts) {
      const { id } = entryOf(part);
      await show(kit, id);
      const story = await pictureIn(kit, '#storybook-root > :first-child');
      const box = await kit.locator('#storybook-root').boundingBox();
      await app.setViewportSize(kit.viewportSize() ?? { width: 0, height: 0 });
      await app.goto('about:blank');
      await app.goto(`${site.url}/#${part.item}`);
      await app.evaluate(({ x, y, width }) => {
        const { style } = document.getElementById('root') ?? document.body;
        style.cssText = `position:absolute;left:${x}px;top:${y}px;inline-size:${width}px`;
      }, box ?? { x: 0, y: 0, width: 0 });
      await app.evaluate(() => document.fonts.ready);
      const copy = await pictureIn(app, '#root > :first-child');
      if (!copy.equals(story)) expect(copy, id).toMatchSnapshot(`${id}.png`, { threshold: 0 });
    }
    await Promise.all([kit.close(), app.close(), site.stop()]);
  });
}
