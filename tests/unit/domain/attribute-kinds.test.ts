import { describe, expect, it } from 'vitest';
import { readValue } from '../../../src/domain/embed/attribute-kinds.ts';

describe('An attribute that counts', () => {
  it('is a whole number above zero, or not set', () => {
    const read = (text: string | null) => readValue('count', text);
    expect(['4', ' 12 ', '3.7', '1e2'].map(read)).toEqual([4, 12, 3, 100]);
    expect([null, '', '0', '0.5', '-3', 'abc', 'four', '٤'].map(read)).toEqual(Array(8).fill(undefined));
  });
});
