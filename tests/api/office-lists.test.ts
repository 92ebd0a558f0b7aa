import { describe, expect, it } from 'vitest';
import { openSite } from './support/site.ts';
import { signInStaff } from './support/staff.ts';

const files = {
  'school.yaml': 'name: Kite School\nemail: a@kite.example\n',
  'courses.csv':
    'id,name,category,level,fee,was,starts\nkites,Kites,Arts,Beginner,Rs 1,old-kites,every 03-01\nsails,Sails,Science,Advanced,Rs 2,,\ntides,Tides,Maths,Beginner,,,2020-01-01 | 2999-01-01\n',
  'courses/kites/modules.yaml':
    '- name: Build\n  lessons:\n    - name: Fold\n      lectures:\n        - title: Paper\n',
  'course-faq.csv': 'course,question,answer\nkites,Why?,Wind.\n',
};

async function openSchool() {
  const site = await openSite(files);
  const staff = await signInStaff(site, 'editor');
  const list = async () => (await staff.call('content/list', { kind: 'courses' })).items;
  const ids = async () => (await list()).map(({ id }) => id);
  const changes = async () => (await staff.call('content/changes', {})).items;
  return { ...staff, text: site.text, list, ids, changes };
}

describe('A list of items in the office', () => {
  it('returns the values by which rows can be filtered', async () => {
    const { list } = await openSchool();
    expect((await list())[2]).toMatchObject({
      values: { category: 'Maths', level: 'Beginner', fee: '', picture: '' },
      isUnfinished: false,
    });
  });

  it('shows the next start date, also of a course that starts each year', async () => {
    const { list } = await openSchool();
    const starts = (await list()).map(({ values }) => values.starts);
    expect(starts).toEqual([expect.stringMatching(/^20\d\d-03-01$/), '', '2999-01-01']);
  });

  it('inserts a copy after the item, with new lesson ids and without the item’s old id', async () => {
    const { call, ids } = await openSchool();
    const { id, undo } = await call('content/duplicate', { kind: 'courses', id: 'kites' });
    expect(await ids()).toEqual(['kites', id, 'sails', 'tides']);
    const { values } = await call('content/item', { kind: 'courses', id });
    expect(values).toMatchObject({ name: 'Kites (copy)', was: '', fee: 'Rs 1' });
    expect(values.modules).toMatchObject([
      { id: `${id}-m1`, lessons: [{ name: 'Fold', lectures: [{ title: 'Paper' }] }] },
    ]);
    expect((await call('content/overview', {})).draft.problems).toEqual([]);
    await call('content/undo-import', undo);
    expect(await ids()).toEqual(['kites', 'sails', 'tides']);
  });

  it('changes several items at once or, if one would be invalid, none, and can undo the change', async () => {
    const { call, fail, changes } = await openSchool();
    const some = { kind: 'courses' as const, ids: ['kites', 'tides'] };
    const { undo } = await call('content/change-items', { ...some, values: { fee: 'Rs 9', hidden: 'yes' } });
    expect(await changes()).toMatchObject([
      { id: 'kites', title: 'Kites', fields: [{ label: 'Fee', from: 'Rs 1', to: 'Rs 9' }, { label: 'Hidden' }] },
      { id: 'tides', title: 'Tides' },
    ]);
    await call('content/undo-import', undo);
    expect(await changes()).toEqual([]);
    const refused = await fail('content/change-items', { ...some, values: { fee: 'x'.repeat(101) } });
    expect(refused).toMatchObject({ status: 422, message: 'Kites, Fee: This is longer than 100 characters.' });
  });

  it('removes items with their dependent rows, and Undo restores them in their places', async () => {
    const { call, ids, changes } = await openSchool();
    const { undo } = await call('content/remove', { kind: 'courses', ids: ['kites', 'sails'] });
    expect(await ids()).toEqual(['tides']);
    expect((await changes()).map(({ title, change }) => `${title} ${change}`)).toEqual([
      ...['Kites removed', 'Sails removed', 'Why? removed'],
    ]);
    await call('content/undo-import', undo);
    expect([await ids(), await changes()]).toEqual([['kites', 'sails', 'tides'], []]);
  });
});

describe('A change of the draft', () => {
  it('can be undone alone, whether it added, removed or changed an item', async () => {
    const { call, ids, changes } = await openSchool();
    const { id } = await call('content/duplicate', { kind: 'courses', id: 'tides' });
    await call('content/remove', { kind: 'courses', ids: ['sails'] });
    await call('content/change-items', { kind: 'courses', ids: ['kites'], values: { fee: 'Rs 5' } });
    const reversed = (await ids()).toReversed();
    await call('content/order', { kind: 'courses', ids: reversed });
    expect((await changes()).map(({ change }) => change)).toEqual(['new', 'changed', 'removed', 'order']);
    for (const one of [id, 'sails', 'kites', '']) await call('content/take-back', { kind: 'courses', id: one });
    expect([await ids(), await changes()]).toEqual([['kites', 'sails', 'tides'], []]);
  });

  it('can be published alone with the changes that it depends on, and the others stay in the draft', async () => {
    const { call, fail, ids, changes, text } = await openSchool();
    const { id } = await call('content/duplicate', { kind: 'courses', id: 'tides' });
    const { values, revision } = await call('content/item', { kind: 'course-faq' });
    const question = { ...values, course: id, question: 'High or low?', answer: 'Both.' };
    const { id: faq } = await call('content/save', { kind: 'course-faq', values: question, revision });
    await call('content/remove', { kind: 'courses', ids: ['kites'] });
    await call('content/change-items', { kind: 'courses', ids: ['sails'], values: { fee: 'Rs 7' } });
    const half = { ...values, question: 'Half' };
    await call('content/save', { kind: 'faq', values: half, revision, isUnfinished: true });
    const needs = (await changes()).map(({ title, needs }) => [title, needs]);
    expect(needs).toEqual([
      ['Sails', []],
      ['Tides (copy)', []],
      ['Kites', [expect.stringContaining('course-faq ')]],
      ['High or low?', [`courses ${id}`]],
      ['Why?', []],
      ['Half', []],
    ]);
    expect(await fail('content/publish', { note: '' })).toMatchObject({ status: 422 });
    const gone = [{ kind: 'courses' as const, id: 'nothing' }];
    expect(await fail('content/publish', { note: '', only: gone })).toMatchObject({ status: 422 });

    await call('content/publish', { note: '', only: [{ kind: 'course-faq', id: faq }] });
    const site = await text('/api/course');
    expect(site).toContain('"Tides (copy)"');
    expect(site).toContain('"Kites"');
    expect((await changes()).map(({ title, change }) => `${title} ${change}`)).toEqual([
      ...['Sails changed', 'Kites removed', 'Why? removed', 'Half new'],
    ]);
    expect(await ids()).toEqual(['sails', 'tides', id]);
    const only = [{ kind: 'courses' as const, id: 'kites' }];
    await call('content/publish', { note: '', only, force: true });
    expect((await changes()).map(({ title }) => title)).toEqual(['Sails', 'Half']);
  });

  it('is undone together with the changes that depend on it', async () => {
    const { call, changes } = await openSchool();
    const { id } = await call('content/duplicate', { kind: 'courses', id: 'tides' });
    const { values, revision } = await call('content/item', { kind: 'course-faq' });
    await call('content/save', {
      kind: 'course-faq',
      values: { ...values, course: id, question: 'High?', answer: 'Yes.' },
      revision,
    });
    await call('content/take-back', { kind: 'courses', id });
    expect(await changes()).toEqual([]);
  });

  it('is described by kinds, names and fields, in the draft and in the history', async () => {
    const { call } = await openSchool();
    await call('content/change-items', { kind: 'courses', ids: ['sails'], values: { fee: 'Rs 3,500' } });
    await call('content/remove', { kind: 'courses', ids: ['tides'] });
    const brief = ['Courses: 1 changed (Sails)', 'Courses: 1 removed (Tides)'];
    expect((await call('content/overview', {})).draft.changes).toEqual(brief);
    const { number } = await call('content/publish', { note: '' });
    expect((await call('content/history', {})).versions[0]?.changes).toEqual(brief);
    expect((await call('content/version', { number })).lines).toEqual([
      'Sails (course), Fee: Rs 2 → Rs 3,500',
      'Tides (course): removed',
    ]);
  });
});

describe('An unfinished item', () => {
  it('is stored and marked in the draft, and only publishing rejects it', async () => {
    const { call, fail, list } = await openSchool();
    const { values, revision } = await call('content/item', { kind: 'courses' });
    const half = { kind: 'courses' as const, revision, values: { ...values, name: 'Half' } };
    expect(await fail('content/save', half)).toMatchObject({ status: 422 });
    const { id } = await call('content/save', { ...half, isUnfinished: true });
    expect((await list()).find((item) => item.id === id)).toMatchObject({ isUnfinished: true, change: 'new' });
    const message = 'Half: “Category” is missing.';
    expect((await call('content/overview', {})).draft.problems).toEqual([
      { kind: 'courses', id, path: 'category', message },
    ]);
    expect(await fail('content/publish', { note: '' })).toMatchObject({ status: 422, message });
  });
});
