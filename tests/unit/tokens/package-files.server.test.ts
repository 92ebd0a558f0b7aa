import { describe, expect, it } from 'vitest';
import { tokensCss, tokensJson } from '../../../embed/build/tokens.ts';
import { dark, light } from '../../../src/tokens/colours.ts';
import { durations, layers, shadows } from '../../../src/tokens/effects.ts';
import { radius, space, type } from '../../../src/tokens/scale.ts';

type Node = { $type?: string; $value?: unknown; [name: string]: unknown };

/** The paths of all tokens: `light.color.accent`. */
const pathsOf = (node: Node, path: readonly string[] = []): string[] =>
  '$value' in node
    ? [path.join('.')]
    : Object.entries(node).flatMap(([name, child]) => pathsOf(child as Node, [...path, name]));

const at = (path: string) => path.split('.').reduce<Node>((node, name) => node[name] as Node, tokensJson());

describe('tokens.json of the npm package', () => {
  it('contains every token once, with a type of the Design Tokens Format', () => {
    const paths = pathsOf(tokensJson());
    const sizes = { text: type, space, radius, duration: durations, layer: layers };
    for (const [group, values] of Object.entries(sizes))
      expect(paths.filter((path) => path.startsWith(`${group}.`))).toHaveLength(Object.keys(values).length);
    for (const theme of ['light', 'dark']) {
      // The colour of shadows is omitted, because the shadows contain it.
      expect(paths.filter((path) => path.startsWith(`${theme}.color.`))).toHaveLength(Object.keys(light).length - 1);
      expect(paths.filter((path) => path.startsWith(`${theme}.shadow.`))).toHaveLength(Object.keys(shadows).length);
    }
    const types = new Set(paths.map((path) => at(path).$type));
    expect(types).toEqual(new Set(['color', 'dimension', 'duration', 'fontFamily', 'cubicBezier', 'number', 'shadow']));
  });

  it('writes colours, sizes and times as values with their unit', () => {
    expect(at('light.color.accent').$value).toEqual({
      colorSpace: 'srgb',
      components: [0.4275, 0.1569, 0.851],
      alpha: 1,
    });
    expect(at('text.md').$value).toEqual({ value: 1.0625, unit: 'rem' });
    expect(at('duration.press').$value).toEqual({ value: 0.15, unit: 's' });
    expect(at('easing.progress').$value).toEqual([0.1, 0.7, 0.3, 1]);
  });

  it('writes each layer of a shadow in the colour of the theme', () => {
    const [first, second] = at('dark.shadow.card').$value as { color: { components: number[] }; blur: object }[];
    expect(first?.color).toEqual({ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.06 });
    expect(second?.blur).toEqual({ value: 24, unit: 'px' });
    for (const name of Object.keys(shadows)) expect(at(`light.shadow.${name}`).$value, name).not.toEqual([]);
  });
});

describe('tokens.css of the npm package', () => {
  it('declares every token as a custom property, in both themes', () => {
    const css = tokensCss();
    for (const [name, value] of Object.entries(light)) expect(css).toContain(`--${name}:${value};`);
    for (const [name, value] of Object.entries(dark)) expect(css).toContain(`--${name}:${value};`);
    for (const name of Object.keys(shadows)) expect(css).toContain(`--shadow-${name}:`);
    expect(css).toContain('--text-md:1.0625rem;');
    expect(css).toContain('--duration-press:0.15s;');
    expect(css).toContain('--layer-top:100;');
    expect(css).toContain(':root[data-theme=dark]');
  });
});
