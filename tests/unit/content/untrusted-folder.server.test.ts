import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeProblem } from '../../../src/content/content.ts';
import { readApart } from '../../../src/content/folder/read-apart.ts';
import { readFolder } from '../../../src/content/folder/read-folder.ts';
import { settingsOf as readSettings } from '../../../src/content/folder/school-file.ts';
import { mediaFile } from '../../../src/content/media/media-source.ts';

const work = mkdtempSync(join(tmpdir(), 'steam-untrusted-'));
afterAll(() => rmSync(work, { recursive: true }));

const school = 'name: Kite School\nemail: hello@kite.example\nlogo: logo.svg\n';
const courses = 'id,name,category,level\nkites,Kites,Science,Beginner\n';
const keys = (count: number) => Array.from({ length: count }, (_, index) => `key${index}: x\n`).join('');
let count = 0;

/** Writes a valid content folder with additional files. Returns its path. */
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
  const { document, problems } = await readFolder(folder);
  expect(problems).toEqual([]);
  return readSettings(document);
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
  ])('does not follow symbolic links: %s', async (_, name, target) => {
    const secret = join(work, 'secret');
    writeFileSync(secret, 'SMTP_PASSWORD=secret');
    const folder = folderWith({ 'media/people/two.svg': '<svg/>', 'courses/kites.md': 'Text.', 'blogs/b.txt': '' });
    rmSync(join(folder, name), { recursive: true, force: true });
    symlinkSync(target === 'secret' ? secret : target, join(folder, name));
    const { problems, ...content } = await readFolder(folder);
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
  ])('reports YAML aliases that cannot be expanded (%#)', async (text) => {
    expect(await problemsOf(folderWith({ 'school.yaml': text }))).toEqual([
      expect.stringContaining('cannot be read because of its aliases'),
    ]);
  });

  it.each([
    ['repeated keys', 'school.yaml', school + 'name: x\n'.repeat(10_000)],
    ['unknown keys', 'school.yaml', school + keys(10_000)],
    ['tabs', 'school.yaml', `${school}${'\ta: [}\n'.repeat(5_000)}`],
    ['nested lists', 'courses/kites/modules.yaml', '['.repeat(10_000)],
    ['invalid rows', 'courses.csv', `${courses}${',,,\n'.repeat(10_000)}${'x,,,\n'.repeat(10_000)}`],
    ['references to nothing', 'course-faq.csv', `course,question,answer\n${'kitez,Why?,So.\n'.repeat(20_000)}`],
    ['columns', 'courses.csv', `id,name,category,level${',x'.repeat(20_000)}\n`],
    ['quotation marks', 'courses.csv', `id,name,category,level\n${"'".repeat(400_000)}x,Kites,Science,Beginner\n`],
    [
      'spaces',
      'courses.csv',
      `id,name,category,level,enrol\nkites,Kites,Science,Beginner,"whatsapp${' '.repeat(9_000)}a\nb"\n`,
    ],
    ['pictures', 'blogs/post.md', `---\ntitle: A\ndate: 2024-01-01\n---\n${'![a](b.png)\n'.repeat(20_000)}`],
    ['a long line', 'school.yaml', `${school}city: a: ${'b '.repeat(10_000)}: c\n`],
    ['a long key', 'school.yaml', `${school}${'k'.repeat(1_000)}: c\n`],
    ['a terminal’s signs', 'school.yaml', `${school}"a\\e[2J": c\n`],
  ])('with mistakes in %s is validated fast, with few short errors', async (_, name, text) => {
    const folder = folderWith({ [name]: text });
    const before = process.cpuUsage();
    const problems = await problemsOf(folder);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(5_000);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(201);
    for (const problem of problems) expect(problem).toMatch(/^\P{Cc}{1,800}$/u);
  });

  it('reports a picture that still has the office’s placeholder as its description, but not a decorative picture', async () => {
    const text = '![Describe the picture](/media/logo.svg)\n\n![](/media/logo.svg)\n\n![The logo](/media/logo.svg)\n';
    expect(await problemsOf(folderWith({ 'courses/kites.md': text }))).toEqual([
      expect.stringMatching(/^courses\/kites\.md, row 1: the picture `\/media\/logo\.svg` has no description/),
    ]);
  });

  it('ends the validation if it exceeds its limit of time or memory', async () => {
    const folder = folderWith({ 'school.yaml': '? '.repeat(400) });
    const read = async (processorMs: number, memoryBytes: number) =>
      (await readApart(folder, { processorMs, memoryBytes })).problems.map(({ message }) => message);
    expect(await read(100, 1e9)).toEqual([expect.stringContaining('takes too long')]);
    expect(await read(60_000, 1e6)).toEqual([expect.stringContaining('too much memory')]);
  });

  it('keeps numbers in school.yaml as they are written', async () => {
    const text = `${school}phone: +923001234567\naddress: 00420\nfigures:\n  - figure: 007\n    label: 1e3\n`;
    expect(await settingsOf(folderWith({ 'school.yaml': text }))).toMatchObject({
      phone: '+923001234567',
      address: '00420',
      figures: [{ figure: '007', label: '1e3' }],
    });
  });

  it.each(['NFC', 'NFD'])('finds a file with a name in %s by the other Unicode form', async (form) => {
    const name = 'café ü.svg';
    const named = name.normalize(form === 'NFC' ? 'NFD' : 'NFC');
    const folder = folderWith({
      [`media/${name.normalize(form)}`]: '<svg/>',
      'school.yaml': school.replace('logo.svg', named),
    });
    const { media } = await readFolder(folder);
    expect((await settingsOf(folder)).logo).toBe(`/media/${encodeURIComponent(name.normalize('NFC'))}`);
    const row = media.find(({ id }) => id === name.normalize('NFC'));
    expect(row && mediaFile(folder, row.id)).toBe(join(folder, 'media', name.normalize(form)));
  });

  it('reports two files whose names differ only in their Unicode form', async () => {
    const folder = folderWith({ ['media/é.svg'.normalize('NFC')]: 'a', ['media/é.svg'.normalize('NFD')]: 'b' });
    expect(await problemsOf(folder)).toEqual([expect.stringContaining('has the same name as another file')]);
  });
});
