import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

const root = join(import.meta.dirname, '../..');
const at = (path: string) => join(root, path);
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };

export const classicNames = ['course-finder', 'contact-form', 'faq', 'product-list'] as const;

/**
 * The builds of the widgets, by their mode: the modules (the loader, the iframe's script, an entry for each element to
 * bundle), each classic script by itself, and what the classic contact form fetches when it is touched.
 */
export const widgetModes = ['widgets', ...classicNames.map((name) => `widgets:${name}`), 'widgets:contact-control'];

/**
 * What a widget's code finds under these names: Preact in the place of React, and a small engine in that of nanoquery.
 * react-hook-form wants React as one object, the sections import names.
 */
const runtime: Plugin = {
  name: 'widget-runtime',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source === 'react') {
      return at(`embed/runtime/${importer.includes('react-hook-form') ? 'react-object' : 'react'}.ts`);
    }
    if (source === 'react/jsx-runtime') return at('embed/runtime/jsx.ts');
    if (source === 'goober') return at('embed/runtime/css.ts');
    return null;
  },
  load(id) {
    // Vite's helper would write <link>s into the host's document.
    return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null;
  },
  transform(code, id) {
    return /\/src\/(ui|sections|style)\//.test(id) ? code.replace(/\n\s+(?=[^`]*`)/g, '\n') : null;
  },
};

export function widgetsConfig(mode: string): UserConfig {
  const name = mode.slice('widgets:'.length);
  const base: UserConfig = {
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', STEAM_VERSION: JSON.stringify(version) },
    plugins: [runtime],
  };
  const build = {
    outDir: 'dist/embed',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    // Vite's helper would write <link>s into the host's document.
    modulePreload: false as const,
    reportCompressedSize: false,
  };
  if (mode === 'widgets') {
    return {
      ...base,
      build: {
        ...build,
        emptyOutDir: true,
        rolldownOptions: {
          input: Object.fromEntries(['steam'].map((entry) => [entry, at(`embed/bundles/${entry}.ts`)])),
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    };
  }
  return {
    ...base,
    build: {
      ...build,
      emptyOutDir: false,
      rolldownOptions: {
        input: at(`embed/bundles/${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  };
}
