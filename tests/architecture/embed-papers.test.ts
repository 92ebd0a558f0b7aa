import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../embed/build/manifest.ts';
import { packageJson } from '../../embed/build/package.ts';
import { contract } from '../../embed/contract/contract.ts';
import { contactLabels } from '../../src/sections/contact-form/labels.ts';
import { finderLabels } from '../../src/sections/course-finder/labels.ts';
import { productLabels } from '../../src/sections/product-list/labels.ts';
import { ensureBuilt } from '../../src/server/build.ts';
import { buildDir } from '../../src/server/build-dir.ts';
import { read } from './sources.ts';

const readme = read('embed/README.md');
const types = read('embed/types/elements.d.ts');
const declarations = manifest('1.2.3').modules.flatMap((module) => module.declarations);

describe('The webmaster’s page', () => {
  it('names every attribute, event, property and part of every widget', () => {
    const names = declarations.flatMap((one) => [
      one.tagName,
      ...one.attributes.map(({ name }) => `\`${name}\``),
      ...one.events.map(({ name }) => name),
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
  it('know every event of the manifest, with its detail', () => {
    const known = types.replace(/\s+/g, ' ');
    const events = declarations.flatMap((one) => one.events).filter(({ name }) => !/-(ready|error)$/.test(name));
    for (const { name, type } of events) expect(known).toContain(`'${name}': ${type.text};`);
    for (const name of ['steam-ready', 'steam-error']) expect(known).toContain(`'${name}': CustomEvent<`);
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
