import { describe, expect, it } from 'vitest';
import { openSite, testOrigin } from './support/site.ts';
import { type StaffBrowser, signInStaff } from './support/staff.ts';

/** Saves an item like its form. */
async function save({ call }: StaffBrowser, kind: 'school' | 'courses', values: object) {
  const item = { kind, ...(kind === 'school' && { id: 'school' }) };
  const { values: before, revision } = await call('content/item', item);
  return call('content/save', { ...item, revision, values: { ...before, ...values } });
}

const course = { name: 'Reed Boats', category: 'Science', level: 'Beginner' };

describe('A new school on an empty server', () => {
  it('shows the owner what visitors see before the first publication, and which settings are missing', async () => {
    const site = await openSite();
    const staff = await signInStaff(site, 'editor');
    expect((await site.get('/')).status).toBe(503);
    expect(await staff.call('content/overview', {})).toMatchObject({ site: 'nothing' });
    await save(staff, 'courses', course);
    const { draft } = await staff.call('content/overview', {});
    expect(draft.problems).toEqual([
      { kind: 'school', id: 'school', path: 'name', message: 'Your school has no name yet.' },
      { kind: 'school', id: 'school', path: 'email', message: 'Your school has no e-mail yet.' },
    ]);
    const failed = await staff.fail('content/publish', { note: '' });
    expect(failed).toMatchObject({ status: 422, message: draft.problems.map(({ message }) => message).join('\n') });
    await save(staff, 'school', { name: 'Reed School', email: 'hi@reed.example' });
    await staff.call('content/publish', { note: '' });
    expect(await staff.call('content/overview', {})).toMatchObject({ site: 'own', draft: { problems: [] } });
    expect((await site.get('/')).status).toBe(200);
  });

  it('can start with the sample content, and keeps this choice after a reload', async () => {
    const staff = await signInStaff(await openSite(), 'editor');
    await staff.call('content/start', { from: 'sample' });
    const { draft, counts } = await staff.call('content/overview', {});
    expect(draft.savedAt).toBeGreaterThan(0);
    expect(counts.courses).toBe(42);
  });

  it('reports that it has no course yet', async () => {
    const staff = await signInStaff(await openSite(), 'editor');
    await save(staff, 'school', { name: 'Reed School', email: 'hi@reed.example' });
    const { draft, school } = await staff.call('content/overview', {});
    expect(school).toBe('Reed School');
    expect(draft.problems).toEqual([{ kind: 'courses', id: '', path: '', message: 'Your school has no course yet.' }]);
  });

  it('reports all errors of a course at once, by field', async () => {
    const staff = await signInStaff(await openSite(), 'editor');
    const { values, revision } = await staff.call('content/item', { kind: 'courses' });
    const failed = await staff.fail('content/save', {
      ...{ kind: 'courses', revision },
      values: {
        ...{ ...values, name: '', ages: 'all', starts: 'soon', picture: 'none.png', long_text: 'a ![x](none.png)' },
        modules: [{ name: '', lessons: [{ name: '' }] }],
      },
    });
    expect(failed.errors).toEqual({
      name: 'Please fill this in.',
      category: 'Please choose one.',
      ages: '“all” is no range of ages such as 8-13 or 12+.',
      starts: '“soon” is no date such as 2027-01-11.',
      picture: 'There is no file “none.png” in media/.',
      long_text: 'There is no file “none.png” in media/.',
      'modules.0.name': 'Please fill this in.',
      'modules.0.lessons.0.name': 'Please fill this in.',
    });
  });

  it('can preview its site before it has a name, without sample content', async () => {
    const site = await openSite();
    const staff = await signInStaff(site, 'editor');
    await save(staff, 'courses', course);
    const { url } = await staff.call('content/preview', { share: true });
    const begun = await site.send(url.replace(testOrigin, ''));
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await (await site.get('/', { Cookie: cookie })).text();
    expect(page).toContain('Your school');
    expect(page).not.toMatch(/STEAM Bazaar|students globally|hero\.svg/i);
    expect(await (await site.get('/contactus', { Cookie: cookie })).text()).not.toMatch(/STEAM Bazaar|mailto:"/i);
  });
});
