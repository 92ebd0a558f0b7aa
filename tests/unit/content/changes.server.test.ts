import { describe, expect, it } from 'vitest';
import { type Content, emptyDocument } from '../../../src/content/content.ts';
import { sampleContent } from '../../../src/content/folder/content-folder.ts';
import { groupsIn } from '../../../src/content/folder/form-values.ts';
import { compareContent } from '../../../src/content/versions/changes.ts';
import type { FormValues } from '../../../src/domain/office/content-contract.ts';

const { document } = await sampleContent();

describe('A comparison of two versions of the content', () => {
  const courses = document.courses.slice(0, 4);
  const withCourses = (items: FormValues[]): Content => ({
    document: { ...emptyDocument(), courses: items },
    media: [],
  });
  const compare = (items: FormValues[]) =>
    compareContent(withCourses(courses), withCourses(items)).filter(({ kind }) => kind === 'courses');
  const [first = {}, second = {}, third = {}, fourth = {}] = courses;

  it('finds no change in equal items', () => {
    expect(compare(structuredClone(courses))).toEqual([]);
  });

  it('lists added, changed, removed and moved items', () => {
    expect(compare([first, second, fourth, third])).toMatchObject([{ moved: [fourth.id], changed: [], removed: [] }]);
    expect(compare([second, third, fourth])).toMatchObject([{ removed: [first.id], moved: [] }]);
    const changed = { ...third, fee: 'Rs 9' };
    expect(compare([{ ...first, id: 'new', modules: [] }, first, second, changed, fourth])).toMatchObject([
      { added: ['new'], changed: [{ id: third.id, fields: [{ key: 'fee', to: 'Rs 9' }] }], moved: [] },
    ]);
  });

  it('finds a lesson that was added to a course, and skips courses that are the same objects', () => {
    const [module, ...others] = groupsIn(first.modules);
    const lessons = [...groupsIn(module?.lessons), { id: 'new', name: 'New', lectures: [] }];
    const edited = { ...first, modules: [{ ...module, lessons }, ...others] };
    const found = compareContent(withCourses(courses), withCourses([edited, second, third, fourth]));
    expect(found).toMatchObject([{ kind: 'lessons', added: ['new'], changed: [], moved: [], removed: [] }]);
  });

  it('treats a value that an older version does not have as empty', () => {
    const { enrol: _, ...older } = first;
    expect(compare([older, second, third, fourth])).toEqual([]);
  });
});
