import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { pack } from './packed.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The texts of the styled parts stay out of the browser's half. Each part whose rules depend on no props gets a name; the
 * server's half writes its rules under that name into the page, and all of them into one sheet (`styles-….css`), which
 * the browser fetches after the page has been taken over.
 */
export function namedStyles(half: 'browser' | 'server'): Plugin {
  return {
    name: 'named-styles',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id).replaceAll('\\', '/');
      if (!/^src\/(ui|sections|site)\/.*\.tsx?$/.test(file) || !code.includes('styled(')) return null;
      return nameStyles(code, file, half);
    },
    async writeBundle({ dir = '' }) {
      if (half !== 'server') return;
      const entry: { namedRules: () => string } = await import(pathToFileURL(join(dir, 'entry-server.js')).href);
      const rules = entry.namedRules();
      const hash = createHash('sha256').update(rules).digest('base64url').slice(0, 8);
      const assets = join(dir, '../site/assets');
      await writeFile(join(assets, `styles-${hash}.css`), rules);
      // The last file of the site: now all of them can be packed.
      const files = (await readdir(assets)).filter((file) => /\.(js|css)$/.test(file));
      await Promise.all(files.map((file) => pack(join(assets, file))));
    },
  };
}

/** The begin of a styled part; types after the tag are those of props that steer it. */
const opening = /\bstyled\(([^()]*)\)(<[^`]*?>)?`/g;

/** Exported for its test. */
export function nameStyles(code: string, file: string, half: 'browser' | 'server'): string {
  let made = '';
  let from = 0;
  for (const [ordinal, match] of [...code.matchAll(opening)].entries()) {
    const [whole, tag = '', types] = match;
    if (types) continue;
    const begin = match.index + whole.length;
    const name = nameOf(file, ordinal);
    made += code.slice(from, match.index);
    made += half === 'browser' ? `styled(${tag})('${name}')` : `styled(${tag}, '${name}')\``;
    from = half === 'browser' ? endOfTemplate(code, begin) + 1 : begin;
  }
  return made + code.slice(from);
}

/** All of a file's names differ in their last sign only. */
function nameOf(file: string, ordinal: number): string {
  const hash = Number.parseInt(createHash('sha256').update(file).digest('hex').slice(0, 8), 16);
  return `s${hash.toString(36).slice(-4)}${signs[ordinal]}`;
}

const signs = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function endOfTemplate(code: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < code.length; at++) {
    if (code[at] === '\\') at++;
    else if (depth === 0 && code[at] === '`') return at;
    else if (code.startsWith('${', at)) {
      depth++;
      at++;
    } else if (depth > 0 && code[at] === '{') depth++;
    else if (depth > 0 && code[at] === '}') depth--;
  }
  throw new Error('A styled template has no end.');
}
