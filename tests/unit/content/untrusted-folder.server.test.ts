import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeProblem } from '../../../src/content/content.ts';
import { mediaFile } from '../../../src/content/media-source.ts';
import { readFolder } from '../../../src/content/read-folder.ts';

const work = mkdtempSync(join(tmpdir(), 'steam-untrusted-'));
afterAll(() => rmSync(work, { recursive: true }));

const school = 'name: Kite School\nemail: hello@kite.example\nlogo: logo.svg\n';
const courses = 'id,name,category,level\nkites,Kites,Science,Beginner\n';
let count = 0;

/** A valid folder with further files. */
function folderWith(files: Record<string, string>): string {
  count += 1;
  const folder = join(work, String(count));
  const all = { 'school.yaml': school, 'courses.csv': courses, 'media/logo.svg': '<svg/>', ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const problemsOf = async (folder: string) => (await readFolder(folder)).problems.map(describeProblem);
const settingsOf = async (folder: string) => {
  const { content, problems } = await readFolder(folder);
  expect(problems).toEqual([]);
  return JSON.parse(content.school[0]?.settings ?? '{}');
};

describe('A content folder', () => {
  it.each([
    ['a course text', 'courses/kites.md', 'secret'],
    ['a folder', 'courses/kites', 'courses'],
    ['a post', 'blogs/post.md', 'secret'],
    ['a picture', 'media/people/one.svg', 'secret'],
    ['a dangling link', 'courses/kites.md', 'nowhere'],
    ['a device', 'courses/kites.md', '/dev/zero'],
    ['a table', 'faq.csv', 'secret'],
  ])('reads no symbolic link: %s', async (_, name, target) => {
    const secret = join(work, 'secret');
    writeFileSync(secret, 'SMTP_PASSWORD=secret');
    const folder = folderWith({ 'media/people/two.svg': '<svg/>', 'courses/kites.md': 'Text.', 'blogs/b.txt': '' });
    rmSync(join(folder, name), { recursive: true, force: true });
    symlinkSync(target === 'secret' ? secret : target, join(folder, name));
    const { content, problems } = await readFolder(folder);
    expect(problems.map(describeProblem)).toEqual([`${name}: is a symbolic link: replace it with the file itself`]);
    expect(JSON.stringify(content)).not.toContain('SMTP_PASSWORD');
  });

  it.each([
    ['courses.csv', courses.replace('Kites', 'Ki\0tes')],
    ['school.yaml', school.replace('Kite', 'Ki\0te')],
    ['school.yaml', school.replace('Kite School', '"Kite\\0School"')],
    ['courses/kites.md', 'Te\0xt.'],
    ['courses/kites/modules.yaml', '- name: A\n  description: "\\0"\n'],
    ['blogs/post.md', '---\ntitle: A\ndate: 2024-01-01\n---\n\nTe\0xt.'],
  ])('reports a NUL character in %s', async (name, text) => {
    expect(await problemsOf(folderWith({ [name]: text }))).toEqual([expect.stringMatching(`^${name}.*NUL`)]);
  });

  it.each([
    `a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghij'
      .split('')
      .map((key, index) => `${key}: &${key} [${`*${'abcdefghij'[index]},`.repeat(9)}]\n`)
      .join('')}`,
    `${school}city: *unknown\n`,
  ])('reports aliases that cannot be expanded (%#)', async (text) => {
    expect(await problemsOf(folderWith({ 'school.yaml': text }))).toEqual([
      expect.stringContaining('cannot be read because of its aliases'),
    ]);
  });

  it('keeps numbers of school.yaml as written', async () => {
    const text = `${school}phone: +923001234567\naddress: 00420\nfigures:\n  - figure: 007\n    label: 1e3\n`;
    expect(await settingsOf(folderWith({ 'school.yaml': text }))).toMatchObject({
      phone: '+923001234567',
      address: '00420',
      figures: [{ figure: '007', label: '1e3' }],
    });
  });

  it.each(['NFC', 'NFD'])('finds a file with a name in %s, named in the other form', async (form) => {
    const name = 'café ü.svg';
    const named = name.normalize(form === 'NFC' ? 'NFD' : 'NFC');
    const folder = folderWith({
      [`media/${name.normalize(form)}`]: '<svg/>',
      'school.yaml': school.replace('logo.svg', named),
    });
    const { content } = await readFolder(folder);
    expect((await settingsOf(folder)).logo).toBe(`/media/${encodeURIComponent(name.normalize('NFC'))}`);
    const row = content.media.find(({ id }) => id === name.normalize('NFC'));
    expect(row && mediaFile(folder, row.id)).toBe(join(folder, 'media', name.normalize(form)));
  });

  it('reports two files whose names differ only in their Unicode form', async () => {
    const folder = folderWith({ ['media/é.svg'.normalize('NFC')]: 'a', ['media/é.svg'.normalize('NFD')]: 'b' });
    expect(await problemsOf(folder)).toEqual([expect.stringContaining('has the same name as another file')]);
  });
});
