import { expect, it, vi } from 'vitest';
import { lookup, once } from '../../../src/content/site/lookup.ts';

it('A lazy lookup computes only the requested value', () => {
  const of = vi.fn((row: string) => row.toUpperCase());
  const values = lookup(new Map(Object.entries({ kites: 'k', boats: 'b' })), of);
  expect([values.size, values.has('kites'), values.has('trains'), values.get('trains')]).toEqual([
    2,
    true,
    false,
    undefined,
  ]);
  expect(of).not.toHaveBeenCalled();
  expect(values.get('boats')).toBe('B');
  expect(of).toHaveBeenCalledTimes(1);
  expect(values.values()).toEqual(['K', 'B']);
});

it('A lazy lookup computes each value once, also if it is undefined', () => {
  const make = vi.fn(() => undefined);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  value();
  value();
  expect(make).toHaveBeenCalledTimes(1);
});
