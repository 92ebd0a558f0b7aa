import { setImmediate as nextTask } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Content, emptyContent, emptyDocument, type SchoolDocument } from '../../../src/content/content.ts';
import { groupsIn, idOf, textOf } from '../../../src/content/folder/form-values.ts';
import { readFolder } from '../../../src/content/folder/read-folder.ts';
import { sampleFolder } from '../../../src/content/folder/sample.ts';
import { checkDocument, normalized, tablesOf } from '../../../src/content/folder/school-document.ts';
import { siteOf } from '../../../src/content/site/site.ts';
import { compareContent } from '../../../src/content/versions/changes.ts';
import { emptyValues, findItem, orderItems, removeItem, saveItem } from '../../../src/content/versions/draft-items.ts';
import { mergeContent } from '../../../src/content/versions/merge.ts';
import type { FormValues } from '../../../src/domain/office/content-contract.ts';
import { type Kind, kindNames, kinds } from '../../../src/domain/office/kinds.ts';

const sample: Content = await readFolder(sampleFolder);
const { document, media } = sample;
const contentOf = (edited: SchoolDocument): Content => ({ document: edited, media: [] });
const save = (edited: SchoolDocument, kind: Kind, id: string | undefined, values: object) =>
  saveItem(edited, media, kind, id, { ...(id && findItem(edited, kind, id)), ...values });

describe('The document with all content of a school', () => {
  it('from the sample folder has no errors, and validation does not change it', () => {
    expect(checkDocument(document, media)).toEqual([]);
    expect(normalized(sample)).toEqual({ document, media });
    expect(normalized(sample).document).toBe(document);
  });

  it('keeps the objects of unchanged items after validation, so that comparisons skip them', () => {
    const [first, ...others] = document.faq;
    const faq = [{ ...first, question: ' Why? ' }, ...others];
    const checked = normalized({ document: { ...document, faq }, media }).document;
    expect(checked.faq[0]).toMatchObject({ question: 'Why?' });
    expect(checked.faq.slice(1).every((item, index) => item === others[index])).toBe(true);
    expect(checked.team).toBe(document.team);
  });

  it('keeps the objects of published courses after validation, and trims the texts of a changed course', () => {
    const [first = {}, ...others] = document.courses;
    const courses = [{ ...first, name: ' Kites ' }, ...others];
    const checked = normalized({ document: { ...document, courses }, media }, document).document;
    expect(checked.courses[0]).toEqual({ ...first, name: 'Kites' });
    expect(checked.courses.slice(1).every((item, index) => item === others[index])).toBe(true);
  });

  it('is converted to a site in steps, between which the server can respond', async () => {
    let turns = 0;
    let isDone = false;
    const others = (async () => {
      for (; !isDone; turns += 1) await nextTask();
    })();
    const { answers } = await siteOf(document, 'folder', Date.UTC(2026, 10, 28));
    const turnsOfSite = turns;
    await answers.words();
    isDone = true;
    await others;
    expect(turnsOfSite).toBeGreaterThanOrEqual(2);
    expect(turns).toBeGreaterThan(turnsOfSite + 1);
  });

  it('protects the video files of lessons, and no file for empty captions', async () => {
    const lecture = { id: 'v', title: 'Fly', video: 'fly.mp4', captions: '' };
    const modules = [{ id: 'm', name: 'Build', lessons: [{ id: 'l', name: 'Paper', lectures: [lecture, lecture] }] }];
    const courses = [{ id: 'kites', name: 'Kites', modules }];
    const { guarded } = await siteOf({ ...emptyDocument(), courses }, 'folder', 0);
    expect([...guarded]).toEqual([['fly.mp4', ['kites', 'kites']]]);
  });

  it('is converted to the same tables before and after validation', () => {
    expect(tablesOf(normalized(sample).document)).toEqual(tablesOf(document));
  });

  it.each(kindNames)('saves an item of %s unchanged', (kind) => {
    for (const values of document[kind].slice(0, 1)) {
      const { errors, document: next, id } = save(document, kind, idOf(kind, values), {});
      expect(errors).toEqual({});
      expect(id).toBe(idOf(kind, values));
      expect(next).toEqual(document);
    }
  });
});

describe('An edit of a draft', () => {
  it('adds a course with modules, lessons and lectures, which all get ids', () => {
    const values = {
      ...emptyValues(kinds.courses.parts),
      ...{ name: 'Kites and Wind', category: 'Science', level: 'Beginner' },
      modules: [{ name: 'Build', lessons: [{ name: 'Paper', lectures: [{ title: 'Fold' }, { title: 'Fly' }] }] }],
    };
    const { errors, id, document: next } = save(document, 'courses', undefined, values);
    expect(errors).toEqual({});
    expect(id).toBe('kites-and-wind');
    const content = tablesOf(next);
    expect(content.courses.find((row) => row.id === id)).toMatchObject({ numberlesson: '1', numbermodules: '1' });
    expect(content.lectures.filter((row) => row.lesson_id === 'kites-and-wind-m1-l1').map((row) => row.id)).toEqual([
      'kites-and-wind-m1-l1-v1',
      'kites-and-wind-m1-l1-v2',
    ]);
  });

  it('keeps the ids of reordered modules', () => {
    const course = document.courses.find(({ modules }) => Array.isArray(modules) && modules.length > 1);
    const modules = Array.isArray(course?.modules) ? course.modules : [];
    const id = textOf(course?.id);
    const moved = save(document, 'courses', id, { modules: modules.toReversed() });
    const idsIn = (values: FormValues | undefined) => modulesOf(values).map((module) => module.id);
    expect(idsIn(findItem(moved.document, 'courses', id))).toEqual(idsIn(course).toReversed());
  });

  it('reports an error at the path of the invalid value', () => {
    const id = textOf(document.courses[0]?.id);
    const lesson = { name: 'L', lectures: [{ title: 'T', video: 'nothing.mp4' }] };
    const { errors } = save(document, 'courses', id, {
      name: '',
      ages: 'young',
      modules: [{ name: 'M', lessons: [lesson] }],
    });
    expect(Object.keys(errors).sort()).toEqual(['ages', 'modules.0.lessons.0.lectures.0.video', 'name']);
    const school = save(document, 'school', 'school', { accent: 'blue', faces: [{ picture: 'none.png' }] });
    expect(Object.keys(school.errors).sort()).toEqual(['accent', 'faces.0.picture']);
    const post = save(document, 'blogs', undefined, { title: 'A post', date: 'soon', text: '' });
    expect(Object.keys(post.errors).sort()).toEqual(['date', 'text']);
  });

  it('reports the item and the path of each invalid value', () => {
    const [course, ...others] = document.courses;
    const modules = [{ id: 'm', name: '', lessons: [] }];
    const changed = { ...document, courses: [...others, { ...course, long_text: 'One\n![](none.png)', modules }] };
    const place = { kind: 'courses', id: course?.id, index: others.length };
    expect(checkDocument(changed, media)).toEqual([
      { ...place, path: 'long_text', line: 2, message: expect.stringContaining('none.png') },
      { ...place, path: 'modules.0.name', message: expect.stringContaining('is empty') },
    ]);
  });

  it('rejects an id in use, and ignores unknown fields', () => {
    const [first, second] = document.courses;
    const { errors } = save(document, 'courses', textOf(first?.id), { id: second?.id });
    expect(Object.values(errors).join()).toContain('used twice');
    const faq = save(document, 'faq', undefined, { question: 'Why?', answer: 'So.', role: 'owner' });
    expect(faq.errors).toEqual({});
    expect(findItem(faq.document, 'faq', faq.id)).not.toHaveProperty('role');
  });

  it('redirects the old id of a renamed course, and updates all references to it', () => {
    const id = textOf(document['course-faq'][0]?.course);
    const { errors, document: next } = save(document, 'courses', id, { id: 'renamed' });
    expect(errors).toEqual({});
    expect(findItem(next, 'courses', 'renamed')?.was).toBe(id);
    const questionsOf = (of: SchoolDocument, wanted: string) =>
      of['course-faq'].filter(({ course }) => course === wanted).length;
    expect(questionsOf(next, 'renamed')).toBe(questionsOf(document, id));
  });

  it('removes a course with the items that refer to it', () => {
    const id = textOf(document['course-faq'][0]?.course);
    const { document: next, removed } = removeItem(document, 'courses', id);
    expect(removed.join()).toMatch(/Questions of courses: \d/);
    expect(checkDocument(next, media)).toEqual([]);
  });

  it('reorders items, and keeps items that the new order omits', () => {
    const ids = document.faq.map((values) => textOf(values.id));
    const next = orderItems(document, 'faq', [ids[1] ?? '', ids[0] ?? '', 'unknown']);
    expect(next.faq.map((values) => values.id)).toEqual([ids[1], ids[0], ...ids.slice(2)]);
  });
});

const modulesOf = (values: FormValues | undefined) => groupsIn(values?.modules);
const lessonsOf = (module: FormValues | undefined) => groupsIn(module?.lessons);

describe('A merge of two edited documents', () => {
  const base = contentOf(document);
  const edit = (change: (edited: SchoolDocument) => SchoolDocument) => contentOf(change(document));
  const set = (kind: Kind, id: string, values: object) => (edited: SchoolDocument) =>
    save(edited, kind, id, values).document;
  const course = textOf(document.courses[0]?.id);
  const never = () => undefined;

  it('combines changes of different values of one course', () => {
    const mine = edit(set('courses', course, { fee: 'Rs 1' }));
    const theirs = edit(set('courses', course, { duration: '9 weeks' }));
    const { content, conflicts } = mergeContent(base, mine, theirs, never);
    expect(conflicts).toEqual([]);
    expect(content.document.courses[0]).toMatchObject({ fee: 'Rs 1', duration: '9 weeks' });
  });

  it('combines changes of different settings', () => {
    const text = (words: string) => ({ about: { text: words, picture: '' } });
    const mine = edit(set('school', 'school', { phone: '1', banners: text('Mine.') }));
    const theirs = edit(set('school', 'school', { city: 'Multan' }));
    const { content, conflicts } = mergeContent(base, mine, theirs, never);
    expect(conflicts).toEqual([]);
    expect(content.document.school).toMatchObject([{ phone: '1', city: 'Multan', banners: text('Mine.') }]);
  });

  it('reports a conflict for a value that both sides changed, and applies the chosen side', () => {
    const mine = edit(set('courses', course, { fee: 'Rs 1' }));
    const theirs = edit(set('courses', course, { fee: 'Rs 2' }));
    const { conflicts } = mergeContent(base, mine, theirs, never);
    const before = document.courses[0]?.fee;
    expect(conflicts).toEqual([{ kind: 'courses', id: course, key: 'fee', before, mine: 'Rs 1', theirs: 'Rs 2' }]);
    for (const [side, fee] of [
      ['theirs', 'Rs 2'],
      ['mine', 'Rs 1'],
    ] as const) {
      expect(mergeContent(base, mine, theirs, () => side).content.document.courses[0]?.fee).toBe(fee);
    }
  });

  it('reports a conflict if one side edited a course and the other removed it', () => {
    const mine = edit(set('courses', course, { fee: 'Rs 1' }));
    const theirs = edit((edited) => removeItem(edited, 'courses', course).document);
    const { conflicts } = mergeContent(base, mine, theirs, never);
    expect(conflicts).toMatchObject([{ kind: 'courses', id: course, key: '', theirs: 'was removed' }]);
    const { content } = mergeContent(base, mine, theirs, () => 'theirs');
    expect(findItem(content.document, 'courses', course)).toBeUndefined();
    expect(checkDocument(content.document, media)).toEqual([]);
  });

  it('reports a conflict if one side removed a course and the other added a module to it', () => {
    const lesson = { name: 'New', lessons: [{ name: 'Paper', lectures: [] }] };
    const added = edit((edited) => {
      const modules = modulesOf(findItem(edited, 'courses', course));
      return save(edited, 'courses', course, { modules: [...modules, lesson] }).document;
    });
    const removed = edit((edited) => removeItem(edited, 'courses', course).document);
    const ofCourse = (content: Content) => modulesOf(findItem(content.document, 'courses', course)).length;
    for (const [mine, theirs, side] of [
      [added, removed, 'mine'],
      [removed, added, 'theirs'],
    ] as const) {
      const { conflicts } = mergeContent(base, mine, theirs, never);
      expect(conflicts.map(({ kind, id }) => [kind, id])).toEqual([['courses', course]]);
      const kept = mergeContent(base, mine, theirs, () => side).content;
      expect(ofCourse(kept)).toBe(ofCourse(added));
      expect(kept.document['course-faq'].length).toBe(added.document['course-faq'].length);
      const other = side === 'mine' ? 'theirs' : 'mine';
      expect(ofCourse(mergeContent(base, mine, theirs, () => other).content)).toBe(0);
    }
  });

  it('keeps modules and lessons of a course whose id one side changed', () => {
    const other = edit(set('faq', textOf(document.faq[0]?.id), { answer: 'Yes.' }));
    const renamed = edit(set('courses', course, { id: 'renamed' }));
    for (const [mine, theirs] of [
      [other, renamed],
      [renamed, other],
    ] as const) {
      const { content, conflicts } = mergeContent(base, mine, theirs, never);
      expect(conflicts).toEqual([]);
      expect(compareContent(renamed, content).map(({ kind }) => kind)).toEqual(['faq']);
    }
  });

  it('keeps a lesson that one side moved out of a removed module and the other side edited', () => {
    const moved = edit((edited) => {
      const [first, second, ...rest] = modulesOf(findItem(edited, 'courses', course));
      const modules = [{ ...second, lessons: [...lessonsOf(first), ...lessonsOf(second)] }, ...rest];
      return save(edited, 'courses', course, { modules }).document;
    });
    const edited = edit((before) => {
      const [first, ...rest] = modulesOf(findItem(before, 'courses', course));
      const [lesson, ...others] = lessonsOf(first);
      const modules = [{ ...first, lessons: [{ ...lesson, name: 'Edited' }, ...others] }, ...rest];
      return save(before, 'courses', course, { modules }).document;
    });
    const { content } = mergeContent(base, edited, moved, () => 'theirs');
    const lessonsIn = (of: Content) => modulesOf(findItem(of.document, 'courses', course)).flatMap(lessonsOf);
    const idsIn = (of: Content) => lessonsIn(of).map(({ id }) => textOf(id));
    expect(idsIn(content).sort()).toEqual(idsIn(moved).sort());
    expect(lessonsIn(content).filter(({ name }) => name === 'Edited')).toHaveLength(1);
  });

  it('keeps the new items of both sides, and the order of the side that changed it', () => {
    const ids = document.faq.map(({ id }) => textOf(id));
    const mine = edit((edited) => {
      const added = save(edited, 'faq', undefined, { question: 'Mine?', answer: 'Yes.' });
      return orderItems(added.document, 'faq', ['mine', ...ids.toReversed()]);
    });
    const theirs = edit((edited) => save(edited, 'faq', undefined, { question: 'Theirs?', answer: 'Yes.' }).document);
    const { content, conflicts } = mergeContent(base, mine, theirs, never);
    expect(conflicts).toEqual([]);
    const order = ['mine', ...withAfter(ids.toReversed(), ids.at(-1), 'theirs')];
    expect(content.document.faq.map(({ id }) => id)).toEqual(order);
  });

  it('reports no conflict if both sides added the same content to an empty school', () => {
    const { conflicts } = mergeContent(emptyContent(), base, base, never);
    expect(conflicts).toEqual([]);
  });
});

const withAfter = (ids: readonly string[], after: string | undefined, id: string) =>
  ids.flatMap((one) => (one === after ? [one, id] : [one]));
