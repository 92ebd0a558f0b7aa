import { buffer } from 'node:stream/consumers';
import { type Cell, type CellValue, writeOds, writeXlsx } from 'hucre';
import { ZipFile } from 'yazl';

/*
 * Spreadsheets with the problems of real schools: unknown headers below a title, wrong words, ambiguous dates.
 */

/** A day at midnight UTC, as spreadsheets store it. */
export const day = (iso: string) => new Date(`${iso}T00:00:00Z`);

type Override = [place: string, cell: Partial<Cell>];

const courseNames = ['Robots for Kids', 'Chess', 'Painting', 'Kitchen Chemistry', 'Code Club', 'Bridges'];
const subjects = ['Robotics', 'Maths', 'Art', 'Science', 'Coding', 'Engineering'];

/**
 * The rows of 30 courses, with unknown headers, American dates as texts, ages that Excel turned into dates, and two wrong
 * levels. `hostileXlsx` adds a merged title, a hidden column and a formula.
 */
export const hostileRows: CellValue[][] = [
  ['Bright Minds Academy, Spring 2027', null, null, null, null, null, null, null],
  [null],
  ['Course Name', 'Subject', 'Level', 'Age Group', 'Fee (PKR)', 'Start Date', 'Our notes', 'Details'],
  ...Array.from({ length: 30 }, (_, index): CellValue[] => [
    `${courseNames[index % 6]} ${Math.floor(index / 6) + 1}`,
    subjects[index % 6] ?? '',
    index % 2 === 0 ? 'Beginners' : 'Easy',
    index % 3 === 0 ? day('2026-08-13') : '9 to 12 years',
    3000 + index * 50,
    index === 7 ? '3/25/2027' : `4/${(index % 9) + 1}/2027`,
    'do not show',
    `What we do in course ${index + 1}.`,
  ]),
];

export const hostileCells = (): Override[] =>
  hostileRows.flatMap((cells, row): Override[] => {
    const ages = cells[3];
    const own: Override[] = ages instanceof Date ? [[`${row},3`, { value: ages, style: { numFmt: 'd-mmm' } }]] : [];
    if (row === 4) own.push([`${row},4`, { value: 3050, formula: 'E4+50', formulaResult: 3050 }]);
    return own;
  });

/** The Excel file of `hostileRows`. */
export const hostileXlsx = async (): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'Phone numbers',
          rows: [
            ['Name', 'Phone'],
            ['Amna', '0300'],
          ],
        },
        {
          name: 'Spring',
          rows: hostileRows,
          cells: new Map(hostileCells()),
          merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 7 }],
          columns: [{}, {}, {}, {}, {}, {}, { hidden: true }, {}],
        },
      ],
    }),
  );

/** An Excel workbook with one sheet. */
export const xlsxOf = async (
  rows: CellValue[][],
  more: { cells?: Override[]; merges?: Parameters<typeof writeXlsx>[0]['sheets'][number]['merges'] } = {},
  options: Omit<Parameters<typeof writeXlsx>[0], 'sheets'> = {},
): Promise<Buffer> => {
  const { cells, merges } = more;
  const sheet = { name: 'Courses', rows, ...(cells && { cells: new Map(cells) }), ...(merges && { merges }) };
  return Buffer.from(await writeXlsx({ sheets: [sheet], ...options }));
};

export const odsOf = async (rows: CellValue[][]): Promise<Buffer> =>
  Buffer.from(await writeOds({ sheets: [{ name: 'Courses', rows }] }));

/** A LibreOffice file from the XML of its sheets, as `table:table` elements. The style `hidden` hides a sheet. */
export const odsOfTables = async (tables: string): Promise<Buffer> => {
  const file = new ZipFile();
  const mimetype = 'application/vnd.oasis.opendocument.spreadsheet';
  file.addBuffer(Buffer.from(mimetype), 'mimetype', { compress: false });
  file.addBuffer(
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">
<office:automatic-styles>
<style:style style:name="shown" style:family="table"><style:table-properties table:display="true"/></style:style>
<style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style>
</office:automatic-styles>
<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`),
    'content.xml',
  );
  file.end();
  return buffer(file.outputStream);
};
