import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { limits } from '../../src/tokens/limits.ts';
import { hostCss } from '../base-css.ts';
import { staticCss } from './static-css.ts';

const runtime = join(import.meta.dirname, '../runtime');
const elements = join(import.meta.dirname, '../elements');

/** Small twins of what the site has in full; each says what it leaves out. */
const twins: Record<string, string> = {
  'DataProvider.tsx': 'data.ts',
  'SectionHeading.tsx': 'section-heading.tsx',
  'Spinner.tsx': 'spinner.ts',
  'styled.ts': 'styled.ts',
  'react/jsx-runtime': 'jsx.ts',
};

/** Old pages have put functions of their own in the place of these (prototype.js, MooTools), or given all objects a `value`. */
function sturdy(code: string): string {
  const fold =
    'const fold = (list, call, first) => { for (const one of list) first = call(first, one); return first; };';
  return `${fold}\n${code
    .replace(/\b(\w+)\.reduce\(/g, 'fold($1, ')
    .replace(/Array\.from\((\w+)\)/g, '[...$1]')
    .replace(/\bfor \(const (\w+) in ([\w.]+)\)/g, 'for (const $1 of Object.keys($2 ?? {}))')
    .replace(/\bget: \(\) => \{/g, '__proto__: null, $&')
    .replace(/\b(\w+)\.bind\(null, ([^()]*)\)/g, '((...rest) => $1($2, ...rest))')}`;
}

/** Whose copy of the endpoints a module gets: its section's, its element's, or that of the copy it belongs to. */
const owner = (importer: string) => /(?:embed\/elements|sections)\/([\w-]+)|\?([\w-]+)$/.exec(importer);

/**
 * What a widget's code finds under the names that the sections import: Preact in the place of React, and small engines.
 *
 * @param react the file of embed/runtime that stands for `react`
 */
export function widgetRuntime(react: string): Plugin {
  return {
    name: 'widget-runtime',
    enforce: 'pre',
    resolveId(source, importer = '') {
      // react-hook-form wants React as one object, the sections import names.
      if (source === 'react') return join(runtime, importer.includes('react-hook-form') ? 'react-object.ts' : react);
      const twin = twins[source.startsWith('.') ? basename(source) : source];
      if (twin) return join(runtime, twin);
      // Each element gets its own copy of these constants, of which only what it uses is left.
      const [, named, inherited] = (/\/(endpoints|decoders)\.ts$/.test(source) && owner(importer)) || [];
      return named || inherited ? `${join(dirname(importer), source)}?${named ?? inherited}` : null;
    },
    load(id) {
      if (id.endsWith('/embed/base-css.ts')) {
        const base = staticCss([elements, runtime], Object.keys(twins));
        return `export const hostCss = ${JSON.stringify(hostCss)}, baseCss = ${JSON.stringify(base)}`;
      }
      const [file = '', copy] = id.split('?');
      if (!copy || !file.endsWith('.ts')) return null;
      const code = readFileSync(file, 'utf8').replace(/ = (?=(get|byId|list|banner)\()/g, ' = /* @__PURE__ */ ');
      return { code, moduleType: 'ts' };
    },
    transform(code, id) {
      if (id.includes('/react-hook-form/')) return sturdy(code);
      if (!/\/(src|embed)\//.test(id)) return null;
      // Styles are texts, which no minifier shortens. What looks like a rule in the code around them can bear it.
      return code
        .replace(/\n\s+(?=[^`]*`)/g, '\n')
        .replace(/^([\w-]+): (.*;)\n/gm, '$1:$2')
        .replace(/ \{$/gm, '{')
        .replace(/^(&.*\{)\n/gm, '$1')
        .replace(/`\n(?=[\w-]+:)/g, '`')
        .replace(/\}\n(?=[`}&])/g, '}')
        .replace(/: var\(/g, ':var(')
        .replace(/\blimits\.(\w+)/g, (whole, name: keyof typeof limits) => String(limits[name] ?? whole));
    },
    renderChunk(code) {
      // The bundler's own way defines properties, which a page that has given all objects a `value` makes throw.
      const getters = (all: string) => all.replace(/(\w+): \(\) => ([\w$]+)/g, 'get $1() { return $2; }');
      const made = code
        .replace(/var __exportAll = [\s\S]*?return target;\s*};/, '')
        .replace(/__exportAll\(\{([^}]*)\}(?:, 1)?\)/g, (_, all: string) => `({${getters(all)}})`);
      if (made.includes('__exportAll'))
        throw new Error('The bundler makes a module’s exports in a way that is new here.');
      return made;
    },
  };
}
