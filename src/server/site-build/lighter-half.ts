import { join } from 'node:path';
import type { Plugin } from 'vite';

const early = join(import.meta.dirname, '../../site/pages/explore-early.ts');
const structuredData = join(import.meta.dirname, '../../site/json-ld.ts');

/** What the browser's half of the site does without. */
export const lighterHalf: Plugin = {
  name: 'lighter-half',
  enforce: 'pre',
  load(id) {
    // What only the server writes into its pages.
    if (id === early) return `export const early = '';`;
    if (id === structuredData) {
      return ['breadcrumbs', 'courseData', 'faqData', 'organization']
        .map((name) => `export const ${name} = () => ({});`)
        .join('');
    }
    // The pages' chunks have no styles, and what they import is named by the server's page.
    if (id.endsWith('vite/preload-helper.js')) return 'export const __vitePreload = (load) => load();';
    return null;
  },
};
