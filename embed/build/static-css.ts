import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { baseCss } from '../base-css.ts';

/**
 * The base sheet as a text, without the custom properties that nothing in these folders and beneath them uses. Those that
 * are used and not declared are set to nothing, for custom properties are what `all` lets through from the page.
 */
export function staticCss(folders: string[], replaced: string[]): string {
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const code = [...reach(files)]
    .filter((file) => !replaced.includes(basename(file)) || file.includes('/embed/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // `var(--cycle-${…})` uses all that begin so.
  const used = [...`${code}${baseCss}`.matchAll(/(?:var\(|'|`)(--[\w-]+(?:\$\{)?)/g)].map(([, name = '']) => name);
  const isUsed = (name: string) =>
    used.some((use) => use === name || (use.endsWith('${') && name.startsWith(use.slice(0, -2))));
  const declared = new Set([...baseCss.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const foreign = [...new Set(used)].filter((name) => !/^--(steam-.*|.*\$\{)$/.test(name) && !declared.has(name));
  return (
    baseCss
      .replace(/(--[\w-]+):[^;}]*;/g, (declaration, name: string) => (isUsed(name) ? declaration : ''))
      .replace('.s{', `.s{${foreign.map((name) => `${name}:initial;`).join('')}`)
      // No widget has these.
      .replace(/,(dl|dd|figure|blockquote|fieldset|svg|video)\b/g, '')
      .replace(/\n/g, '')
  );
}

/** The files and all that they import. */
function reach(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file) || !existsSync(file) || statSync(file).isDirectory()) continue;
    found.add(file);
    const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)];
    reach(
      imports.map(([, still, late]) => join(dirname(file), still ?? late ?? '')),
      found,
    );
  }
  return found;
}
