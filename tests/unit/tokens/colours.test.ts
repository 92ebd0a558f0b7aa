import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { cycle, dark, light } from '../../../src/tokens/colours.ts';
import { controls, texts } from '../../../src/tokens/pairs.ts';

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('In the %s theme', (_, colours) => {
  it.each(texts)('%s is readable on %s', (text, ground) => {
    expect(wcagContrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('the %s of an input has enough contrast on %s', (edge, ground) => {
    expect(wcagContrast(colours[edge], colours[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(cycle)('%s has enough contrast as a border on a card', (colour) => {
    expect(wcagContrast(colour, colours.surface)).toBeGreaterThanOrEqual(3);
  });
});
