import { describe, expect, it } from 'vitest';
import { type Content, emptyContent } from '../../../src/content/content.ts';
import { readFolder } from '../../../src/content/folder/read-folder.ts';
import { fromRecords, type Records, toRecords } from '../../../src/content/folder/records.ts';
import { sampleFolder } from '../../../src/content/folder/sample.ts';
import { compareContent } from '../../../src/content/versions/changes.ts';
import {
  emptyValues,
  findItem,
  idOf,
  orderItems,
  removeItem,
  saveItem,
  textOf,
} from '../../../src/content/versions/draft-items.ts';
import { mergeContent } from '../../../src/content/versions/merge-content.ts';
import type { FormValue, FormValues } from '../../../src/domain/office/content-contract.ts';
import { type Thing, thingNames, things } from '../../../src/domain/office/things.ts';

const { content: sample } = await readFolder(sampleFolder);
const { media } = sample;
const contentOf = async (records: Records) => (await fromRecords(records, media)).content;
const save = (records: Records, thing: Thing, id: string | undefined, values: object) =>
  saveItem(records, sample.media, thing, id, { ...(id && findItem(records, thing, id)), ...values });

describe('Records', () => {
  it('convert the sample content to forms and back without a change', async () => {
    const { content, problems } = await fromRecords(toRecords(sample), media);
    expect(problems).toEqual([]);
    expect(compareContent({ ...sample, media: [] }, content)).toEqual([]);
  });

  it.each(thingNames)('save each item of %s unchanged', async (thing) => {
    const records = toRecords(sample);
    for (const values of records[thing].slice(0, 1)) {
      const { errors, records: next, id } = await save(records, thing, idOf(thing, values), {});
      expect(errors).toEqual({});
      expect(id).toBe(idOf(thing, values));
      expect(compareContent({ ...sample, media: [] }, await contentOf(next))).toEqual([]);
    }
  });
});

describe('An edit of a draft', () => {
  it('adds a course with modules, lessons and lectures, and gives them ids', async () => {
    const values = {
      ...emptyValues(things.courses.parts),
      ...{ name: 'Kites and Wind', category: 'Science', level: 'Beginner' },
      modules: [{ name: 'Build', lessons: [{ name: 'Paper', lectures: [{ title: 'Fold' }, { title: 'Fly' }] }] }],
    };
    const { errors, id, records } = await save(toRecords(sample), 'courses', undefined, values);
    expect(errors).toEqual({});
    expect(id).toBe('kites-and-wind');
    const content = await contentOf(records);
    expect(content.courses.find((row) => row.id === id)).toMatchObject({ numberlesson: '1', numbermodules: '1' });
    expect(content.lectures.filter((row) => row.lesson_id === 'kites-and-wind-m1-l1').map((row) => row.id)).toEqual([
      'kites-and-wind-m1-l1-v1',
      'kites-and-wind-m1-l1-v2',
    ]);
  });

  it('keeps the ids of modules that change places', async () => {
    const records = toRecords(sample);
    const course = records.courses.find(({ modules }) => Array.isArray(modules) && modules.length > 1);
    const modules = Array.isArray(course?.modules) ? course.modules : [];
    const id = textOf(course?.id);
    const moved = await save(records, 'courses', id, { modules: modules.toReversed() });
    const idsBefore = sample.modules.filter((row) => row.course_id === id).map((row) => row.id);
    const idsAfter = (await contentOf(moved.records)).modules.filter((row) => row.course_id === id);
    expect(idsAfter.map((row) => row.id)).toEqual(idsBefore.toReversed());
  });

  it('reports a mistake at the path of its value', async () => {
    const records = toRecords(sample);
    const id = textOf(records.courses[0]?.id);
    const lesson = { name: 'L', lectures: [{ title: 'T', video: 'nothing.mp4' }] };
    const { errors } = await save(records, 'courses', id, {
      name: '',
      ages: 'young',
      modules: [{ name: 'M', lessons: [lesson] }],
    });
    expect(Object.keys(errors).sort()).toEqual(['ages', 'name']);
    const inner = await save(records, 'courses', id, { modules: [{ name: 'M', lessons: [lesson] }] });
    expect(Object.keys(inner.errors)).toEqual(['modules.0.lessons.0.lectures.0.video']);
    const school = await save(records, 'school', 'school', { accent: 'blue', faces: [{ picture: 'none.png' }] });
    expect(Object.keys(school.errors).sort()).toEqual(['accent', 'faces.0.picture']);
    const post = await save(records, 'blogs', undefined, { title: 'A post', date: 'soon', text: '' });
    expect(Object.keys(post.errors).sort()).toEqual(['date', 'text']);
  });

  it('rejects an id in use, and ignores unknown values', async () => {
    const records = toRecords(sample);
    const [first, second] = records.courses;
    const { errors } = await save(records, 'courses', textOf(first?.id), { id: second?.id });
    expect(Object.values(errors).join()).toContain('used twice');
    const faq = await save(records, 'faq', undefined, { question: 'Why?', answer: 'So.', role: 'owner' });
    expect(faq.errors).toEqual({});
    expect(findItem(faq.records, 'faq', faq.id)).not.toHaveProperty('role');
  });

  it('redirects the old id of a renamed course, and renames it wherever it is named', async () => {
    const records = toRecords(sample);
    const id = sample.course_faqs[0]?.course_id ?? '';
    const { errors, records: next } = await save(records, 'courses', id, { id: 'renamed' });
    expect(errors).toEqual({});
    const content = await contentOf(next);
    expect(content.courses.find((row) => row.id === 'renamed')?.was).toBe(id);
    expect(content.course_faqs.filter((row) => row.course_id === 'renamed').length).toBe(
      sample.course_faqs.filter((row) => row.course_id === id).length,
    );
  });

  it('removes a course with what belongs to it', async () => {
    const id = sample.course_faqs[0]?.course_id ?? '';
    const { records, removed } = removeItem(toRecords(sample), 'courses', id);
    expect(removed.join()).toMatch(/Questions of courses: \d/);
    expect((await fromRecords(records, media)).problems).toEqual([]);
  });

  it('orders items, and keeps those that the order does not name', () => {
    const records = toRecords(sample);
    const ids = records.faq.map((values) => textOf(values.id));
    const next = orderItems(records, 'faq', [ids[1] ?? '', ids[0] ?? '', 'unknown']);
    expect(next.faq.map((values) => values.id)).toEqual([ids[1], ids[0], ...ids.slice(2)]);
  });
});

const groups = (value: FormValue | undefined): FormValues[] =>
  (Array.isArray(value) ? value : []).filter(
    (item): item is FormValues => typeof item === 'object' && !Array.isArray(item),
  );
const modulesOf = (values: FormValues | undefined) => groups(values?.modules);
const lessonsOf = (module: FormValues | undefined) => groups(module?.lessons);

describe('A comparison', () => {
  const courses = sample.courses.slice(0, 4);
  const before = { ...sample, courses };
  const compare = (rows: typeof courses) =>
    compareContent(before, { ...before, courses: rows.map((row, position) => ({ ...row, position })) });
  const [first, second, third, fourth] = courses as [Course, Course, Course, Course];
  type Course = (typeof courses)[number];

  it('finds no change in equal rows', () => {
    expect(compare(courses)).toEqual([]);
  });

  it('names added, changed, removed and moved rows', () => {
    expect(compare([first, second, fourth, third])).toMatchObject([{ moved: [fourth.id], changed: [], removed: [] }]);
    expect(compare([second, third, fourth])).toMatchObject([{ removed: [first.id], moved: [] }]);
    const changed = { ...third, fee: 'Rs 9' };
    expect(compare([{ ...first, id: 'new' }, first, second, changed, fourth])).toMatchObject([
      { added: ['new'], changed: [{ id: third.id, fields: [{ column: 'fee', to: 'Rs 9' }] }], moved: [] },
    ]);
  });

  it('caches the result for the same arrays', () => {
    const after = { ...before, courses: [first, second] };
    const [change] = compareContent(before, after);
    expect(compareContent(before, { ...after })[0]).toBe(change);
  });
});

describe('A merge', () => {
  const base = { ...sample, media: [] };
  const edit = async (change: (records: Records) => Promise<Records> | Records) =>
    contentOf(await change(toRecords(base)));
  const set = (thing: Thing, id: string, values: object) => async (records: Records) =>
    (await save(records, thing, id, values)).records;
  const course = sample.courses[0]?.id ?? '';
  const never = () => undefined;

  it('takes both changes of one course, field by field', async () => {
    const mine = await edit(set('courses', course, { fee: 'Rs 1' }));
    const theirs = await edit(set('courses', course, { duration: '9 weeks' }));
    const { content, conflicts } = mergeContent(base, mine, theirs, never);
    expect(conflicts).toEqual([]);
    expect(content.courses[0]).toMatchObject({ fee: 'Rs 1', duration: '9 weeks' });
  });

  it('takes both changes of the settings', async () => {
    const mine = await edit(set('school', 'school', { phone: '1' }));
    const theirs = await edit(set('school', 'school', { city: 'Multan' }));
    const { content, conflicts } = mergeContent(base, mine, theirs, never);
    expect(conflicts).toEqual([]);
    expect(JSON.parse(content.school[0]?.settings ?? '')).toMatchObject({ phone: '1', city: 'Multan' });
  });

  it('asks about a field that both changed, and obeys', async () => {
    const mine = await edit(set('courses', course, { fee: 'Rs 1' }));
    const theirs = await edit(set('courses', course, { fee: 'Rs 2' }));
    const { conflicts } = mergeContent(base, mine, theirs, never);
    expect(conflicts).toEqual([
      { table: 'courses', id: course, column: 'fee', before: sample.courses[0]?.fee, mine: 'Rs 1', theirs: 'Rs 2' },
    ]);
    expect(mergeContent(base, mine, theirs, () => 'theirs').content.courses[0]?.fee).toBe('Rs 2');
    expect(mergeContent(base, mine, theirs, () => 'mine').content.courses[0]?.fee).toBe('Rs 1');
  });

  it('reports one conflict for the short text of a course without a long text', async () => {
    const short = (text: string) => edit(set('courses', course, { short_text: text, long_text: '' }));
    const { conflicts } = mergeContent(await short('Old'), await short('Mine'), await short('Theirs'), never);
    expect(conflicts).toMatchObject([{ column: 'shortdescription', mine: 'Mine', theirs: 'Theirs' }]);
    const { content } = mergeContent(await short('Old'), await short('Mine'), await short('Theirs'), () => 'theirs');
    expect(content.courses[0]).toMatchObject({ shortdescription: 'Theirs', longdescription: 'Theirs' });
  });

  it('asks about a course that one side edited and the other removed', async () => {
    const mine = await edit(set('courses', course, { fee: 'Rs 1' }));
    const theirs = await edit((records) => removeItem(records, 'courses', course).records);
    const { conflicts } = mergeContent(base, mine, theirs, never);
    expect(conflicts).toMatchObject([{ table: 'courses', id: course, column: '', theirs: 'was removed' }]);
    const { content } = mergeContent(base, mine, theirs, () => 'theirs');
    expect(content.courses.some(({ id }) => id === course)).toBe(false);
    expect(content.modules.some((row) => row.course_id === course)).toBe(false);
  });

  it('asks about a course that one side removed and the other added to', async () => {
    const lesson = { name: 'New', lessons: [{ name: 'Paper', lectures: [] }] };
    const added = await edit(async (records) => {
      const values = findItem(records, 'courses', course);
      const modules = Array.isArray(values?.modules) ? values.modules : [];
      return (await save(records, 'courses', course, { modules: [...modules, lesson] })).records;
    });
    const removed = await edit((records) => removeItem(records, 'courses', course).records);
    const ofCourse = (content: Content) => content.modules.filter((row) => row.course_id === course).length;
    for (const [mine, theirs, side] of [
      [added, removed, 'mine'],
      [removed, added, 'theirs'],
    ] as const) {
      const { conflicts } = mergeContent(base, mine, theirs, never);
      expect(conflicts.map(({ table, id }) => [table, id])).toEqual([['courses', course]]);
      const kept = mergeContent(base, mine, theirs, () => side).content;
      expect(ofCourse(kept)).toBe(ofCourse(added));
      expect(kept.course_faqs.length).toBe(added.course_faqs.length);
      const other = side === 'mine' ? 'theirs' : 'mine';
      expect(ofCourse(mergeContent(base, mine, theirs, () => other).content)).toBe(0);
    }
  });

  it('keeps everything below a course that one side renamed', async () => {
    const other = await edit(set('faq', sample.faqs[0]?.id ?? '', { answer: 'Yes.' }));
    const renamed = await edit(set('courses', course, { id: 'renamed' }));
    for (const [mine, theirs] of [
      [other, renamed],
      [renamed, other],
    ] as const) {
      const { content, conflicts } = mergeContent(base, mine, theirs, never);
      expect(conflicts).toEqual([]);
      expect(compareContent(renamed, content).map(({ table }) => table)).toEqual(['faqs']);
    }
  });

  it('keeps a lesson that one side moved out of a module that it removed', async () => {
    const moved = await edit(async (records) => {
      const [first, second, ...rest] = modulesOf(findItem(records, 'courses', course));
      const modules = [{ ...second, lessons: [...lessonsOf(first), ...lessonsOf(second)] }, ...rest];
      return (await save(records, 'courses', course, { modules })).records;
    });
    const edited = await edit(async (records) => {
      const [first, ...rest] = modulesOf(findItem(records, 'courses', course));
      const [lesson, ...others] = lessonsOf(first);
      const modules = [{ ...first, lessons: [{ ...lesson, name: 'Edited' }, ...others] }, ...rest];
      return (await save(records, 'courses', course, { modules })).records;
    });
    const { content } = mergeContent(base, edited, moved, () => 'theirs');
    expect(content.lessons.map(({ id }) => id).sort()).toEqual(moved.lessons.map(({ id }) => id).sort());
    expect(content.lessons.filter(({ name }) => name === 'Edited')).toHaveLength(1);
  });

  it('keeps the new rows of both sides, and the order of the side that changed it', async () => {
    const ids = sample.faqs.map(({ id }) => id);
    const mine = await edit(async (records) => {
      const added = await save(records, 'faq', undefined, { question: 'Mine?', answer: 'Yes.' });
      return orderItems(added.records, 'faq', ['mine', ...ids.toReversed()]);
    });
    const theirs = await edit(
      async (records) => (await save(records, 'faq', undefined, { question: 'Theirs?', answer: 'Yes.' })).records,
    );
    const { content, conflicts } = mergeContent(base, mine, theirs, never);
    expect(conflicts).toEqual([]);
    expect(content.faqs.map(({ id }) => id)).toEqual(['mine', ...withAfter(ids.toReversed(), ids.at(-1), 'theirs')]);
    expect(content.faqs.map(({ position }) => position)).toEqual(content.faqs.map((_, index) => index));
  });

  it('merges two schools that began with nothing', async () => {
    const mine = await edit((records) => records);
    const { conflicts } = mergeContent(emptyContent(), mine, base, never);
    expect(conflicts).toEqual([]);
  });
});

const withAfter = (ids: readonly string[], after: string | undefined, id: string) =>
  ids.flatMap((one) => (one === after ? [one, id] : [one]));
