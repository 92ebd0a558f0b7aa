import { describe, expect, it } from 'vitest';
import { counted, paragraphs } from '../../../src/domain/text.ts';

describe('Paragraphs', () => {
  it('are separated by blank lines', () => {
    expect(paragraphs('One.\nStill one.\n\nTwo.\n \n\n Three. ')).toEqual(['One.\nStill one.', 'Two.', 'Three.']);
  });

  it('of no text are none', () => {
    expect(paragraphs(' \n\n ')).toEqual([]);
  });
});

describe('A count with its noun', () => {
  it('has the plural for all but one', () => {
    expect([counted('0', 'lesson'), counted('1', 'lesson'), counted('18', 'lesson')]).toEqual([
      '0 lessons',
      '1 lesson',
      '18 lessons',
    ]);
  });

  it('stays as it is when it is already in words, and nothing when it is missing', () => {
    expect(counted('12 lessons', 'lesson')).toBe('12 lessons');
    expect(counted('', 'lesson')).toBe('');
  });
});
