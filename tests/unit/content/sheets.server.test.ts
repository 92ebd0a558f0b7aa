import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readSheets } from '../../../src/content/sheets/read-sheets.ts';
import { readSheetsApart } from '../../../src/content/sheets/sheets.ts';
import { writeTable } from '../../../src/content/sheets/table-file.ts';
import { day, odsOf, odsOfTables, xlsxOf } from '../../api/support/hostile-sheets.ts';

const read = async (bytes: Uint8Array, encoding?: 'windows-1256') => {
  const file = await readSheets(bytes, encoding);
  if ('refused' in file) throw new Error(file.refused);
  return file;
};
const rowsOf = async (bytes: Uint8Array) => (await read(bytes)).sheets[0]?.rows;
const messageOf = async (bytes: Uint8Array) => {
  const file = await readSheets(bytes);
  return 'refused' in file ? file.refused : undefined;
};
const text = 'Name;Ages;Fee\r\nRobots für Kinder;8-13;4500\r\n';
const rows = [
  ['Name', 'Ages', 'Fee'],
  ['Robots für Kinder', '8-13', '4500'],
];

describe('A table in a text file', () => {
  it.each([
    ['UTF-8 with a BOM', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 of “Unicode Text”', Buffer.from(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf16le')],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['commas and quotes of Google Sheets', Buffer.from('Name,Ages,Fee\n"Robots für Kinder",8-13,4500')],
    ['vertical bars', Buffer.from(text.replaceAll(';', '|'))],
    ['the line that names the separator', Buffer.from(`sep=;\r\n${text}`)],
    ['a title of one cell above', Buffer.from(`Bright Minds, Lahore\n\n${text}`)],
  ])('is read: %s', async (name, bytes) => {
    const read = await rowsOf(bytes);
    expect(read?.slice(name.includes('title') ? -2 : 0)).toEqual(rows);
  });

  it('may contain commas and line breaks in quotes, and vertical bars', async () => {
    const cells = 'Name,Points\n"Chess, for all","Openings | Ends\nand more"\n';
    expect(await rowsOf(Buffer.from(cells))).toEqual([
      ['Name', 'Points'],
      ['Chess, for all', 'Openings | Ends\nand more'],
    ]);
  });

  it('reports the guessed encoding, and can be read again with another', async () => {
    const arabic = Buffer.from([0xe4, 0xc7, 0xe3, 0x2c, 0xd3, 0xe4]);
    expect(await read(arabic, 'windows-1256')).toMatchObject({
      encoding: 'windows-1256',
      sheets: [{ rows: [['نام', 'سن']] }],
    });
    expect((await read(Buffer.from(text, 'latin1'))).encoding).toBe('windows-1252');
    expect(await read(Buffer.from(text))).not.toHaveProperty('encoding');
  });
});

describe('A table from the clipboard', () => {
  it('is read in the formats of Excel, Google Sheets and LibreOffice', async () => {
    const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!-- table {} --></style></head><body>
      <!--StartFragment--><table><col width=64><tr><td class=xl65>Name</td><td>Ages</td><td>Fee</td></tr>
      <tr><td>Robots für
      Kinder</td><td class=xl66>8-13</td><td align=right x:num>4500</td></tr><!--EndFragment--></table></body></html>`;
    const google = `<meta charset='utf-8'><google-sheets-html-origin><table xmlns="http://www.w3.org/1999/xhtml" dir="ltr"><tbody>
      <tr><td data-sheets-value='{"1":2}'>Name</td><td>Ages</td><td>Fee</td></tr><tr><td>Robots für<br/>Kinder</td><td>8-13</td><td>4500</td></tr></tbody></table>`;
    expect(await rowsOf(Buffer.from(excel))).toEqual(rows);
    expect(await rowsOf(Buffer.from(google))).toEqual([rows[0], ['Robots für\nKinder', '8-13', '4500']]);
    expect(await rowsOf(Buffer.from(text.replaceAll(';', '\t')))).toEqual(rows);
  });
});

describe('A workbook', () => {
  const values = [
    ['Name', 'Ages', 'Fee', 'Starts'],
    ['Robots', day('2026-08-13'), 4500, day('2027-03-25')],
  ];
  const cells: Parameters<typeof xlsxOf>[1] = {
    cells: [
      ['1,1', { value: day('2026-08-13'), style: { numFmt: 'd-mmm' } }],
      ['1,2', { value: 4500, style: { numFmt: '[$Rs-420] #,##0' } }],
      ['1,3', { value: day('2027-03-25'), style: { numFmt: 'mm/dd/yyyy' } }],
    ],
  };
  const shown = [
    ['Name', 'Ages', 'Fee', 'Starts'],
    ['Robots', { text: '13-Aug', day: '2026-08-13' }, 'Rs 4,500', { text: '03/25/2027', day: '2027-03-25' }],
  ];

  it.each(['1900', '1904'] as const)(
    'has the displayed values of its sheet, in the date system of %s',
    async (dateSystem) => {
      expect(await rowsOf(await xlsxOf(values, cells, { dateSystem }))).toEqual(shown);
    },
  );

  it('has the results of formulas, and counts formulas without a result', async () => {
    const file = await xlsxOf(
      [
        ['Fee', 'Twice', 'Never'],
        [0.1, null, null],
      ],
      {
        cells: [
          ['1,1', { formula: 'A2+0.2', formulaResult: 0.1 + 0.2 }],
          ['1,2', { formula: 'A2*2' }],
        ],
      },
    );
    expect((await read(file)).sheets[0]).toMatchObject({
      emptyFormulas: 1,
      rows: [
        ['Fee', 'Twice', 'Never'],
        ['0.1', '0.3'],
      ],
    });
  });

  it('repeats the value of a cell that is merged over several rows', async () => {
    const merged = [
      ['Subject', 'Name'],
      ['Science', 'Tides'],
      [null, 'Kites'],
      ['Arts', 'Clay'],
    ];
    const file = await xlsxOf(merged, { merges: [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }] });
    expect((await rowsOf(file))?.map(([subject]) => subject)).toEqual(['Subject', 'Science', 'Science', 'Arts']);
  });

  it('of LibreOffice is read, with dates as days', async () => {
    expect(await rowsOf(await odsOf(values))).toEqual([
      ['Name', 'Ages', 'Fee', 'Starts'],
      ['Robots', { text: '2026-08-13', day: '2026-08-13' }, '4500', { text: '2027-03-25', day: '2027-03-25' }],
    ]);
  });

  it('of LibreOffice reports hidden columns and rows, and lists hidden sheets last', async () => {
    const row = (attributes: string, ...cells: string[]) =>
      `<table:table-row ${attributes}>${cells.map((cell) => `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`;
    const file = await odsOfTables(`
      <table:table table:name="Phones" table:style-name="hidden"><table:table-column/>${row('', 'Amna')}</table:table>
      <table:table table:name="Courses" table:style-name="shown">
        <table:table-column/>
        <table:table-column-group table:display="false">
          <table:table-column table:number-columns-repeated="2" table:visibility="collapse"/>
        </table:table-column-group>
        <table:table-column/>
        <table:table-column table:number-columns-repeated="16380" table:visibility="collapse"/>
        ${row('', 'Name', 'Our notes', 'Costs', 'Fee')}
        ${row('table:number-rows-repeated="2"', 'Robots', 'do not show', '10', '4500')}
        ${row('table:visibility="filter"', 'Chess', 'do not show', '5', '3000')}
        ${row('table:visibility="collapse"', 'Kites', 'do not show', '7', '2000')}
        ${row('', 'Clay', 'do not show', '3', '1000')}
        <table:table-row table:number-rows-repeated="1048570" table:visibility="collapse"><table:table-cell/></table:table-row>
      </table:table>`);
    expect((await read(file)).sheets).toMatchObject([
      { name: 'Courses', hiddenColumns: [1, 2], hiddenRows: [3, 4], rows: { length: 6 } },
      { name: 'Phones', hiddenColumns: [], hiddenRows: [] },
    ]);
  });

  it('with 5,000 rows is read, and with 10,001 rows is rejected', async () => {
    const long = (count: number) => xlsxOf(Array.from({ length: count }, (_, row) => [`Course ${row}`, row]));
    expect(await rowsOf(await long(5000))).toHaveLength(5000);
    expect(await messageOf(await long(10_001))).toMatch(/^The sheet “Courses” has more than 10000 rows/);
  });

  it('from the office’s template is recognised, and keeps ages as text', async () => {
    const columns = [
      { label: 'Name', isDay: false },
      { label: 'Level', isDay: false, choices: ['Beginner'] },
      { label: 'Ages', isDay: false },
      { label: 'Starts', isDay: true },
    ];
    const file = await writeTable('Courses', columns, [['Robots', 'Beginner', '8-13', '2027-03-25']]);
    expect((await read(file)).sheets).toMatchObject([
      {
        name: 'Courses',
        rows: [
          ['Name', 'Level', 'Ages', 'Starts'],
          ['Robots', 'Beginner', '8-13', { text: '2027-03-25', day: '2027-03-25' }],
        ],
      },
    ]);
  });
});

describe('A file that is no table', () => {
  const zip = async (name: string) => {
    const file = new ZipFile();
    file.addBuffer(Buffer.from('x'), name);
    file.end();
    return buffer(file.outputStream);
  };

  it.each([
    ['an empty file', async () => Buffer.alloc(0), /^This file is empty/],
    ['a PDF', async () => Buffer.from('%PDF-1.7'), /^This is a PDF/],
    ['a photo', async () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), /^This is a picture/],
    ['unknown bytes', async () => Buffer.from([1, 0, 2, 0, 0, 3, 0, 0]), /^This file is no table/],
    ['a sheet without a cell', () => xlsxOf([[null]]), /^This file has no filled cell/],
    [
      'a Numbers file',
      () => zip('Index/Document.iwa'),
      /^This is a Numbers file\. In Numbers, choose File › Export To/,
    ],
    ['a Word file', () => zip('word/document.xml'), /^This is a Word file\. Copy its table/],
    ['a content folder as a zip file', () => zip('school.yaml'), /^This is the folder of a school/],
    ['a broken download', async () => (await xlsxOf([['a']])).subarray(0, 900), /^This file is damaged/],
    [
      'a workbook with a password',
      () => xlsxOf([['a']], {}, { encryption: { password: 'kite', spinCount: 1000 } }),
      /^This file is protected by a password/,
    ],
  ])('is rejected with one sentence: %s', async (_, file, message) => {
    expect(await messageOf(await file())).toMatch(message);
  });
});

describe('A file that needs too much memory or time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'steam-sheets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('ends the process that reads it, with an error of one sentence', { timeout: 180_000 }, async () => {
    const path = join(folder, 'bomb.xlsx');
    // A zip bomb: 0.2 MB that unpack to 200 MB.
    const bomb = await xlsxOf([['a', ' '.repeat(100)]]);
    const file = new ZipFile();
    file.addBuffer(Buffer.alloc(200_000_000, ' '), 'xl/sharedStrings.xml');
    file.end();
    writeFileSync(path, await buffer(file.outputStream));
    const limits = { processorMs: 20_000, memoryBytes: 200_000_000 };
    await expect(readSheetsApart(path, undefined, limits)).rejects.toThrow(/needs too much memory|damaged/);
    writeFileSync(path, bomb);
    await expect(readSheetsApart(path, undefined, { ...limits, processorMs: 0 })).rejects.toThrow(/takes too long/);
    expect((await readSheetsApart(path)).sheets[0]?.rows[0]?.[0]).toBe('a');
  });
});
