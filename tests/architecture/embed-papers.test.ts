import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staleFiles } from '../../embed/build/generate.ts';
import { manifest } from '../../embed/build/manifest.ts';
import { packageJson } from '../../embed/build/package.ts';
import { propertyOf } from '../../src/domain/embed/attribute-kinds.ts';
import { ownAttributes, widgetNames } from '../../src/domain/embed/widgets.ts';
import { ensureBuilt } from '../../src/server/build/build.ts';
import { buildDir } from '../../src/settings/folders.ts';
import { read } from './sources.ts';

const readme = read('embed/README.md');
const declarations = manifest('1.2.3').modules.flatMap((module) => module.declarations);

describe('The webmaster’s page', () => {
  it('names every widget, property and part', () => {
    const names = declarations.flatMap((one) => [
      one.tagName,
      ...one.cssProperties.map(({ name }) => name),
      ...one.cssParts.map(({ name }) => `\`${name}\``),
    ]);
    expect([...new Set(names)].filter((name) => !readme.includes(name))).toEqual([]);
  });

  it('shows what each bundle weighs, with the same on react-dom beside it', () => {
    const table = /<!-- sizes -->([\s\S]*?)<!-- \/sizes -->/.exec(readme)?.[1] ?? '';
    for (const name of ['The loader alone', 'FAQ', 'Product list', 'Course finder', 'Contact form, in view']) {
      expect(table).toMatch(new RegExp(`^\\| ${name} \\| \\d+\\.\\d KB `, 'm'));
    }
  });
});

describe('The published types', () => {
  it('and every path of the package are files, once built', async () => {
    const { exports } = packageJson('1.2.3');
    await ensureBuilt({ log: () => {} });
    const files = Object.values(exports).flatMap((entry) => Object.values(entry));
    expect(files.filter((file) => !existsSync(join(buildDir, 'package', file)))).toEqual([]);
    const elements = Object.keys(exports).filter((path) => path.startsWith('./elements/'));
    expect(elements.map((path) => `steam-${path.slice('./elements/'.length)}`).sort()).toEqual(
      declarations.map(({ tagName }) => tagName).sort(),
    );
  });

  it('and the elements of the manifest are files of the package', () => {
    const paths = manifest('1.2.3').modules.map(({ path }) => path);
    expect(paths.filter((path) => !existsSync(join(buildDir, 'package', path)))).toEqual([]);
  });
});

describe('The contract', () => {
  it('matches the generated files (`npm run generate` writes them)', async () => {
    expect(await staleFiles()).toEqual([]);
  });

  it.each(widgetNames)('lists only attributes that %s uses', (name) => {
    const element = read(`embed/elements/${name}.tsx`);
    const unused = ownAttributes(name).filter((one) => !new RegExp(`\\b${propertyOf(one.name)}\\b`).test(element));
    expect(unused.map((one) => `embed/elements/${name}.tsx does not use \`${one.name}\``)).toEqual([]);
  });
});
