import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readFolder } from '../../src/content/folder/read-folder.ts';
import { packZip, unpackZip, zipLimits } from '../../src/content/folder/zip.ts';
import { findProblems } from '../../src/content/folder-commands.ts';
import { temporaryFolder } from './support/clean-up.ts';
import { openSchool, png, school } from './support/kite-school.ts';
import { testOrigin, writeFiles } from './support/site.ts';
import { signInStaff } from './support/staff.ts';
import { linkOf, slowPicture, zipOf } from './support/upload-files.ts';

describe('A file that staff upload', () => {
  it.each([
    ['a web page named .png', 'x.png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'web page'],
    ['a file of a kind that the site does not serve', 'x.html', Buffer.from('<p>'), 'Files of this kind'],
    ['a name without a stem', '.png', png, 'Files of this kind'],
    ['an SVG that takes long to draw', 'x.svg', slowPicture(), 'picture'],
  ])('is rejected if it is %s', async (_, name, file, message) => {
    const { staff } = await openSchool();
    const response = await staff.upload(`/office/api/upload?name=${encodeURIComponent(name)}`, file);
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(message)]);
  });

  it('gets a safe name that is not in use', async () => {
    const { staff } = await openSchool();
    const name = encodeURIComponent('../../etc/passwd <b>.PNG');
    const first = await (await staff.upload(`/office/api/upload?name=${name}`, png)).json();
    expect(first.path).toBe('etc/passwd-b-.png');
    const long = encodeURIComponent(`${'𠀀'.repeat(150)}.png`);
    await staff.upload(`/office/api/upload?name=${long}`, Buffer.concat([png, Buffer.from([1])]));
    expect((await staff.call('content/media', {})).files).toHaveLength(2);
    const other = Buffer.concat([png, Buffer.from([0])]);
    const second = await (await staff.upload(`/office/api/upload?name=${name}`, other)).json();
    expect(second.path).toBe('etc/passwd-b--2.png');
  });

  it('can be stored at the same time as another file and an edit', async () => {
    const { staff } = await openSchool();
    const { values, revision } = await staff.call('content/item', { kind: 'faq' });
    await Promise.all([
      ...['a.png', 'b.png', 'c.png'].map((name, index) =>
        staff.upload(`/office/api/upload?name=${name}`, Buffer.concat([png, Buffer.from([index])])),
      ),
      staff.call('content/save', { kind: 'faq', revision, values: { ...values, question: 'New?', answer: 'Yes.' } }),
    ]);
    const { files } = await staff.call('content/media', {});
    expect(files.map(({ path }) => path).sort()).toEqual(['a.png', 'b.png', 'c.png']);
    expect((await staff.call('content/list', { kind: 'faq' })).items).toHaveLength(2);
  });

  it('can be deleted only if no item uses it, and the error names the item', async () => {
    const { site, staff } = await openSchool();
    const upload = async (name: string, byte: number) =>
      (await staff.upload(`/office/api/upload?name=${name}`, Buffer.concat([png, Buffer.from([byte])]))).json();
    const [used, unused] = [await upload('boat.png', 0), await upload('reed.png', 1)];
    const { values, revision } = await staff.call('content/item', { kind: 'courses', id: 'kites' });
    const edit = { kind: 'courses', id: 'kites', revision, values: { ...values, picture: used.path } } as const;
    await staff.call('content/save', edit);
    expect(await staff.fail('content/remove-file', { path: 'boat.png' })).toMatchObject({
      status: 409,
      message: 'This file is used: courses, Kites.',
    });
    await staff.call('content/publish', { note: '' });
    expect((await staff.call('content/media', {})).files).toEqual([
      { ...used, usedBy: [{ kind: 'courses', id: 'kites', title: 'Kites' }], isPublished: true, cropped: 'boat.png' },
      { ...unused, usedBy: [], isPublished: false },
    ]);
    expect((await site.get('/media/reed.png')).status).toBe(404);
    const changes = async () => (await staff.call('content/overview', {})).draft.changes;
    await staff.call('content/remove-file', { path: 'reed.png' });
    expect(await changes()).toEqual([]);
    expect((await staff.get(unused.url)).status).toBe(404);
    const { values: next, revision: later } = await staff.call('content/item', { kind: 'courses', id: 'kites' });
    await staff.call('content/save', { ...edit, revision: later, values: { ...next, picture: '' } });
    await staff.call('content/publish', { note: '' });
    const [left] = (await staff.call('content/media', {})).files;
    expect([left, (await site.get('/media/boat.png')).status]).toEqual([
      { ...used, usedBy: [], isPublished: true },
      200,
    ]);
    await staff.call('content/remove-file', { path: 'boat.png' });
    expect(await changes()).toEqual(['Files: 1 removed (boat.png)']);
    await staff.call('content/publish', { note: '' });
    expect((await site.get('/media/boat.png')).status).toBe(404);
  });

  it('can be sent on from where the connection broke', async () => {
    const { site, staff } = await openSchool();
    const send = (at: number, from: number, to: number) =>
      site.send(`/office/api/upload?name=a.png&id=0f6f1d4e-65a3-4b0a-9d8d-0a6f4b1c2d3e&size=${png.length}&at=${at}`, {
        method: 'POST',
        headers: { Cookie: staff.cookie, Origin: testOrigin },
        body: new Uint8Array(png.subarray(from, to)),
      });
    expect(await (await send(0, 0, 30)).json()).toEqual({ received: 30 });
    expect(await (await send(50, 50, 60)).json()).toEqual({ received: 30 });
    expect(await (await send(30, 30, png.length)).json()).toMatchObject({ path: 'a.png' });
  });

  it('is stored with the checked bytes, also if its sender overwrites it during the check', async () => {
    const { site, staff } = await openSchool();
    const drawn = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(100)}</svg>`);
    const query = `id=0f6f1d4e-65a3-4b0a-9d8d-0a6f4b1c2d3e&size=${drawn.length}`;
    const send = (file: Buffer, at = 0) =>
      site.send(`/office/api/upload?name=a.svg&${query}&at=${at}`, {
        method: 'POST',
        headers: { Cookie: staff.cookie, Origin: testOrigin },
        body: new Uint8Array(file),
      });
    const uploads = join(site.settings.dataDir, 'uploads');
    const first = send(drawn);
    // The check of the first upload starts a process: it still runs when the second request arrives.
    await vi.waitFor(() => expect(readdirSync(uploads)).toHaveLength(2));
    expect((await send(drawn.subarray(50), 50)).status).toBe(409);
    await send(Buffer.alloc(drawn.length, 'x'));
    const { path } = await (await first).json();
    expect(await (await staff.get(`/office/api/media/${path}`)).text()).toBe(drawn.toString());
    await expect.poll(() => readdirSync(uploads)).toEqual([]);
  });

  it('stays private if nothing uses it', async () => {
    const { site, staff } = await openSchool();
    await staff.upload('/office/api/upload?name=child.png', png);
    const { values, revision } = await staff.call('content/item', { kind: 'faq' });
    await staff.call('content/save', {
      kind: 'faq',
      revision,
      values: { ...values, question: 'New?', answer: 'Yes.' },
    });
    await staff.call('content/publish', { note: '' });
    expect((await site.get('/media/child.png')).status).toBe(404);
  });

  it('is rejected from another site and from the desk', async () => {
    const { site, staff } = await openSchool();
    const desk = await signInStaff(site, 'desk');
    expect((await desk.upload('/office/api/upload?name=a.png', png)).status).toBe(403);
    expect((await desk.get('/office/api/folder.zip')).status).toBe(403);
    const headers = { Cookie: staff.cookie, 'Sec-Fetch-Site': 'cross-site' };
    expect((await site.send('/office/api/folder.zip', { headers })).status).toBe(403);
  });
});

describe('A content folder as a zip', () => {
  it('can be downloaded and uploaded again unchanged, with its pictures', async () => {
    const { staff } = await openSchool({ ...school, 'media/boat.png': png });
    const zip = Buffer.from(await (await staff.get('/office/api/folder.zip')).arrayBuffer());
    const folder = temporaryFolder();
    await writeFileAnd(folder, zip);
    const { problems, media } = await findProblems(join(folder, 'out'), readFolder);
    expect([problems, media.map(({ id }) => id)]).toEqual([[], ['boat.png']]);
    const { draft } = await (await staff.upload('/office/api/folder', zip, 300)).json();
    expect(draft).toMatchObject({ changes: [], others: [], problems: [] });
  });

  it('lists its mistakes by file, row and column, and changes nothing', async () => {
    const { staff } = await openSchool();
    const zip = await zipOf({ ...school, 'courses.csv': 'id,name,category,level\nkites,,Magic,Beginner\n' });
    const response = await staff.upload('/office/api/folder', zip);
    expect(response.status).toBe(422);
    expect((await response.json()).problems).toEqual([
      { file: 'courses.csv', row: 2, column: 'name', message: expect.any(String) },
      { file: 'courses.csv', row: 2, column: 'category', message: expect.any(String) },
    ]);
    expect((await staff.call('content/overview', {})).draft.savedAt).toBeUndefined();
  });

  it('is unpacked in a separate process', async () => {
    const { staff } = await openSchool();
    const files = { ...school, 'school.yaml': 'name: x\n'.repeat(50_000) };
    const [zip, folder, start] = [await zipOf(files), writeFiles(files), process.cpuUsage()];
    await readFolder(folder);
    const here = process.cpuUsage(start).user;
    expect((await staff.upload('/office/api/folder', zip)).status).toBe(422);
    expect(process.cpuUsage(start).user - here).toBeLessThan(here / 2);
  });

  it('may contain the folder itself, as macOS packs it', async () => {
    const { staff } = await openSchool();
    const inside = Object.fromEntries(Object.entries(school).map(([name, text]) => [`My School/${name}`, text]));
    const zip = await zipOf({ ...inside, '__MACOSX/My School/._school.yaml': 'x' });
    expect((await staff.upload('/office/api/folder', zip)).status).toBe(200);
  });

  it('becomes a draft that lists what others have published since its download', async () => {
    const { site, staff } = await openSchool();
    const zip = Buffer.from(await (await staff.get('/office/api/folder.zip')).arrayBuffer());
    await site.apply({ ...school, 'faq.csv': 'question,answer\nNew?,Yes.\n' });
    const { draft } = await (await staff.upload('/office/api/folder', zip)).json();
    expect(draft.others).toHaveLength(1);
  });

  it('is rejected if a path leaves the folder, if it is damaged, or if it unpacks to too many bytes or files', async () => {
    const { staff } = await openSchool();
    const outside = (await zipOf({ 'aa/aa/x.csv': 'x' })).toString('latin1').replaceAll('aa/aa/', '../../');
    expect((await staff.upload('/office/api/folder', Buffer.from(outside, 'latin1'))).status).toBe(422);
    expect((await staff.upload('/office/api/folder', Buffer.from('PK no zip'))).status).toBe(422);
    const folder = temporaryFolder();
    const file = join(folder, 'bomb.zip');
    writeFileSync(file, await zipOf({ 'a.txt': '0'.repeat(1_000_000) }));
    mkdirSync(join(folder, 'out'));
    await expect(unpackZip(file, join(folder, 'out'), { ...zipLimits, bytes: 1_000 })).rejects.toThrow(
      'unpacks to more',
    );
    await expect(unpackZip(file, join(folder, 'out'), { ...zipLimits, entries: 0 })).rejects.toThrow(
      'more than 0 files',
    );
    // The limit for texts applies below media/, too: a folder named media may contain the whole school.
    writeFileSync(file, await zipOf({ 'media/courses.csv': '0'.repeat(2_000) }));
    await expect(unpackZip(file, join(folder, 'out'), { ...zipLimits, textBytes: 1_000 })).rejects.toThrow('of text');
  });

  it('of another site, or without version.yaml, is merged with the site before it is published', async () => {
    const { staff } = await openSchool();
    const zip = await zipOf({ ...school, 'faq.csv': 'question,answer\nMine?,Yes.\n' });
    expect((await staff.upload('/office/api/folder', zip)).status).toBe(200);
    expect(await staff.fail('content/publish', { note: '' })).toMatchObject({
      status: 409,
      errors: { update: expect.any(String) },
    });
  });

  it('keeps the draft if it was edited while the zip was read', async () => {
    const { site, staff } = await openSchool();
    const zip = await zipOf(school);
    const { values, revision } = await staff.call('content/item', { kind: 'faq' });
    const edit = { kind: 'faq', revision, values: { ...values, question: 'New?', answer: 'Yes.' } } as const;
    await staff.call('content/save', edit);
    const uploads = join(site.settings.dataDir, 'uploads');
    // The transaction blocks the upload after it has unpacked the zip.
    const uploading = await site.db.transaction().execute(async (transaction) => {
      const uploading = staff.upload('/office/api/folder', zip);
      await vi.waitFor(() => expect(readdirSync(uploads).join()).toContain('folder-'));
      await transaction
        .updateTable('versions')
        .set({ at: Date.now() + 1 })
        .where('owner', 'is not', null)
        .execute();
      return { answer: uploading };
    });
    expect((await uploading.answer).status).toBe(409);
    const { items } = await staff.call('content/list', { kind: 'faq' });
    expect(items.map(({ title }) => title)).toContain('New?');
  });

  it('uses disk space for only one copy per member of staff if downloads are not read', async () => {
    const { site, staff } = await openSchool({ ...school, 'media/boat.png': png });
    const uploads = join(site.settings.dataDir, 'uploads');
    const downloads = await Promise.all(Array.from({ length: 5 }, () => staff.get('/office/api/folder.zip')));
    expect(downloads.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await expect.poll(() => readdirSync(uploads)).toHaveLength(1);
    const last = await staff.get('/office/api/folder.zip');
    await last.body?.cancel();
    await expect.poll(() => readdirSync(uploads)).toEqual([]);
  });

  it('reveals no path of the server in its errors', async () => {
    const { site, staff } = await openSchool();
    const { 'courses.csv': courses, ...incomplete } = school;
    const text = await (await staff.upload('/office/api/folder', await zipOf(incomplete))).text();
    expect(text).toContain('is missing');
    expect(text).not.toContain(site.settings.dataDir);
  });

  it('closes all open files if its download is aborted', async () => {
    const folder = writeFiles({ 'a.txt': 'a'.repeat(1_000_000), 'b.txt': 'b' });
    const stream = await packZip(folder);
    stream.once('data', () => stream.destroy());
    await once(stream, 'close');
    await expect
      .poll(() =>
        readdirSync('/proc/self/fd')
          .map(linkOf)
          .filter((file) => file.startsWith(folder)),
      )
      .toEqual([]);
  });

  it('writes a symbolic link as a plain file', async () => {
    const { staff } = await openSchool();
    const zip = await zipOf(school, (all) => {
      all.addBuffer(Buffer.from('/etc/passwd'), 'media/a.png', { mode: 0o120_777 });
    });
    const response = await staff.upload('/office/api/folder', zip);
    expect(await response.text()).not.toContain('root:');
  });
});

async function writeFileAnd(folder: string, zip: Buffer): Promise<void> {
  writeFileSync(join(folder, 'school.zip'), zip);
  mkdirSync(join(folder, 'out'));
  await unpackZip(join(folder, 'school.zip'), join(folder, 'out'));
}
