import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readCsv } from '../../../src/content/folder/csv.ts';
import type { FileProblem } from '../../../src/domain/office/content-contract.ts';

const schema = z.object({ id: z.string(), name: z.string(), phone: z.string() });
const read = (source: string) => {
  const problems: FileProblem[] = [];
  return { values: readCsv('x.csv', source, schema, problems).items, problems };
};

/* Exports of spreadsheet programs that broke other projects. tests/FIELD.md has the reports. */
describe('A CSV file of a spreadsheet', () => {
  it('is read with empty columns and rows at its end, names in any case, and line breaks in quotes', () => {
    const rows = ['\uFEFF Id ,NAME\u00a0,Phone,,', 'a,"Two\nlines",0300,,', ',,,,', 'b,"A ""B""",007,,', ',,,,'];
    for (const end of ['\r\n', '\n', '\r']) {
      expect(read(rows.join(end))).toEqual({
        values: [
          { id: 'a', name: 'Two\nlines', phone: '0300' },
          { id: 'b', name: 'A "B"', phone: '007' },
        ],
        problems: [],
      });
    }
  });

  it('is rejected with the row of a text in a column without a name', () => {
    expect(read('id,,name\na,lost,A\n').problems).toEqual([
      { file: 'x.csv', row: 2, message: '`lost` stands in a column without a name: name it in the first line' },
    ]);
    expect(read('id,name\na,A,B\n').problems).toMatchObject([
      { row: 2, message: expect.stringMatching(/beyond the last column/) },
    ]);
  });
});
