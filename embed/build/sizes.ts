import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { WidgetName } from '../../src/domain/embed/attributes.ts';
import { widgetNames } from '../../src/domain/embed/widgets.ts';
import { widgetModes } from './config.ts';
import { fill } from './readme.ts';
import { compressed, kilobytes, rows, type Weights, weigh } from './weigh.ts';

/** `node embed/build/sizes.ts` builds every widget and writes the table of sizes into embed/README.md. */
const root = join(import.meta.dirname, '../..');
const readme = join(root, 'embed/README.md');

/** Builds the widget's section with react-dom and the site's styles and data, for comparison. */
const onReactDom = (name: WidgetName): Plugin => ({
  name: 'on-react-dom',
  enforce: 'pre',
  resolveId: (id) => {
    return id === 'widget' ? '\0widget' : null;
  },
  load(id) {
    if (id !== '\0widget') return null;
    return [
      `import { createElement } from 'react'`,
      `import { createRoot } from 'react-dom/client'`,
      `import { createData } from '${root}/src/data/create-data.ts'`,
      `import { DataProvider } from '${root}/src/data/DataProvider.tsx'`,
      `import { widget } from '${root}/embed/elements/${name}.tsx'`,
      `const host = document.querySelector('#${name}')`,
      `const data = createData({ host: '/api' })`,
      'const props = { products: [], partner: "", site: location.origin, emit: () => true, labels: {} }',
      'createRoot(host).render(createElement(DataProvider, { data }, createElement(widget.Component, props)))',
    ].join('\n');
  },
});

async function onReactDomWeight(name: WidgetName): Promise<number> {
  const output = await build({
    root,
    logLevel: 'error',
    configFile: false,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [onReactDom(name)],
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: 'widget' } },
  });
  const made = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = made.filter((file) => file.type === 'chunk');
  const reach = (start: string): string[] => [
    start,
    ...(chunks.find(({ fileName }) => fileName === start)?.imports ?? []).flatMap(reach),
  ];
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => reach(fileName)));
  return chunks.filter(({ fileName }) => atOnce.has(fileName)).reduce((total, { code }) => total + compressed(code), 0);
}

async function weighBuilt(): Promise<Weights> {
  const folder = mkdtempSync(join(tmpdir(), 'steam-sizes-'));
  for (const mode of widgetModes) await build({ root, mode, logLevel: 'error', build: { outDir: folder } });
  const weights = weigh(folder);
  rmSync(folder, { recursive: true });
  return weights;
}

const weights = await weighBuilt();
const onReact = Object.fromEntries(
  await Promise.all(widgetNames.map(async (name) => [name, await onReactDomWeight(name)] as const)),
);
/** The sizes with react-dom, by the row's title. */
const react: Record<string, number | undefined> = {
  FAQ: onReact.faq,
  'Product list': onReact['product-list'],
  'Course finder': onReact['course-finder'],
  'Contact form': onReact['contact-form'],
};
const table = [
  '| Page | loader | classic script | the same on react-dom |',
  '|---|--:|--:|--:|',
  ...rows.map(({ title, weight }) => {
    const [byLoader, classic] = weight(weights);
    return `| ${title} | ${[byLoader, classic, react[title]].map(kilobytes).join(' | ')} |`;
  }),
].join('\n');

await writeFile(readme, fill(await readFile(readme, 'utf8'), 'sizes', table));
console.log(table);
