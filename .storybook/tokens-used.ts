import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { themeCss } from '../src/style/theme.ts';

const src = join(import.meta.dirname, '../src');
const tokens = new Set(Array.from(themeCss(':root', 'rem').matchAll(/--([\w-]+):/g), ([, name = '']) => name));
const read = (path: string) => readFileSync(join(src, path), 'utf8');

const mixins = new Map(
  ['style/mixins.ts', 'style/card-mixins.ts', 'style/reading.ts'].flatMap((path) =>
    Array.from(
      read(path).matchAll(/^export const (\w+) =([\s\S]*?)(?=^export |$(?![\s\S]))/gm),
      ([, name = '', css = '']) => [name, css] as const,
    ),
  ),
);

/** The design tokens in a component's own styles: its file, its style file, and the mixins that these import. */
export function tokensUsed(path: string): string[] {
  const texts = [path, ...stylesOf(path)].map(read);
  const named = texts.flatMap((text) =>
    Array.from(
      text.matchAll(/import \{([^}]*)\} from '[./]*style\/(?:mixins|card-mixins|reading)\.ts'/g),
      ([, names = '']) => names,
    ),
  );
  const imported = named.flatMap((names) => names.split(',').map((name) => mixins.get(name.trim()) ?? ''));
  const used = [...texts, ...imported].flatMap((text) =>
    Array.from(text.matchAll(/var\(--([\w-]+)/g), ([, name = '']) => name),
  );
  return [...new Set(used)].filter((name) => tokens.has(name)).sort();
}

/** The style files in its folder that a component imports, such as `./button.style.ts`. */
const stylesOf = (path: string) =>
  Array.from(read(path).matchAll(/from '(\.\/[\w-]+\.style\.ts)'/g), ([, name = '']) =>
    join(dirname(path), name),
  ).filter((style) => existsSync(join(src, style)));
