import { describe, expect, it } from 'vitest';
import { edit, openSchool, png, school } from './support/kite-school.ts';
import { signInStaff } from './support/staff.ts';

describe('The office with several members of staff', () => {
  it('makes a second editor merge what others have published, field by field, before publishing', async () => {
    const { site, staff: first } = await openSchool();
    const second = await signInStaff(site, 'editor');
    await edit(first, 'courses', 'kites', { fee: 'Rs 100', duration: '6 weeks' });
    await edit(second, 'courses', 'kites', { fee: 'Rs 200', level: 'Advanced' });
    await edit(first, 'school', 'school', { phone: '1' });
    await edit(second, 'school', 'school', { phone: '2' });
    await first.call('content/publish', { note: 'Fees' });
    const third = await signInStaff(site, 'editor', 'third@school.example');
    await edit(third, 'school', 'school', { phone: '3' });
    await third.call('content/publish', { note: 'Phone' });
    expect(await second.fail('content/publish', { note: '' })).toMatchObject({
      status: 409,
      errors: { update: expect.any(String) },
    });
    const { draft } = await second.call('content/overview', {});
    expect(draft.others).toMatchObject([
      { by: 'third', note: 'Phone', changes: ['School: Phone'] },
      { by: 'owner', note: 'Fees', changes: ['School: Phone', 'Courses: 1 changed (Kites)'] },
    ]);
    const { conflicts } = await second.call('content/update', { choices: {} });
    expect(conflicts).toMatchObject([
      { by: 'third', where: 'school, Phone', before: '', mine: '2', theirs: '3' },
      { by: 'owner', where: 'courses, Kites, Fee', before: 'Rs 1', mine: 'Rs 200', theirs: 'Rs 100' },
    ]);
    const choices = Object.fromEntries(conflicts.map(({ key }) => [key, 'theirs' as const]));
    expect((await second.call('content/update', { choices })).conflicts).toEqual([]);
    await second.call('content/publish', { note: '' });
    const { values } = await first.call('content/item', { kind: 'courses', id: 'kites' });
    expect(values).toMatchObject({ fee: 'Rs 100', duration: '6 weeks', level: 'Advanced' });
  });

  it('merges the draft of another member, with its files, into the draft of the owner', async () => {
    const { site, staff } = await openSchool();
    const leaver = await signInStaff(site, 'editor');
    const { path } = await (await leaver.upload('/office/api/upload?name=boat.png', png)).json();
    await edit(leaver, 'courses', 'sails', { fee: 'Rs 20', picture: path });
    await edit(leaver, 'courses', 'kites', { fee: 'Rs 30' });
    await edit(staff, 'courses', 'kites', { fee: 'Rs 40', duration: '6 weeks' });
    const members = async () => (await staff.call('staff/list', {})).staff;
    const { id, draftSavedAt } = (await members()).find(({ role }) => role === 'editor') ?? { id: '' };
    expect(draftSavedAt).toBeGreaterThan(0);
    expect((await staff.call('staff/draft', { id })).changes[0]).toBe('Courses: 2 changed (Kites, Sails)');
    const { conflicts } = await staff.call('staff/take-draft', { id, choices: {} });
    expect(conflicts).toMatchObject([{ by: 'editor', mine: 'Rs 40', theirs: 'Rs 30' }]);
    expect((await staff.call('staff/draft', { id })).changes).toHaveLength(2);
    const choices = { [conflicts[0]?.key ?? '']: 'theirs' as const };
    expect((await staff.call('staff/take-draft', { id, choices })).conflicts).toEqual([]);
    const fees = (await staff.call('content/list', { kind: 'courses' })).items.map(({ values }) => values.fee);
    expect(fees).toEqual(['Rs 30', 'Rs 20', '']);
    expect(await staff.fail('staff/draft', { id })).toMatchObject({ status: 404 });
    expect((await members()).find((member) => member.id === id)?.draftSavedAt).toBeUndefined();
    await staff.call('content/publish', { note: '' });
    expect((await site.get(`/media/${path}`)).status).toBe(200);
    expect(await site.text('/course-details/kites')).toContain('6 weeks');
  });

  it('keeps the files of a draft when another person publishes', async () => {
    const { site, staff } = await openSchool();
    const { path, url } = await (await staff.upload('/office/api/upload?name=boat.png', png)).json();
    const second = await signInStaff(site, 'editor');
    await edit(second, 'school', 'school', { phone: '1' });
    await second.call('content/publish', { note: '' });
    const { draft } = await staff.call('content/overview', {});
    expect([draft.changes, draft.others]).toEqual([[], []]);
    const { values } = await staff.call('content/item', { kind: 'school', id: 'school' });
    expect(values.phone).toBe('1');
    expect((await staff.get(url)).status).toBe(200);
    expect((await second.get(url)).status).toBe(404);
    expect((await site.get(url)).status).toBe(401);
    await edit(staff, 'courses', 'kites', { picture: path });
  });

  it('keeps a file that the draft uses when another person deletes it', async () => {
    const { site, staff } = await openSchool({ ...school, 'media/boat.png': png });
    const second = await signInStaff(site, 'editor');
    await edit(second, 'courses', 'sails', { picture: 'boat.png' });
    await staff.call('content/remove-file', { path: 'boat.png' });
    await staff.call('content/publish', { note: '' });
    expect((await site.get('/media/boat.png')).status).toBe(404);
    expect((await second.call('content/update', { choices: {} })).conflicts).toEqual([]);
    expect((await second.call('content/overview', {})).draft.problems).toEqual([]);
    await second.call('content/publish', { note: '' });
    expect((await site.get('/media/boat.png')).status).toBe(200);
  });
});
