import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readFolder } from '../../src/content/folder/read-folder.ts';
import { exportFolder, findProblems } from '../../src/content/folder-commands.ts';
import { setValues } from './support/change-content.ts';
import { temporaryFolder } from './support/clean-up.ts';
import { edit, openSchool, png, school } from './support/kite-school.ts';
import { openSite, type TestSite, testOrigin } from './support/site.ts';
import { type StaffBrowser, signInStaff } from './support/staff.ts';

async function add({ call }: StaffBrowser, kind: 'courses' | 'faq', values: object) {
  const { values: empty, revision } = await call('content/item', { kind });
  return call('content/save', { kind, revision, values: { ...empty, ...values } });
}

describe('The content in the office', () => {
  it('can create and publish a school without a terminal', async () => {
    const site = await openSite();
    const staff = await signInStaff(site, 'editor');
    await staff.call('content/start', { from: 'empty' });
    expect((await staff.fail('content/publish', { note: '' })).message).toContain('no course yet');
    await edit(staff, 'school', 'school', { name: 'Reed School', email: 'hi@reed.example', accent: '#0b6e4f' });
    const uploaded = await (await staff.upload('/office/api/upload?name=courses/Reed%20boat.png', png, 20)).json();
    expect(uploaded).toEqual({ path: 'courses/Reed-boat.png', url: '/office/api/media/courses/Reed-boat.png' });
    const lesson = { name: 'Paper', text: 'Fold it.', lectures: [{ title: 'Fold' }] };
    await add(staff, 'courses', {
      ...{ name: 'Reed Boats', category: 'Science', level: 'Beginner', picture: uploaded.path },
      modules: [{ name: 'Build', lessons: [lesson] }],
    });
    await add(staff, 'faq', { question: 'What is a reed?', answer: 'A plant.' });
    expect((await staff.get(uploaded.url)).headers.get('content-type')).toBe('image/png');
    expect((await site.get('/media/courses/Reed-boat.png')).status).not.toBe(200);
    const { number } = await staff.call('content/publish', { note: 'Our first version' });
    expect(number).toBe(1);
    expect(await site.text('/course-details/reed-boats')).toContain('Reed Boats');
    expect(await site.text('/api/faq')).toContain('What is a reed?');
    expect((await site.get('/media/courses/Reed-boat.png')).status).toBe(200);
    const { draft } = await staff.call('content/overview', {});
    expect(draft).toEqual({ changes: [], others: [], problems: [] });
    const { versions } = await staff.call('content/history', {});
    expect(versions[0]).toMatchObject({ by: 'editor', note: 'Our first version', isCurrent: true });
  });

  it('accepts the values of an exported and checked folder', async () => {
    const { site, staff } = await openSchool();
    await edit(staff, 'courses', 'kites', {
      ages: '8-13',
      starts: '2099-01-11 | 2099-02-01',
      learn: 'To fly | To land',
    });
    await staff.call('content/publish', { note: '' });
    const folder = join(temporaryFolder(), 'export');
    await exportFolder(site.db, site.settings, folder);
    const { document, problems } = await findProblems(folder, readFolder);
    expect(problems).toEqual([]);
    expect(document.courses[0]).toMatchObject({ ages: '8-13', learn: 'To fly | To land' });
  });

  it('reports errors by field, and stores nothing', async () => {
    const { staff } = await openSchool();
    const { values, revision } = await staff.call('content/item', { kind: 'courses', id: 'kites' });
    const failed = await staff.fail('content/save', {
      ...{ kind: 'courses', id: 'kites', revision },
      values: { ...values, name: '', picture: 'none.png' },
    });
    expect(failed).toMatchObject({ status: 422, errors: { name: expect.any(String), picture: expect.any(String) } });
    expect((await staff.call('content/overview', {})).draft.savedAt).toBeUndefined();
  });

  it('rejects a form that is nested too deeply, before it reads the values', async () => {
    const { site, staff } = await openSchool();
    const body = `{"kind":"courses","revision":"","values":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
    const headers = { Cookie: staff.cookie, Origin: testOrigin, 'Content-Type': 'application/json' };
    const send = (text: string) => site.send('/office/api/content/save', { method: 'POST', headers, body: text });
    expect((await send(body)).status).toBe(422);
    const shallow = JSON.stringify({ kind: 'faq', revision: '', values: { question: '[['.repeat(50), answer: '"[' } });
    expect((await send(shallow)).status).toBe(200);
  });

  it('never serves an uploaded file as an HTML document, whatever its content', async () => {
    const { staff } = await openSchool();
    const page = '<script>alert(1)</script>';
    const names = ['a.csv', 'a.txt', 'a.vtt', 'a.svg', 'a.pdf', 'a.docx', 'a.mp4', 'a.ico'];
    for (const name of names) {
      const text = name === 'a.svg' ? `<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>` : `x ${page}`;
      const response = await staff.upload(`/office/api/upload?name=${name}`, Buffer.from(text));
      if (response.status !== 200) continue;
      const { headers } = await staff.get((await response.json()).url);
      expect([name, headers.get('content-type')]).not.toEqual([name, expect.stringMatching(/html|xhtml/)]);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect([name, headers.get('x-content-type-options')]).toEqual([name, 'nosniff']);
    }
  });

  it('makes one version if four publications arrive at the same time', async () => {
    const { site, staff } = await openSchool();
    await edit(staff, 'courses', 'kites', { fee: 'Rs 2' });
    const headers = { Cookie: staff.cookie, Origin: testOrigin, 'Content-Type': 'application/json' };
    const publish = () =>
      site.send('/office/api/content/publish', { method: 'POST', headers, body: JSON.stringify({ note: '' }) });
    const statuses = (await Promise.all([publish(), publish(), publish(), publish()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => status < 500)).toBe(true);
    expect((await staff.call('content/history', {})).versions).toHaveLength(2);
  });

  it('writes exported files only into the target folder, whatever ids the database has', async () => {
    const { site } = await openSchool({ ...school, 'blogs/post.md': '---\ntitle: A\ndate: 2024-01-01\n---\n\nText.' });
    const parent = temporaryFolder();
    for (const id of ['../y/by-export', '/etc/x', 'a/../../b', 'a\\b']) {
      await setValues(site, 'blogs', { id });
      const folder = join(parent, 'export');
      await expect(exportFolder(site.db, site.settings, folder)).rejects.toThrow('is no name of a file');
      expect(readdirSync(parent)).toEqual(['export']);
      rmSync(folder, { recursive: true });
    }
  });

  it('rejects an edit of an item that another tab has changed', async () => {
    const { staff } = await openSchool();
    const old = await staff.call('content/item', { kind: 'courses', id: 'kites' });
    await edit(staff, 'courses', 'kites', { fee: 'Rs 2' });
    const failed = await staff.fail('content/save', { kind: 'courses', id: 'kites', ...old });
    expect(failed).toMatchObject({ status: 409, message: expect.stringContaining('another tab') });
  });

  it('marks new and changed items', async () => {
    const { staff } = await openSchool();
    await edit(staff, 'courses', 'kites', { modules: [{ name: 'Fly', lessons: [] }] });
    await add(staff, 'courses', { name: 'Reed Boats', category: 'Science', level: 'Beginner' });
    expect((await staff.call('content/overview', {})).draft.changes).toHaveLength(2);
    const { items } = await staff.call('content/list', { kind: 'courses' });
    expect(items.map(({ id, change }) => [id, change])).toEqual([
      ['kites', 'changed'],
      ['sails', undefined],
      ['wind', undefined],
      ['reed-boats', 'new'],
    ]);
  });

  it('reports a full disk, and saves when the disk has space again', async () => {
    const { site, staff } = await openSchool();
    const run = (statement: string) => sql.raw(statement).execute(site.db);
    await run('create table ballast (x)');
    await run('pragma max_page_count = 1');
    const fill = () => run('insert into ballast values (zeroblob(4000))');
    for (let isFull = false; !isFull; ) {
      await fill().catch(() => {
        isFull = true;
      });
    }
    const kites = { kind: 'courses' as const, id: 'kites' };
    const { values, revision } = await staff.call('content/item', kites);
    // Random letters, because the database compresses the document, and the save must not fit on the disk.
    const long_text = randomBytes(60_000).toString('base64');
    const item = { ...kites, revision, values: { ...values, long_text } };
    expect(await staff.fail('content/save', item)).toMatchObject({
      status: 507,
      message: expect.stringMatching(/^The disk of the server is full\. .*keeps what you typed/),
    });
    await run('pragma max_page_count = 1073741823');
    await staff.call('content/save', item);
  });

  it('needs a confirmation to remove more than a third of the content, and can restore any version', async () => {
    const { site, staff } = await openSchool();
    await staff.call('content/remove', { kind: 'courses', ids: ['kites', 'sails'] });
    expect(await staff.fail('content/publish', { note: '' })).toMatchObject({
      status: 409,
      errors: { force: expect.stringContaining('2 of 3 courses') },
    });
    const { number } = await staff.call('content/publish', { note: '', force: true });
    expect((await site.get('/course-details/kites')).status).toBe(404);
    await staff.call('content/undo', { number: number - 1 });
    expect((await site.get('/course-details/kites')).status).toBe(200);
    const { lines } = await staff.call('content/version', { number });
    expect(lines[0]).toBe('Kites (course): removed');
  });
});

describe('A preview', () => {
  const withoutBar = (html: string) => html.replace(/<style>#draft-preview.*?<\/aside>/s, '');
  const visit = (site: TestSite, path: string, cookie: string) => site.send(path, { headers: { Cookie: cookie } });
  const begin = async (site: TestSite, url: string, cookie = '') => {
    const response = await visit(site, url.slice(testOrigin.length), cookie);
    return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };

  it('shows the same pages as the publication, only in the browser that opened it', async () => {
    const { site, staff } = await openSchool();
    await edit(staff, 'courses', 'kites', { name: 'High Kites' });
    const { url } = await staff.call('content/preview', { share: false });
    const { cookie, response } = await begin(site, url, staff.cookie);
    expect([response.status, response.headers.get('clear-site-data')]).toEqual([303, '"cache"']);
    const mine = `${cookie}; ${staff.cookie}`;
    const pages = ['/', '/explore-allcourses', '/course-details/kites', '/faq', '/api/course', '/no-such-page'];
    const shown = new Map<string, string>();
    for (const path of pages) shown.set(path, withoutBar(await (await visit(site, path, mine)).text()));
    expect(shown.get('/course-details/kites')).toContain('High Kites');
    expect(await site.text('/course-details/kites')).not.toContain('High Kites');
    expect(await (await visit(site, '/course-details/kites', cookie)).text()).not.toContain('High Kites');
    await staff.call('content/publish', { note: '' });
    for (const path of pages) expect(await site.text(path), path).toBe(shown.get(path));
  });

  it('is shared for a day, shows a bar, is never cached, and stores nothing', async () => {
    const { site, staff } = await openSchool();
    await edit(staff, 'courses', 'kites', { name: 'High Kites' });
    const { url } = await staff.call('content/preview', { share: true });
    const { cookie } = await begin(site, url);
    const page = await visit(site, '/course-details/kites', cookie);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(await page.text()).toMatch(/<body[^>]*><style>.*Preview of a draft.*<\/aside>.*High Kites/s);
    const body = JSON.stringify({ recipient: 'a@b.pk', subject: 'Hello', body: 'Hello' });
    const headers = { Cookie: cookie, Origin: testOrigin, 'Content-Type': 'application/json' };
    expect((await site.send('/api/contactus', { method: 'POST', headers, body })).status).toBe(403);
    const ended = await visit(site, '/office/preview/end', cookie);
    expect(ended.headers.get('set-cookie')).toContain('preview=; ');
    await site.wait(86_400_001);
    expect(await (await visit(site, '/course-details/kites', cookie)).text()).not.toContain('High Kites');
    expect((await begin(site, url)).response.status).toBe(404);
  });

  it('serves only the files that the publication would make public', async () => {
    const { site, staff } = await openSchool();
    const upload = async (name: string, byte: number) =>
      (await staff.upload(`/office/api/upload?name=${name}`, Buffer.concat([png, Buffer.from([byte])]))).json();
    const [boat, child] = [await upload('boat.png', 0), await upload('child.png', 1)];
    await edit(staff, 'courses', 'kites', { picture: boat.path });
    const { url } = await staff.call('content/preview', { share: true });
    const { cookie } = await begin(site, url);
    expect((await visit(site, `/media/${boat.path}`, cookie)).status).toBe(200);
    expect((await visit(site, `/media/${child.path}`, cookie)).status).toBe(404);
  });

  it('ends when its author loses the role', async () => {
    const { site, staff } = await openSchool();
    const { url } = await staff.call('content/preview', { share: true });
    await site.db.updateTable('staff').set({ role: 'desk' }).execute();
    expect((await begin(site, url)).response.status).toBe(404);
    expect((await begin(site, `${testOrigin}/office/preview?key=guess`)).response.status).toBe(404);
  });
});
