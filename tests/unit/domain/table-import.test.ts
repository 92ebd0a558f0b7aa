import { describe, expect, it } from 'vitest';
import { applyAnswers, noAnswers, withReplaced } from '../../../src/domain/table-import/answers.ts';
import { findTable, headersOf, tableIn } from '../../../src/domain/table-import/begin.ts';
import { mapColumns } from '../../../src/domain/table-import/find-columns.ts';
import { questionsOf, unitQuestions } from '../../../src/domain/table-import/questions.ts';
import { dateColumns, readRows, rowsBelow } from '../../../src/domain/table-import/read-rows.ts';
import type { Cell, Sheet } from '../../../src/domain/table-import/sheet.ts';

const sheet = (rows: Cell[][], more: Partial<Sheet> = {}): Sheet => ({
  ...{ name: 'Sheet1', rows, hiddenColumns: [], hiddenRows: [], emptyFormulas: 0 },
  ...more,
});
const reading = (keys: string[], orders = {}) => ({ kind: 'courses' as const, keys, orders, choices: {} });

describe('The columns of a table', () => {
  it.each([
    [
      'Course Name, Subject Area, Difficulty, Age Group, Fee (PKR), Start Date, Instructor',
      'name category level ages fee starts teacher',
    ],
    [
      'COURSE TITLE *, Price/month, Starting date:, Timings, Medium of Instruction',
      'name fee starts schedule language',
    ],
    [
      'کورس کا نام, مضمون, درجہ, عمر, فیس, تاریخ آغاز, استاد, دورانیہ',
      'name category level ages fee starts teacher duration',
    ],
    ['Sr. No., Class, Description, What students will learn, Photo', ' name short_text learn picture'],
    ['name, nmae of teacher, Durration, Phone', 'name teacher duration '],
    ['Name, Name', 'name '],
    ['id, short_text, search_words', 'id short_text search_words'],
  ])('are matched by their headers: %s', (headers, keys) => {
    expect(mapColumns(headers.split(', '), 'courses').join(' ')).toBe(keys);
  });

  it('are matched to the fields of the imported list', () => {
    expect(mapColumns(['Question', 'Reply', 'Course'], 'course-faq')).toEqual(['question', 'answer', 'course']);
    expect(mapColumns(['Full name', 'Position', 'Bio', 'Photo'], 'team')).toEqual(['name', 'role', 'text', 'picture']);
  });

  it('keep the choices of the last import, also to omit a column', () => {
    const remembered = { 'our word': 'fee', price: '' };
    expect(mapColumns(['Name', 'Our word!', 'Price'], 'courses', remembered)).toEqual(['name', 'fee', '']);
  });

  it('are omitted if the sheet hides them', () => {
    expect(mapColumns(['Name', 'Fee', 'Price'], 'courses', {}, (column) => column === 1)).toEqual(['name', '', 'fee']);
  });
});

describe('The row of headers', () => {
  const table: Cell[][] = [
    ['Course', 'Fee'],
    ['Robots', '4500'],
    ['', ''],
    ['Course', 'Fee'],
    ['Chess', '3000'],
  ];

  it('is found below a title and empty rows, in any sheet', () => {
    const title: Cell[][] = [['Bright Minds', '', 'Spring 2027'], [], ['Prices in rupees, courses from January']];
    const other = sheet(
      [
        ['Name', 'Phone'],
        ['Amna', '0300'],
      ],
      { name: 'Contacts' },
    );
    const place = findTable([other, sheet([...title, ...table])], 'courses');
    expect(place).toEqual({ sheet: 1, headerRow: 3, keys: ['name', 'fee'] });
    expect(tableIn([sheet(table)], 0, 'courses', {}, 1).keys).toEqual(['', '']);
  });

  it('may repeat on each printed page, and may have rows of different lengths below', () => {
    const found = rowsBelow(sheet([...table, ['Clay', '', 'beside the table']]), 0);
    expect(found.map(({ line, cells: [name] }) => [line, name])).toEqual([
      [2, 'Robots'],
      [5, 'Chess'],
      [6, 'Clay'],
    ]);
    expect(headersOf([...table, ['Clay', '', 'x']], 0)).toEqual(['Course', 'Fee', '']);
  });
});

describe('The dates of a column', () => {
  const rows = (cells: Cell[]) => cells.map((cell, index) => ({ line: index + 2, cells: [cell] }));
  const starts = (cells: Cell[], orders = {}) => {
    const read = reading(['starts'], orders);
    return [readRows(rows(cells), read).map((row) => row.starts), dateColumns(rows(cells), read)[0]?.chosen];
  };

  it('are read in the order of day and month that one unambiguous date has', () => {
    expect(starts(['4/3/2027', '3/25/2027'])).toEqual([['2027-04-03', '2027-03-25'], 'month-first']);
    expect(starts([{ text: '4/3/27', day: '2027-03-04' }, '5 May 2027'])).toEqual([
      ['2027-03-04', '2027-05-05'],
      undefined,
    ]);
  });

  it('stay unchanged until a person has answered, which applies to the whole column', () => {
    expect(starts(['4/3/2027', '5/3/2027'])).toEqual([['4/3/2027', '5/3/2027'], undefined]);
    expect(starts(['4/3/2027'], { starts: 'month-first' })).toEqual([['2027-04-03'], 'month-first']);
  });

  it('cause a question if a program has converted some dates with another order than the remaining texts', () => {
    // Someone typed 4/3/2027 and 3/25/2027 in a program that expects the day first.
    const cells: Cell[] = [{ text: '04/03/2027', day: '2027-03-04' }, '3/25/2027'];
    expect(dateColumns(rows(cells), reading(['starts']))[0]).toMatchObject({
      ...{ isSwapped: true, chosen: undefined, doubtful: '4/3/2027', proof: '3/25/2027' },
    });
    expect(starts(cells, { starts: 'month-first' })[0]).toEqual(['2027-04-03', '2027-03-25']);
    expect(starts(cells, { starts: 'day-first' })[0]).toEqual(['2027-03-04', '2027-03-25']);
    // A day after the 12th cannot be a month.
    expect(starts([...cells, { text: '', day: '2027-03-30' }])[0]).toEqual(['2027-03-04', '2027-03-25', '2027-03-30']);
  });
});

describe('The values of a table', () => {
  it('are converted for the form: lists by lines, yes and no from words, items by name', () => {
    const keys = ['name', 'learn', 'hidden', 'fee'];
    const cells = [' Robots ', '• Wheels\n- Motors; Sensors', 'ہاں', { text: '13-Aug', day: '2026-08-13' }];
    expect(readRows([{ line: 2, cells }], reading(keys))).toEqual([
      { name: ' Robots ', learn: 'Wheels | Motors | Sensors', hidden: 'yes', fee: '13-Aug' },
    ]);
    const choices = { courses: [{ id: 'robots', title: 'Robots for Kids' }] };
    const faq = { kind: 'course-faq' as const, keys: ['course', 'question'], orders: {}, choices };
    expect(readRows([{ line: 2, cells: ['robots FOR kids', 'Why?'] }], faq)[0]?.course).toBe('robots');
  });

  it('of two columns for one field are joined', () => {
    const cells = ['Robots', '2027-01-09', '2027-02-06'];
    expect(readRows([{ line: 2, cells }], reading(['name', 'starts', 'starts']))[0]?.starts).toBe(
      '2027-01-09 | 2027-02-06',
    );
  });
});

describe('The questions that an import asks', () => {
  const rows = [
    { name: 'A', level: 'Beginners', ages: '13-Aug' },
    { name: 'B', level: 'Beginners', ages: '8-13' },
    { name: 'C', level: 'مشکل', ages: 'all' },
  ];
  const error = (errors: Record<string, string>) => ({ id: '', state: 'new' as const, errors });
  const items = [error({ level: 'no', ages: 'no' }), error({ level: 'no' }), error({ level: 'no', ages: 'no' })];

  it('are grouped by kind of mistake, with possible meanings', () => {
    const questions = questionsOf('courses', rows, items);
    expect(questions.map(({ key, value, rows, proposal }) => [key, value, rows, proposal?.label])).toEqual([
      ['level', 'Beginners', [0, 1], 'Beginner'],
      ['ages', '13-Aug', [0], '8-13'],
      ['level', 'مشکل', [2], 'Advanced'],
      ['ages', 'all', [2], undefined],
    ]);
    expect(questions[0]?.choices).toEqual(['Beginner', 'Intermediate', 'Advanced']);
  });

  it('propose the unit in the header for numbers', () => {
    const numbers = [
      { fee: '4500', duration: '6' },
      { fee: 'free', duration: '6 weeks' },
    ];
    const headers = { fee: 'Fee (PKR)', duration: 'Duration (weeks)' };
    expect(unitQuestions('courses', numbers, headers).map(({ proposal }) => proposal)).toEqual([
      { label: 'PKR 4,500', replace: { 4500: 'PKR 4,500' } },
      { label: '6 weeks', replace: { 6: '6 weeks' } },
    ]);
  });

  it('are answered for all cells at once, unless a cell was corrected', () => {
    const table = rows.map((_, index) => ({ line: index + 5, cells: [] }));
    const once = withReplaced(noAnswers, 'level', { Beginners: 'Begin' });
    const answers = {
      ...withReplaced(once, 'level', { Begin: 'Beginner' }),
      corrected: { '7 level': 'Advanced' },
      left: [5],
    };
    expect(applyAnswers(table, rows, withReplaced(answers, 'category', { '': 'Arts' }))).toEqual([
      { line: 6, values: { name: 'B', level: 'Beginner', ages: '8-13', category: 'Arts' } },
      { line: 7, values: { name: 'C', level: 'Advanced', ages: 'all', category: 'Arts' } },
    ]);
  });
});
