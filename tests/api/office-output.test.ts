import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv, toJson } from '../../src/records/output.ts';

const hostile = [
  '=1+1',
  'Hello;=1+1',
  'Hello\t=1+1',
  'Hello\n=1+1',
  'Hello\r=1+1',
  'Hello,\n @SUM(1)',
  'Hello"=1+1',
  'Hello; "+1',
  '\u0000=1',
  'Hello;\u009b-1',
  '\u001b[31mred',
];

describe('A CSV export of the office', () => {
  it('contains no formula for any separator that a spreadsheet program assumes, and no control characters', () => {
    const csv = toCsv(
      { subject: 'subject', body: 'body' },
      hostile.map((text) => ({ subject: text, body: `${text};x` })),
    );
    for (const delimiter of [',', ';', '\t', '|']) {
      for (const line of [csv, ...csv.split('\n')]) {
        const { data } = Papa.parse<string[]>(line, { delimiter });
        for (const cell of data.flat()) expect(cell).not.toMatch(/^[\s"]*[=+\-@]/);
      }
    }
    expect(csv).not.toMatch(/(?![\r\n])\p{Cc}/u);
    expect(csv.startsWith('\uFEFFsubject,body\r\n')).toBe(true);
  });
});

describe('The JSON export of a person’s data', () => {
  it('parses to the same value, and contains no control characters for terminals', () => {
    const value = hostile.map((text) => `${text}\u202e`);
    expect(JSON.parse(toJson(value, 'UTC'))).toEqual(value);
    expect(toJson(value, 'UTC')).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  });
});
