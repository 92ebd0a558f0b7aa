import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { limits } from '../../src/tokens/limits.ts';
import { staticCss } from './static-css.ts';

const root = join(import.meta.dirname, '../..');
const at = (path: string) => join(root, path);
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };

export const classicNames = ['course-finder', 'contact-form', 'faq', 'product-list'] as const;
const elements = classicNames.map((name) => at(`embed/elements/${name}.tsx`));

/**
 * The builds of the widgets, by their mode: the modules (the loader, the iframe's script, an entry for each element to
 * bundle), each classic script by itself, and what the classic contact form fetches when it is touched.
 */
export const widgetModes = ['widgets', ...classicNames.map((name) => `widgets:${name}`), 'widgets:contact-control'];

/** Small twins of what the site has in full; each says what it leaves out. */
const twins: Record<string, string> = {
  'DataProvider.tsx': 'data.ts',
  'SectionHeading.tsx': 'section-heading.tsx',
  'Spinner.tsx': 'spinner.ts',
  'styled.ts': 'styled.ts',
};

/**
 * What a widget's code finds under these names: Preact in the place of React, and a small engine in that of nanoquery.
 * react-hook-form wants React as one object, the sections import names.
 */
const runtime: Plugin = {
  name: 'widget-runtime',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    if (source === 'react') {
      return at(`embed/runtime/${importer.includes('react-hook-form') ? 'react-object' : 'react'}.ts`);
    }
    if (source === 'react/jsx-runtime') return at('embed/runtime/jsx.ts');
    const small = twins[source.slice(source.lastIndexOf('/') + 1)];
    if (small) return at(`embed/runtime/${small}`);
    // Each element its own copy of these constants, of which only what it uses is left.
    const [, owner] = /(?:embed\/elements|sections)\/([\w-]+)|\?(.+)$/.exec(importer)?.filter(Boolean) ?? [];
    if (owner && /\/(endpoints|decoders)\.ts$/.test(source)) return `${join(dirname(importer), source)}?${owner}`;
    return null;
  },
  load(id) {
    const [file = '', owner] = id.split('?');
    if (owner && file.endsWith('.ts')) {
      const code = readFileSync(file, 'utf8').replace(/ = (?=(get|byId|list|banner)\()/g, ' = /* @__PURE__ */ ');
      return { code, moduleType: 'ts' };
    }
    if (id === at('embed/base-css.ts')) return `export const baseCss = ${JSON.stringify(staticCss(elements))}`;
    return null;
  },
  transform(code, id) {
    // The styles are texts, which no minifier shortens. What looks like a rule in the code around them can bear it.
    if (!/\/(src|embed)\//.test(id)) return null;
    return code
      .replace(/\n\s+(?=[^`]*`)/g, '\n')
      .replace(/^([\w-]+): (.*;)$/gm, '$1:$2')
      .replace(/ \{$/gm, '{')
      .replace(/: var\(/g, ':var(')
      .replace(/\blimits\.(\w+)/g, (whole, name: keyof typeof limits) => String(limits[name] ?? whole));
  },
};

/** One chunk of what every widget needs, with all that it imports; one of what several share. */
const kit = /embed\/mount\.tsx|runtime\/styled\.ts|style\/media\.ts|domain\/decode\.ts|jsx\.ts|domain\/url|ui\/(button\/Button|picture|field\/Field|field\/field|visually)/;

const groups = [
  { name: 'kit', test: kit },
];

export function widgetsConfig(mode: string): UserConfig {
  const name = mode.slice('widgets:'.length);
  const entries = name ? [name] : ['steam'];
  const split = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', codeSplitting: { groups } };
  return {
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', STEAM_VERSION: JSON.stringify(version) },
    plugins: [runtime],
    build: {
      outDir: 'dist/embed',
      emptyOutDir: !name,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      reportCompressedSize: false,
      // As a library: for pages Vite wraps each import() in a helper that writes <link>s into the document.
      lib: {
        entry: Object.fromEntries(entries.map((entry) => [entry, at(`embed/bundles/${entry}.ts`)])),
        formats: [name ? 'iife' : 'es'],
        name: 'steam',
      },
      rolldownOptions: {
        output: {
          // Libraries would keep their white space.
          minify: { compress: true, mangle: true, codegen: true },
          comments: { annotation: false, legal: false, jsdoc: false },
          ...(name ? { entryFileNames: `${name}.js` } : split),
        },
      },
    },
  };
}
