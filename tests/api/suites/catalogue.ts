import { describe, expect, it } from 'vitest';
import { coursesOn, wire } from '../../../demo/content/index.ts';
import { partOf } from '../../../src/domain/catalogue.ts';
import { readFacts as facts } from '../../../src/domain/course-facts.ts';
import { courses as decodeCourses } from '../../../src/domain/decoders.ts';
import { filtersFromSearch, pageFromSearch } from '../../../src/domain/filters.ts';
import * as search from '../../../src/domain/search-courses.ts';
import { searchWords } from '../../../src/domain/search-words.ts';
import { apiDay, json, type NewDatabase, openApi } from '../support/api.ts';
import { setValues } from '../support/change-content.ts';

const courses = coursesOn(apiDay);

/** Pages of the catalogue (`/course?page=2`), an addition to the API contract. */
export function catalogueSuite(newDatabase: NewDatabase): void {
  describe('A part of the list of courses (`/course?counts`)', async () => {
    const api = await openApi(newDatabase);
    const read = async (query: string) => json(await api.get(`/course${query}`));
    const list = async (query: string): Promise<unknown> => (await api.get(`/course${query}`)).json();
    const idsIn = (rows: unknown) => (Array.isArray(rows) ? rows.map(({ _id }: { _id: string }) => _id) : []);
    const all = decodeCourses(courses, '');
    search.addSearchWords(all, searchWords(wire.courseWords, ''));

    it.each([
      '?counts&page=2',
      '?counts&category=science&level=BEGINNER',
      '?counts&q=robtics',
      '?counts&q=photogaphi',
      '?counts&q=chess',
      '?counts&q=purple+robots',
      '?counts&q=codng',
      '?counts&age=9&level=beginner&limit=3&page=2',
      '?counts&age=8&days=weekdays&fee=4000',
      '?counts&language=urdu&order=fee&page=2',
      '?counts&order=start&q=maths',
      '?counts&fee=soon&days=never&language=klingon&order=name&category=arts',
      '?counts&page=99',
    ])('contains the courses that the browser’s own search finds: %s', async (query) => {
      const limit = Number(/limit=([1-9])/.exec(query)?.[1] ?? 24);
      const selection = { filters: filtersFromSearch(query), page: pageFromSearch(query), limit };
      const { courses, ...numbers } = partOf(all, selection, search, facts);
      const { course, ...others } = await read(query);
      expect(others).toEqual(numbers);
      expect(idsIn(course)).toEqual(courses.map(({ id }) => id));
    });

    it.each([
      '?counts',
      '?counts&category=cooking&level=&age=x&page=-1&limit=0',
      '?counts=whole&category=science&age=9&page=2',
    ])('contains all courses of a short catalogue, in their order, for %s', async (query) => {
      const { courses: _, ...numbers } = partOf(
        all,
        {
          filters: filtersFromSearch(query),
          page: pageFromSearch(query),
          limit: 24,
        },
        undefined,
        facts,
      );
      const { course, ...others } = await read(query);
      expect(others).toEqual({ ...numbers, whole: true });
      expect(course).toEqual(await list('?brief'));
    });

    it.each(['?counts=whole&q=chemistry', '?counts=whole&limit=3', '?counts&category=science'])(
      'contains only some courses for a search, a limit, and the filters of older widgets: %s',
      async (query) => {
        const { course, whole } = await read(query);
        expect(whole).toBeUndefined();
        expect(idsIn(course).length).toBeLessThan(24);
      },
    );

    it('has the fields of a card with `counts` or `brief`, and all fields without', async () => {
      const brief = await list('?brief');
      if (!Array.isArray(brief)) throw new Error('The summary is no list.');
      expect((await read('?counts&limit=2')).course).toEqual(brief.slice(0, 2));
      expect(await list('?brief&limit=2')).toEqual(brief.slice(0, 2));
      expect(await list('?limit=3&category=maths')).toEqual(
        courses.filter(({ category }) => category.name === 'Maths').slice(0, 3),
      );
    });

    it('is searched with the words of `course/words`, which cards do not show', async () => {
      expect(await (await api.get('/course/words')).json()).toEqual(wire.courseWords);
      expect(idsIn((await read('?counts&q=artificial')).course)[0]).toBe('machine-learning-for-teens');
    });

    it('has at most 200 rows, and is the complete list for an invalid limit', async () => {
      expect(await list('?limit=9999999')).toEqual(courses);
      for (const limit of ['0', '-1', 'x', '', 'NaN']) expect(await list(`?limit=${limit}`)).toEqual(courses);
      expect(idsIn(await list('?limit=2.5'))).toHaveLength(3);
    });

    it('is updated after a new version of the content', async () => {
      const total = async () => (await read('?counts&q=x')).total;
      const [first] = courses;
      if (!first) throw new Error('The sample has no courses.');
      expect(await total()).toBe(42);
      await setValues(api, 'courses', { hidden: 'yes' }, first._id);
      expect(await total()).toBe(41);
      expect(api.log).toEqual([]);
    });
  });
}
