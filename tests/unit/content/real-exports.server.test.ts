import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { describeProblem } from '../../../src/content/content.ts';
import { writeCsv } from '../../../src/content/folder/csv.ts';
import { readFolder } from '../../../src/content/folder/read-folder.ts';
import { expensivePictures } from '../../../src/content/media/picture-check.ts';

const work = mkdtempSync(join(tmpdir(), 'steam-exports-'));
afterAll(() => rmSync(work, { recursive: true }));

const school = 'name: Kite School\nemail: hello@kite.example\nlogo: logo.svg\n';
const rows = ['id,name,category,level', 'kites,Café Kites,Science,Beginner', ''];
const table = rows.join('\r\n');
const semicolons = table.replaceAll(',', ';');
let count = 0;

/** Writes a valid content folder with additional files. Returns its path. */
function folderWith(files: Record<string, string | Buffer>): string {
  count += 1;
  const folder = join(work, String(count));
  const all = { 'school.yaml': school, 'courses.csv': table, 'media/logo.svg': '<svg/>', ...files };
  for (const [name, bytes] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

async function read(files: Record<string, string | Buffer>) {
  const { document, media, problems } = await readFolder(folderWith(files));
  return {
    problems: problems.map(describeProblem),
    courses: document.courses.map(({ id, name }) => `${id}: ${name}`),
    media: media.map(({ id }) => id),
  };
}

function pngChunk(name: string, bytes: readonly number[]): Buffer {
  const chunk = Buffer.alloc(12 + bytes.length);
  chunk.writeUInt32BE(bytes.length, 0);
  chunk.write(name, 4);
  chunk.set(bytes, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + bytes.length);
  return chunk;
}

const utf16le = (text: string) => Buffer.from(text, 'utf16le');
const bom = '\uFEFF';

describe('A table of a content folder', () => {
  it.each<[string, string | Buffer]>([
    ['Excel, CSV UTF-8', bom + semicolons],
    ['Excel, CSV in Windows-1252', Buffer.from(semicolons, 'latin1')],
    ['Excel, Unicode text: UTF-16 LE with tabs', utf16le(bom + table.replaceAll(',', '\t'))],
    ['UTF-16 BE', utf16le(bom + table).swap16()],
    ['UTF-16 LE without a BOM', utf16le(table)],
    ['Excel, with sep=;', `sep=;\r\n${semicolons}`],
    ['Excel, with sep=, and a BOM', `${bom}sep=,\r\n${table}`],
    ['a title above the column names', `My courses,,,\r\n,,,\r\n${table}`],
    ['Numbers: the name of the table above', `Table 1\n${table.replaceAll('\r\n', '\n')}`],
    ['LibreOffice: every text in quotes', rows.map((row) => row.replace(/[^,]+/g, '"$&"')).join('\n')],
    [
      'Google Sheets: empty columns and rows at the end',
      `${rows.map((row) => (row ? `${row},,` : row)).join('\r\n')},,,,,\r\n`,
    ],
    ['Mac line ends', table.replaceAll('\r\n', '\r')],
  ])('is read: %s', async (_, bytes) => {
    expect(await read({ 'courses.csv': bytes })).toMatchObject({ problems: [], courses: ['kites: Café Kites'] });
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['a workbook', Buffer.from('PK\u0003\u0004rest', 'latin1'), /row 1: is a workbook of Excel/],
    ['no column names', 'kites,Kites,Science,Beginner\n', /row 1: must name the columns, but is `kites,Kites/],
    ['no rows', 'id,name,category,level\n', /: has no course/],
  ])('with %s causes one error that names the cause', async (_, bytes, message) => {
    const faq = 'course,question,answer\nkites,Why?,So.\n';
    const { problems } = await read({ 'courses.csv': bytes, 'course-faq.csv': faq, 'courses/kites.md': 'Text.' });
    expect(problems).toEqual([expect.stringMatching(message)]);
  });

  it.each(['#REF!', '#N/A', 'Kites_x000D_', 'Itâ€™s', 'CafÃ©', 'Caf\uFFFD', '?????? ????'])(
    'with the damaged cell %s causes an error with row and column',
    async (name) => {
      const { problems } = await read({ 'courses.csv': `id,name,category,level\nkites,${name},Science,Beginner\n` });
      expect(problems).toEqual([expect.stringMatching(/^courses\.csv, row 2, column name: contains `/)]);
    },
  );

  it.each([
    ['8-13', '8-13'],
    ['8 – 13', '8-13'],
    ['12+', '12+'],
    ['9', '9'],
    ['8 to 13 years', '8-13'],
    ['Ages 08–13', '8-13'],
    ['between 8 and 13 yrs.', '8-13'],
    ['12 years and up', '12+'],
    ['from 12', '12+'],
    ['9 years old', '9'],
    ['۸ سے ۱۳ سال', '8-13'],
    ['', ''],
    ['13-8', undefined],
    ['13 to 8 years', undefined],
    ['grade 3-5', undefined],
    ['all', undefined],
  ])('reads the ages %j as %j', async (given, stored) => {
    const file = `id,name,category,level,ages\nkites,Kites,Science,Beginner,${given}\n`;
    const { document, problems } = await readFolder(folderWith({ 'courses.csv': file }));
    expect(document.courses.map(({ ages }) => ages)).toEqual(stored === undefined ? [] : [stored]);
    expect(problems.map(describeProblem)).toEqual(
      stored === undefined
        ? [`courses.csv, row 2, column ages: \`${given}\` is no range of ages such as 8-13 or 12+`]
        : [],
    );
  });

  it('sorts the dates of a cell, and reports an invalid date', async () => {
    const file = (starts: string) => ({
      'courses.csv': `id,name,category,level,starts\nk,K,Arts,Beginner,${starts}\n`,
    });
    const { document } = await readFolder(folderWith(file('2027-04-03 | 2027-01-09 |')));
    expect(document.courses[0]?.starts).toBe('2027-01-09 | 2027-04-03');
    expect((await read(file('2027-01-09 | soon'))).problems).toEqual([
      'courses.csv, row 2, column starts: `soon` is no date such as 2027-01-11',
    ]);
  });

  it('with ages that Excel turned into a date causes an error that names the ages', async () => {
    const file = 'id,name,category,level,ages\nkites,Kites,Science,Beginner,08-Oct\n';
    expect((await read({ 'courses.csv': file })).problems).toEqual([
      'courses.csv, row 2, column ages: `08-Oct` is a date that a spreadsheet made of 8-10: write 8-10 as a text',
    ]);
  });

  it('uses the order of day and month that one unambiguous date of the column has', async () => {
    const file = (...starts: string[]) =>
      ['id,name,category,level,starts', ...starts.map((start, index) => `k${index},K,Arts,Beginner,${start}`)].join(
        '\n',
      );
    const startsOf = async (...starts: string[]) => {
      const { document, problems } = await readFolder(folderWith({ 'courses.csv': file(...starts) }));
      return [document.courses.map(({ starts }) => starts), problems.map(({ message }) => message)];
    };
    expect(await startsOf('4/3/2027', '3/25/2027')).toEqual([['2027-04-03', '2027-03-25'], []]);
    expect(await startsOf('4/3/27', '25-03-27')).toEqual([['2027-03-04', '2027-03-25'], []]);
    expect(await startsOf('03-Apr-26 | 4.3.2027', '46115', '"Apr 3, 2026"')).toEqual([
      ['2026-04-03 | 2027-03-04', '2026-04-03', '2026-04-03'],
      [],
    ]);
    const doubt = 'is 4 March 2027 or 3 April 2027: write it as 2027-03-04 or 2027-04-03';
    expect(await startsOf('4/3/2027')).toEqual([[], [`\`4/3/2027\` ${doubt}`]]);
    expect(await startsOf('4/3/2027', '25/3/2027', '3/25/2027')).toEqual([
      ['2027-03-25', '2027-03-25'],
      [`\`4/3/2027\` ${doubt}`],
    ]);
  });

  it('is written with a BOM, which Excel needs', () => {
    expect(writeCsv(['id'], [{ id: 'é' }])).toBe('\uFEFFid\né\n');
  });
});

it('The check of media files validates a hundred pictures in one process, without a warning of Node', {
  timeout: 60_000,
}, async () => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => warnings.push(warning);
  process.on('warning', onWarning);
  const path = join(folderWith({}), 'media/logo.svg');
  const files = Array.from({ length: 100 }, (_, index) => ({ name: String(index), path }));
  expect([...(await expensivePictures(files))]).toEqual([]);
  process.off('warning', onWarning);
  expect(warnings).toEqual([]);
});

describe('YAML that a person writes', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'a colour without quotation marks',
      { 'school.yaml': `${school}accent: #0B6E4F\n` },
      'school.yaml, row 4, column accent: without quotation marks, `#0B6E4F` is a comment: write `accent: "#0B6E4F"`',
    ],
    [
      'a colon in a title',
      { 'blogs/eid.md': '---\ntitle: Eid: a "big" day: kites\ndate: 2026-03-01\n---\nText.\n' },
      'blogs/eid.md, row 2: a text with a colon needs quotation marks: write `title: "Eid: a \\"big\\" day: kites"`',
    ],
    [
      'a colon in a list',
      { 'courses/kites/modules.yaml': '- id: m\n  name: Wind: basics\n' },
      'courses/kites/modules.yaml, row 2: a text with a colon needs quotation marks: write `name: "Wind: basics"`',
    ],
  ])('causes one error that shows the correct form: %s', async (_, files, problem) => {
    expect((await read(files)).problems).toEqual([problem]);
  });

  it('may contain comments', async () => {
    const commented = `${school}# Our school\naccent: "#0b6e4f" # green\nphone: #none yet\ncity: # add later\n`;
    expect((await read({ 'school.yaml': commented })).problems).toEqual([]);
  });
});

describe('A content folder', () => {
  it('ignores the files of macOS, Windows, Office and network drives', async () => {
    const junk = [
      '._courses.csv',
      '.DS_Store',
      'desktop.ini',
      'Thumbs.db',
      '@eaDir/courses.csv',
      '~$notes.docx',
      '.~lock.courses.csv#',
    ];
    const files = ['', 'media/', 'blogs/', 'courses/'].flatMap((folder) =>
      junk.map((name) => [folder + name, 'x'] as const),
    );
    expect(await read(Object.fromEntries(files))).toMatchObject({ problems: [], media: ['logo.svg'] });
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['media/a.jpg', Buffer.from('\0\0\0\u0018ftypheic', 'latin1'), /HEIC/],
    ['media/a.png', '<!DOCTYPE html><html></html>', /web page/],
    ['media/a.png', 'version https://git-lfs.github.com/spec/v1\n', /Git LFS/],
    ['media/a.mp4', Buffer.from('\0\0\0\u0014ftypqt  ', 'latin1'), /MOV/],
    ['blogs/First.MD', 'x', /rename it to `First\.md`/],
    ['blogs/first.markdown', 'x', /rename it to `first\.md`/],
    ['courses/kites.md.txt', 'x', /rename it to `kites\.md`/],
    ['blog/first.md', 'x', /rename it to `blogs`/],
    ['courses/kites.md', 'Text.\n\n![](photo.jpg)\n', /row 3: there is no file `photo\.jpg`/],
    ['courses/kites.md', 'One\n<<<<<<< HEAD\nTwo\n', /row 2: contains `<<<<<<< HEAD`/],
    ['blogs/a.md', '---\ntitle: A\ndate: 2026-01-01\n---\n\nItâ€™s\n', /row 6: contains/],
    ['blogs/a.md', '---\nid: b\ntitle: A\ndate: 2026-01-01\n---\nText.\n', /row 2, column id: unknown field `id`/],
    [
      'courses/kites/modules.yaml',
      '- name: Wind\n  lessons:\n    - name: ""\n',
      /^courses\/kites\/modules\.yaml, row 3, column 0\.lessons\.0\.name: is empty/,
    ],
    [
      'school.yaml',
      `${school}faces:\n  - none.png\n`,
      /^school\.yaml, row 5, column faces\.0: there is no file `none\.png`/,
    ],
  ])('reports %s (%#)', async (name, bytes, message) => {
    const { problems } = await read({ [name]: bytes });
    expect(problems).toEqual([expect.stringMatching(message)]);
  });

  it('reports a video that is too large, without reading it', async () => {
    const mp4 = Buffer.from('\0\0\0\x18ftypmp42', 'latin1');
    const folder = folderWith({ 'media/clips/lesson.mp4': mp4 });
    // A sparse file, which takes no space on the disk.
    truncateSync(join(folder, 'media/clips/lesson.mp4'), 2_100_000_000);
    const { problems } = await readFolder(folder);
    expect(problems.map(describeProblem)).toEqual([
      expect.stringMatching(/^media\/clips\/lesson\.mp4: has 2\.1 GB, but at most 2 GB are served/),
    ]);
  });

  it('reports pictures that take too long or have too many pixels', { timeout: 60_000 }, async () => {
    const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    // Width and height, 8 bits per channel, colour type RGB. No pixels, because the check reads only the header.
    const png = Buffer.concat([
      signature,
      pngChunk('IHDR', [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0]),
      pngChunk('IDAT', []),
    ]);
    const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${inside}</svg>`;
    const blur = '<feGaussianBlur stdDeviation="90"/><feTurbulence numOctaves="9" baseFrequency="0.9"/>'.repeat(60);
    const slow = svg(`<filter id="f">${blur}</filter><rect width="600" height="600" filter="url(#f)"/>`);
    const folder = folderWith({
      'media/slow.svg': slow,
      'media/good.svg': svg('<rect width="9" height="9"/>'),
      'media/big.png': png,
    });
    const files = ['slow.svg', 'good.svg', 'big.png'].map((name) => ({ name, path: join(folder, 'media', name) }));
    const found = await expensivePictures(files, { processorMs: 1_000, memoryBytes: 1e9, pixels: 50_000_000 });
    expect([...found]).toEqual([
      ['slow.svg', expect.stringContaining('takes too long to draw')],
      ['big.png', expect.stringContaining('30000 × 30000 pixels')],
    ]);
  });
});
