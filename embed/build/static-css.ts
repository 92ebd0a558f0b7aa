import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { baseCss } from '../base-css.ts';

/** The base sheet as a text, without the custom properties that nothing in `entries` or beneath them uses. */
export function staticCss(entries: string[]): string {
  const code = [...reach(entries)].map((file) => readFileSync(file, 'utf8')).join('\n');
  // `var(--cycle-${…})` uses all that begin so.
  const used = [...`${code}${baseCss}`.matchAll(/(?:var\(|'|`)(--[\w-]+(?:\$\{)?)/g)].map(([, name = '']) => name);
  const isUsed = (name: string) =>
    used.some((use) => use === name || (use.endsWith('${') && name.startsWith(use.slice(0, -2))));
  return baseCss
    .replace(/(--[\w-]+):[^;}]*;/g, (declaration, name: string) => (isUsed(name) ? declaration : ''))
    .replace(/\n/g, '');
}

function reach(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)];
    reach(
      imports.map(([, still, late]) => join(dirname(file), still ?? late ?? '')),
      found,
    );
  }
  return found;
}
