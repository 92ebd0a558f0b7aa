import { join } from 'node:path';
import type { Plugin } from 'vite';
import { componentDocs } from './component-docs.ts';

const file = join(import.meta.dirname, 'prop-docs.ts');

function shownDocs(): string {
  const shown = componentDocs().filter(
    ({ path, props, native, tokens }) => path.endsWith('.tsx') && (props.length || native || tokens.length),
  );
  return JSON.stringify(Object.fromEntries(shown.map((doc) => [doc.name, doc])));
}

/**
 * Inlines the props of all components at build time. In development, reads them again when a source changes, and
 * updates the module only if they differ: the preview imports it, so an update loses the state of the story.
 */
export function propDocs(read = shownDocs): Plugin {
  let sent = '';
  return {
    name: 'prop-docs',
    enforce: 'pre',
    load(id) {
      if (id !== file) return undefined;
      sent = read();
      return `export const docs = ${sent};`;
    },
    hotUpdate({ file: changed, modules }) {
      const own = this.environment.moduleGraph.getModuleById(file);
      return own && /\/src\/.*\.tsx?$/.test(changed) && read() !== sent ? [...modules, own] : undefined;
    },
  };
}
