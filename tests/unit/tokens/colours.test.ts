import { describe, expect, it } from 'vitest';
import { cycle, dark, light } from '../../../src/tokens/colours.ts';
import { controls, texts } from './pairs.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('In the %s theme', (_, colours) => {
  it.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('the %s of an input shows on %s', (edge, ground) => {
    expect(contrast(colours[edge], colours[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(cycle)('%s shows as a border on a card', (colour) => {
    expect(contrast(colour, colours.surface)).toBeGreaterThanOrEqual(3);
  });
});
