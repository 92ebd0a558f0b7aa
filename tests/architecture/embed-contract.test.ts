import { describe, expect, it } from 'vitest';
import { htmlCustomData, webTypes } from '../../embed/build/editor-data.ts';
import { staleFiles } from '../../embed/build/generate.ts';
import { manifest } from '../../embed/build/manifest.ts';
import { propertyOf } from '../../src/domain/embed/attribute-kinds.ts';
import { contract } from '../../src/domain/embed/contract.ts';
import { ownAttributes, widgetNames } from '../../src/domain/embed/widgets.ts';
import { read } from './sources.ts';

describe('The widget contract', () => {
  it('matches the generated files (`npm run generate` updates them)', async () => {
    expect(await staleFiles()).toEqual([]);
  });

  it('is complete in embed/README.md: each element, custom property and part', () => {
    const readme = read('embed/README.md');
    const names = manifest('1.2.3')
      .modules.flatMap((module) => module.declarations)
      .flatMap((one) => [
        one.tagName,
        ...one.cssProperties.map(({ name }) => name),
        ...one.cssParts.map(({ name }) => `\`${name}\``),
      ]);
    expect([...new Set(names)].filter((name) => !readme.includes(name))).toEqual([]);
  });

  it.each([
    ['the option that lets a focus trap into a widget', 'tabbableOptions: { getShadowRoot: true }'],
    ['the danger of a package name that nobody owns', 'to one that it owns'],
  ])('names in embed/README.md %s', (_, text) => {
    expect(read('embed/README.md')).toContain(text);
  });

  it('is in the data for editor completion: each element, attribute and event', () => {
    const names = Object.values(contract).map(({ tag, attributes, events }) => [
      tag,
      ...[...attributes, ...events].map(({ name }) => name),
    ]);
    const { contributions } = webTypes('1.2.3');
    expect(
      contributions.html.elements.map(({ name, attributes, js }) => [
        name,
        ...[...attributes, ...js.events].map((one) => one.name),
      ]),
    ).toEqual(names);
    const isEvent = (name: string, at: number) => at > 0 && name.startsWith('steam-');
    expect(htmlCustomData().tags.map(({ name, attributes }) => [name, ...attributes.map((one) => one.name)])).toEqual(
      names.map((all) => all.filter((name, at) => !isEvent(name, at))),
    );
  });

  it.each(widgetNames)('lists only attributes that %s uses', (name) => {
    const element = read(`embed/elements/${name}.tsx`);
    const unused = ownAttributes(name).filter((one) => !new RegExp(`\\b${propertyOf(one.name)}\\b`).test(element));
    expect(unused.map((one) => `embed/elements/${name}.tsx does not use \`${one.name}\``)).toEqual([]);
  });
});
