import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../embed/build/manifest.ts';
import { packageJson } from '../../embed/build/package.ts';
import { withTables } from '../../embed/build/readme.ts';
import { elementTypes } from '../../embed/build/types.ts';
import { contract } from '../../embed/contract/contract.ts';
import { contactLabels } from '../../src/sections/contact-form/ContactFormView.tsx';
import { finderLabels } from '../../src/sections/course-finder/FilterBar.tsx';
import { productLabels } from '../../src/sections/product-list/ProductListView.tsx';
import { ensureBuilt } from '../../src/server/build/build.ts';
import { buildDir } from '../../src/settings/folders.ts';
import { read } from './sources.ts';

const readme = read('embed/README.md');
/** Files that are generated from the contract: `npx vitest run --project architecture embed-papers -u` writes them anew. */
const file = (path: string) => join(import.meta.dirname, '../..', path);
const declarations = manifest('1.2.3').modules.flatMap((module) => module.declarations);

describe('The webmaster’s page', () => {
  it('has the attributes and events of the contract in its tables', async () => {
    await expect(withTables(readme)).toMatchFileSnapshot(file('embed/README.md'));
  });

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
  it('are those that the contract makes', async () => {
    await expect(elementTypes()).toMatchFileSnapshot(file('embed/types/elements.d.ts'));
  });

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
  it.each([
    ['course-finder', finderLabels],
    ['contact-form', contactLabels],
    ['product-list', productLabels],
  ] as const)('names the labels of the %s as its section has them', (name, labels: object) => {
    const texts = Object.entries(labels).filter(([, text]) => typeof text === 'string');
    expect(contract[name].labels).toMatchObject(Object.fromEntries(texts));
    expect(Object.keys(contract[name].labels)).toEqual(Object.keys(labels));
  });
});
