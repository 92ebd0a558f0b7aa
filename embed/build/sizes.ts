import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { elements, type Name } from '../attributes.ts';

/** `node embed/build/sizes.ts` builds every widget and writes what it weighs into embed/README.md. */
const root = join(import.meta.dirname, '../..');
const readme = join(root, 'embed/README.md');
const names: Record<Name, string> = {
  faq: 'FAQ',
  'product-list': 'Product list',
  'course-finder': 'Course finder',
  'contact-form': 'Contact form, in view',
};

type Files = Map<string, Rolldown.OutputChunk>;

/** What a build makes, without writing it. */
async function made(options: Parameters<typeof build>[0]): Promise<Files> {
  const output = await build({ root, logLevel: 'error', ...options, build: { ...options?.build, write: false } });
  const all = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(all.filter((file) => file.type === 'chunk').map((file) => [file.fileName, file]));
}

const weight = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** A file and all that it imports at once. */
function reach(files: Files, start: string, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found;
  found.add(start);
  for (const next of files.get(start)?.imports ?? []) reach(files, next, found);
  return found;
}

const sum = (files: Files, wanted: Iterable<string>) =>
  [...wanted].reduce((total, file) => total + weight(files.get(file)?.code ?? ''), 0);

/** The chunk that an element's code is in. */
function chunkOf(files: Files, name: string): string {
  for (const [file, { moduleIds }] of files) {
    if (moduleIds.some((id) => id.endsWith(`embed/elements/${name}.tsx`))) return file;
  }
  throw new Error(`No chunk holds embed/elements/${name}.tsx.`);
}

const isLate = (file: string) => file.startsWith('ContactControl');

/** The same section on react-dom, with the site's own styles and data, and nothing around it. */
const onReactDom = (name: Name): Plugin => ({
  name: 'on-react-dom',
  enforce: 'pre',
  resolveId: (id) => {
    if (id === 'widget') return '\0widget';
    return id.endsWith('/react-manners.ts') ? '\0nothing' : null;
  },
  load(id) {
    if (id === '\0nothing') return '';
    if (id !== '\0widget') return null;
    return [
      `import { createElement } from 'react'`,
      `import { createRoot } from 'react-dom/client'`,
      `import { createData } from '${root}/src/data/create-data.ts'`,
      `import { DataProvider } from '${root}/src/data/DataProvider.tsx'`,
      `import { widget } from '${root}/embed/elements/${name}.tsx'`,
      `const host = document.querySelector('#${name}')`,
      `const data = createData({ host: '/api' })`,
      'const drawing = { own: {}, site: location.origin, emit: () => true, redraw() {}, words: {} }',
      'createRoot(host).render(createElement(DataProvider, { data }, widget.draw(host, drawing)))',
    ].join('\n');
  },
});

async function onReactDomWeight(name: Name): Promise<{ atOnce: number; touched: number }> {
  const files = await made({
    configFile: false,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [onReactDom(name)],
    build: { minify: true, modulePreload: false, rolldownOptions: { input: 'widget' } },
  });
  const entry = [...files.values()].find(({ isEntry }) => isEntry)?.fileName ?? '';
  return { atOnce: sum(files, reach(files, entry)), touched: sum(files, files.keys()) };
}

async function table(): Promise<string> {
  const modules = await made({ mode: 'widgets' });
  const kit = [...modules.keys()].find((file) => file.startsWith('kit')) ?? '';
  const needs = (name: Name) => reach(modules, chunkOf(modules, name), reach(modules, kit, new Set(['steam.js'])));
  const rows: [string, number | undefined, number | undefined, number | undefined][] = [
    ['The loader alone', weight(modules.get('steam.js')?.code ?? ''), undefined, undefined],
  ];
  const all = new Set<string>();
  for (const name of Object.keys(names) as Name[]) {
    const classic = await made({ mode: `widgets:${name}` });
    for (const file of needs(name)) all.add(file);
    const { atOnce, touched } = await onReactDomWeight(name);
    rows.push([names[name], sum(modules, needs(name)), sum(classic, [`${name}.js`]), atOnce]);
    if (name === 'contact-form') {
      const late = await made({ mode: 'widgets:contact-control' });
      const checks = [...modules.keys()].filter(isLate);
      rows.push([
        'Contact form, once touched',
        sum(modules, [...needs(name), ...checks]),
        sum(classic, [`${name}.js`]) + sum(late, late.keys()),
        touched,
      ]);
    }
  }
  rows.push(['All four on one page', sum(modules, all), undefined, undefined]);
  const kilobytes = (bytes: number | undefined) => (bytes ? `${(bytes / 1000).toFixed(1)} KB` : '–');
  return [
    '| | by the loader | by its classic script | the same on react-dom |',
    '|---|--:|--:|--:|',
    ...rows.map(([name, ...bytes]) => `| ${name} | ${bytes.map(kilobytes).join(' | ')} |`),
  ].join('\n');
}

if (Object.keys(names).length !== Object.keys(elements).length) throw new Error('A widget has no row in the table.');
const text = await readFile(readme, 'utf8');
const sizes = await table();
const written = text.replace(
  /(<!-- sizes -->\n)[\s\S]*?(\n<!-- \/sizes -->)/,
  (_, before, after) => `${before}\n${sizes}\n${after}`,
);
await writeFile(readme, written);
console.log(written.split('<!-- sizes -->')[1]?.split('<!-- /sizes -->')[0]?.trim());
