import { describe, expect, it, vi } from 'vitest';
import { formatDay } from '../../../src/domain/day.ts';
import { counted, paragraphs } from '../../../src/domain/text.ts';

describe('Paragraphs', () => {
  it('are separated by blank lines', () => {
    expect(paragraphs('One.\nStill one.\n\nTwo.\n \n\n Three. ')).toEqual(['One.\nStill one.', 'Two.', 'Three.']);
  });

  it('are an empty list for a blank text', () => {
    expect(paragraphs(' \n\n ')).toEqual([]);
  });
});

describe('The day of a post', () => {
  it('is the same in each time zone', () => {
    for (const zone of ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', zone);
      expect(formatDay('2026-03-01')).toBe('1 March 2026');
    }
    vi.unstubAllEnvs();
  });

  it('stays unchanged if it is not a date', () => {
    expect(['', 'soon', '2027-13-40'].map(formatDay)).toEqual(['', 'soon', '2027-13-40']);
  });
});

describe('A count with its noun', () => {
  it('is plural unless the count is 1', () => {
    expect([counted('0', 'lesson'), counted('1', 'lesson'), counted('18', 'lesson')]).toEqual([
      '0 lessons',
      '1 lesson',
      '18 lessons',
    ]);
  });

  it('leaves a text with a noun unchanged, and an empty text empty', () => {
    expect(counted('12 lessons', 'lesson')).toBe('12 lessons');
    expect(counted('', 'lesson')).toBe('');
  });
});
