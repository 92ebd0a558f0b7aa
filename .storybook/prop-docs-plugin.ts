import { join } from 'node:path';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, 'prop-docs.ts');

/** Inlines the props of all components at build time, and reads them again when a source changes. */
export const propDocs: Plugin = {
  name: 'prop-docs',
  enforce: 'pre',
  async load(id) {
    if (id !== file) return undefined;
    const { componentDocs } = await import('./component-docs.ts');
    const shown = componentDocs().filter(
      ({ path, props, native, tokens }) => path.endsWith('.tsx') && (props.length || native || tokens.length),
    );
    return `export const docs = ${JSON.stringify(Object.fromEntries(shown.map((doc) => [doc.name, doc])))};`;
  },
  hotUpdate({ file: changed, modules }) {
    const own = this.environment.moduleGraph.getModuleById(file);
    return own && /\/src\/.*\.tsx?$/.test(changed) ? [...modules, own] : undefined;
  },
};
