import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facets, filterCounts, filterCourses } from '../../../src/domain/filter-courses.ts';
import { filtersFromSearch, filtersToSearch, noFilters } from '../../../src/domain/filters.ts';
import { levels, subjects } from '../../../src/tokens/limits.ts';
import { sampleCourse } from './course-sample.ts';

const courses = [
  sampleCourse({ id: 'stars', category: 'Science', level: 'Beginner' }),
  sampleCourse({ id: 'genes', category: 'SCIENCE ', level: 'advanced' }),
  sampleCourse({ id: 'python', category: 'technology', level: 'Advanced' }),
  sampleCourse({ id: 'unsorted', category: '', level: '' }),
];
const idsOf = (filters: { category: string; level: string }) => filterCourses(courses, filters).map(({ id }) => id);

const choice = (names: readonly string[]) => fc.constantFrom('', ...names.map((name) => name.toLowerCase()));
const filters = fc.record({ category: choice(subjects), level: choice(levels) });
const anyCourses = fc.array(
  fc.record({ category: fc.constantFrom('', 'Other', ...subjects), level: fc.constantFrom('', ...levels) }),
  { maxLength: 30 },
);

describe('Filtering courses', () => {
  it('keeps every course in order if no filter is set', () => {
    expect(idsOf(noFilters)).toEqual(['stars', 'genes', 'python', 'unsorted']);
    expect(idsOf({ category: ' ', level: '' })).toEqual(['stars', 'genes', 'python', 'unsorted']);
  });

  it('ignores case and surrounding white space', () => {
    expect(idsOf({ category: 'sCiEnCe', level: '' })).toEqual(['stars', 'genes']);
    expect(idsOf({ category: '', level: ' ADVANCED' })).toEqual(['genes', 'python']);
  });

  it('requires both filters to match', () => {
    expect(idsOf({ category: 'science', level: 'advanced' })).toEqual(['genes']);
    expect(idsOf({ category: 'arts', level: 'advanced' })).toEqual([]);
  });

  it('folds case without a locale: a Turkish dotless i is another letter', () => {
    expect(
      filterCourses([sampleCourse({ id: 'x', level: 'Intermedıate' })], { category: '', level: 'intermediate' }),
    ).toEqual([]);
  });
});

describe('The facet counts', () => {
  it('list the five subjects and three levels in order', () => {
    const { categories, levels: found } = facets(filterCounts([], noFilters));
    expect(categories.map(({ label }) => label)).toEqual(['Science', 'Technology', 'Engineering', 'Arts', 'Maths']);
    expect(found.map(({ label }) => label)).toEqual(['Beginner', 'Intermediate', 'Advanced']);
  });

  it('count only courses that match the other filter', () => {
    const { categories, levels: found } = facets(filterCounts(courses, { category: 'science', level: 'advanced' }));
    expect(categories.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0]);
    expect(found.map(({ count }) => count)).toEqual([1, 0, 1]);
  });

  it('equal the number of courses that each option leaves', () => {
    fc.assert(
      fc.property(anyCourses, filters, (rows, chosen) => {
        const list = rows.map(({ category, level }, index) => sampleCourse({ id: String(index), category, level }));
        const { categories, levels: found } = facets(filterCounts(list, chosen));
        for (const { value, count } of categories) {
          expect(count).toBe(filterCourses(list, { ...chosen, category: value }).length);
        }
        for (const { value, count } of found) {
          expect(count).toBe(filterCourses(list, { ...chosen, level: value }).length);
        }
      }),
    );
  });
});

describe('Filters in a URL', () => {
  it('survive a round trip', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(filtersFromSearch(filtersToSearch(chosen))).toEqual(chosen);
      }),
    );
  });

  it('have one canonical URL', () => {
    expect(filtersToSearch({ level: 'beginner', category: 'science' })).toBe('?category=science&level=beginner');
    expect(filtersToSearch({ category: '', level: 'beginner' })).toBe('?level=beginner');
    expect(filtersToSearch(noFilters)).toBe('');
  });

  it('ignore case, order and other parameters', () => {
    expect(filtersFromSearch('?utm=x&level=Advanced&category=MATHS')).toEqual({ category: 'maths', level: 'advanced' });
  });

  it('ignore unknown values', () => {
    expect(filtersFromSearch('?category=cooking&level=%F0%28')).toEqual(noFilters);
    expect(filtersFromSearch('?category=&level')).toEqual(noFilters);
  });

  it('never throw, and return only known values', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        const { category, level } = filtersFromSearch(search);
        expect(['', ...subjects.map((name) => name.toLowerCase())]).toContain(category);
        expect(['', ...levels.map((name) => name.toLowerCase())]).toContain(level);
      }),
    );
  });
});
