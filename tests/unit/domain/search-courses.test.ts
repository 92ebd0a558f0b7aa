import { describe, expect, it } from 'vitest';
import { world } from '../../../demo/content/world.ts';
import { markWords, prepareSearch, searchCourses, suggestQuery } from '../../../src/domain/search-courses.ts';
import { sampleCourse } from './course-sample.ts';
import { searchQueries } from './search-queries.ts';

const ids = (query: string) => searchCourses(world.courses, query).map(({ id }) => id);
const marked = (text: string, query: string) =>
  markWords(text, query, (word, position) => `[${text.startsWith(word, position) ? word : 'wrong position'}]`).join('');

describe('The search', () => {
  it('finds the expected course first for at least 57 of 60 queries', () => {
    const missed = searchQueries.filter(([query, first]) => ids(query)[0] !== first);
    expect(searchQueries).toHaveLength(60);
    expect(missed.map(([query]) => query)).toEqual(['photografy', 'al-khwarizmi']);
  });

  it.each(['', '   ', '?!', '\u200f'])('finds all courses in the school’s order for %j', (query) => {
    expect(searchCourses(world.courses, query)).toBe(world.courses);
  });

  it('finds names before highlights before subjects; equal courses keep their order', () => {
    const courses = [
      sampleCourse({ id: 'subject', name: 'A', highlights: [], category: 'Robots' }),
      sampleCourse({ id: 'highlight', name: 'B', highlights: ['Build robots'] }),
      sampleCourse({ id: 'name', name: 'Robots', highlights: [] }),
      sampleCourse({ id: 'name-too', name: 'More robots', highlights: [] }),
    ];
    expect(searchCourses(courses, 'robot').map(({ id }) => id)).toEqual(['name', 'name-too', 'highlight', 'subject']);
  });

  it('accepts a typo only in a word of five letters, and only if no course contains the word as typed', () => {
    const courses = [
      sampleCourse({ id: 'Bridges', name: 'Bridges' }),
      sampleCourse({ id: 'Brides', name: 'Brides' }),
      sampleCourse({ id: 'Cars', name: 'Cars' }),
    ];
    const names = (query: string) => searchCourses(courses, query).map(({ name }) => name);
    expect(names('brides')).toEqual(['Brides']);
    expect(names('birdges')).toEqual(['Bridges']);
    expect(names('crs')).toEqual([]);
  });

  it('finds Urdu and Roman Urdu as they are written', () => {
    const courses = [
      sampleCourse({ id: 'پائتھن پریمیم کورس', name: 'پائتھن پریمیم کورس' }),
      sampleCourse({ id: 'Bijli aur Roshni', name: 'Bijli aur Roshni' }),
    ];
    expect(searchCourses(courses, 'کورس')).toEqual([courses[0]]);
    expect(searchCourses(courses, 'roshni bijli')).toEqual([courses[1]]);
    expect(marked('پائتھن پریمیم کورس', 'پریمیم')).toBe('پائتھن [پریمیم] کورس');
  });

  it.each(['كيميا', 'كتاب', 'كىمىا', 'ﻛﺘﺎﺏ', 'کیمیا'])(
    'finds a course by the letters of another keyboard: %s',
    (query) => {
      const courses = [
        sampleCourse({ id: 'book', name: 'کیمیا کی کتاب' }),
        sampleCourse({ id: 'other', name: 'روبوٹ ۳' }),
      ];
      expect(searchCourses(courses, query)).toEqual([courses[0]]);
      expect(searchCourses(courses, 'روبوٹ 3')).toEqual([courses[1]]);
      expect(searchCourses(courses, '３')).toEqual([courses[1]]);
      expect(marked('کیمیا کی کتاب', 'كتاب')).toBe('کیمیا کی [کتاب]');
    },
  );

  it('finds the same courses before, during and after the index is built', () => {
    const once = (steps: number) => {
      const courses = Array.from({ length: 250 }, (_, at) => sampleCourse({ id: `c${at}`, name: `Robots ${at}` }));
      const slices = prepareSearch(courses);
      for (let step = 0; step < steps; step += 1) slices.next();
      return searchCourses(courses, 'robots 24').map(({ id }) => id);
    };
    expect(once(0)).toHaveLength(11);
    for (const steps of [1, 2, 3, 4, 5]) expect(once(steps)).toEqual(once(0));
  });

  it('does not throw for any query', () => {
    for (const query of ['.*', '(', '\\', '[a-', '\u0000', '💥', 'a'.repeat(10_000), '"x" -y'])
      expect(() => markWords('A (b) .* 💥', query, String) && ids(query)).not.toThrow();
  });

  it('offers the nearest word if no course matches', () => {
    expect(suggestQuery(world.courses, 'photografy')).toBe('photography');
    expect(suggestQuery(world.courses, 'urdu caligrafy')).toBe('urdu calligraphy');
    expect(suggestQuery(world.courses, 'xyzxyz')).toBeUndefined();
    // Two letters are similar to any two others.
    expect(suggestQuery(world.courses, 'zq')).toBeUndefined();
  });

  it('offers a word as the course writes it, and only if the other filters keep a course', () => {
    const courses = [sampleCourse({ id: 'urdu', name: 'پائتھن' }), sampleCourse({ id: 'bay', name: 'Hawke’s Bay' })];
    expect(suggestQuery(courses, 'پاتھم')).toBe('پائتھن');
    expect(suggestQuery(courses, 'howkez bay')).toBe('hawke’s bay');
    expect(suggestQuery(courses, 'howkez bay', () => [])).toBeUndefined();
  });

  it('marks the words that it found', () => {
    expect(marked('Robots That Sense: Control', 'robot sens')).toBe('[Robots] That [Sense]: Control');
    expect(marked('Kitchen Chemistry', 'chemestry')).toBe('Kitchen [Chemistry]');
    expect(marked('Follow turtles at Hawke’s Bay', "hawke's")).toBe('Follow turtles at [Hawke’s] Bay');
    expect(marked('Plain', '')).toBe('Plain');
  });
});
