import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { componentDocs, componentsIn } from './component-docs.ts';

const file = join(import.meta.dirname, 'prop-docs.ts');

function shownDocs(): string {
  const shown = componentDocs().filter(
    ({ path, props, native, tokens }) => path.endsWith('.tsx') && (props.length || native || tokens.length),
  );
  return JSON.stringify(Object.fromEntries(shown.map((doc) => [doc.name, doc])));
}

const src = join(import.meta.dirname, '../src');

/**
 * Adds its name, which is its key in `docs`, and its description to each component. Storybook's react-docgen would do
 * so, too, but takes half of the build's processor time, because it also reads props and imports.
 */
export const componentNames: Plugin = {
  name: 'component-names',
  enforce: 'pre',
  transform(code, id) {
    const path = relative(src, id);
    if (!/^(ui|sections|site|office)\/.*\.tsx$/.test(path)) return undefined;
    const infos = componentsIn(path, code).map((info) => `${info.displayName}.__docgenInfo = ${JSON.stringify(info)};`);
    return { code: [code, ...infos].join('\n'), map: null };
  },
};

/**
 * Inlines the props of all components at build time. In development, reads them again when a source changes, but
 * updates the module only if they differ: an update reloads the preview, and the story would lose its state.
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
