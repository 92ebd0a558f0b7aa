import { describe, expect, it } from 'vitest';
import type { ImportRow } from '../../src/domain/office/content-contract.ts';
import { findTable, headersOf } from '../../src/domain/table-import/begin.ts';
import { questionsOf, unitQuestions } from '../../src/domain/table-import/questions.ts';
import { readRows, rowsBelow } from '../../src/domain/table-import/read-rows.ts';
import type { SheetFile } from '../../src/domain/table-import/sheet.ts';
import { hostileXlsx } from './support/hostile-sheets.ts';
import { openSchool } from './support/kite-school.ts';
import { openSite } from './support/site.ts';
import { type StaffBrowser, signInStaff } from './support/staff.ts';

const sheetsOf = async (staff: StaffBrowser, file: Buffer): Promise<SheetFile> =>
  (await staff.upload('/office/api/sheet', file, 4096)).json();

/** The rows that the import page reads from a file before staff answer its questions. */
async function rowsOf(staff: StaffBrowser, file: Buffer) {
  const { sheets } = await sheetsOf(staff, file);
  const { sheet, headerRow, keys } = findTable(sheets, 'courses');
  const rows = rowsBelow(sheets[sheet] ?? fail(), headerRow);
  const headers = headersOf(sheets[sheet]?.rows ?? [], headerRow);
  const values = readRows(rows, { kind: 'courses', keys, orders: {}, choices: {} });
  return { values, headers: Object.fromEntries(keys.map((key, column) => [key, headers[column] ?? ''])) };
}

const fail = (): never => {
  throw new Error('The file has no sheet.');
};

describe('The import of a table', () => {
  it('imports 30 courses from an untidy Excel file with a few answers, can be undone, and is published', async () => {
    const site = await openSite();
    const staff = await signInStaff(site);
    await staff.call('content/start', { from: 'empty' });
    const { values, headers } = await rowsOf(staff, await hostileXlsx());
    expect(values).toHaveLength(30);
    expect(values[0]).toEqual({
      ...{ name: 'Robots for Kids 1', category: 'Robotics', level: 'Beginners', ages: '13-Aug', fee: '3000' },
      ...{ starts: '2027-04-01', short_text: 'What we do in course 1.' },
    });
    expect([values[1]?.fee, values[7]?.starts]).toEqual(['3050', '2027-03-25']);

    const input = { kind: 'courses', removeOthers: false } as const;
    const { items } = await staff.call('content/check-import', { ...input, rows: values });
    const questions = [...questionsOf('courses', values, items), ...unitQuestions('courses', values, headers)];
    expect(questions.map(({ key, value, rows, proposal }) => [key, value, rows.length, proposal?.label])).toEqual([
      ['level', 'Beginners', 15, 'Beginner'],
      ['level', 'Easy', 15, 'Beginner'],
      ['ages', '13-Aug', 10, '8-13'],
      ['category', 'Robotics', 5, 'Engineering'],
      ['category', 'Art', 5, 'Arts'],
      ['category', 'Coding', 5, 'Technology'],
      ['fee', '3000', 30, 'PKR 3,000'],
    ]);
    expect(await staff.fail('content/import', { ...input, rows: values })).toMatchObject({
      status: 422,
      message: '30 of 30 rows have a mistake. Nothing was changed.',
    });

    const answers = new Map(
      questions.flatMap(({ key, proposal }) =>
        Object.entries(proposal?.replace ?? {}).map(([from, to]) => [`${key} ${from}`, to] as const),
      ),
    );
    const answered = ([key, value]: [string, string]) => [key, answers.get(`${key} ${value}`) ?? value];
    const rows = values.map((row) => Object.fromEntries(Object.entries(row).map(answered)));
    const { undo, items: stored } = await staff.call('content/import', { ...input, rows });
    expect(stored[0]).toEqual({ id: 'robots-for-kids-1', state: 'new', errors: {} });
    const list = async () => (await staff.call('content/list', { kind: 'courses' })).items;
    expect(await list()).toHaveLength(30);
    expect((await staff.call('content/overview', {})).draft.changes).toContainEqual(
      expect.stringMatching(/^Courses: 30 /),
    );

    // Undo restores the draft. Then publish: the new school first needs a name.
    expect(await staff.fail('content/undo-import', { ...(undo ?? fail()), savedAt: 1 })).toMatchObject({ status: 409 });
    await staff.call('content/undo-import', undo ?? fail());
    expect(await list()).toEqual([]);
    await staff.call('content/import', { ...input, rows });
    const { values: school, revision } = await staff.call('content/item', { kind: 'school', id: 'school' });
    const named = { ...school, name: 'Bright Minds', email: 'office@bright.example' };
    await staff.call('content/save', { kind: 'school', id: 'school', values: named, revision });
    await staff.call('content/publish', { note: '' });
    const [first] = await (await site.get('/api/course')).json();
    expect(first).toMatchObject({ name: 'Robots for Kids 1', ages: '8-13', fee: 'PKR 3,000', starts: ['2027-04-01'] });
    expect((await staff.call('content/history', {})).versions).toHaveLength(1);
  });

  it('updates items with the same id or name, keeps columns that it does not have, and removes other items only on request', async () => {
    const { staff } = await openSchool();
    const rows: ImportRow[] = [
      { name: ' KITES ', fee: 'Rs 2' },
      { id: 'sails', name: 'Sailing' },
      { name: 'Kites', category: 'Arts', level: 'Beginner' },
    ];
    const input = { kind: 'courses' as const, rows, removeOthers: false };
    const { others } = await staff.call('content/check-import', input);
    const { items, undo } = await staff.call('content/import', input);
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      ['kites', 'changed'],
      ['sails', 'changed'],
      ['kites-2', 'new'],
    ]);
    expect(others).toEqual(['Wind']);
    const read = async (id: string) => (await staff.call('content/item', { kind: 'courses', id })).values;
    expect(await read('kites')).toMatchObject({ category: 'Science', fee: 'Rs 2' });
    expect((await staff.call('content/check-import', input)).items.map(({ state }) => state)).toEqual([
      'same',
      'same',
      'same',
    ]);
    await staff.call('content/undo-import', undo ?? fail());
    expect((await staff.call('content/overview', {})).draft.changes).toEqual([]);
    const removal = await staff.call('content/import', { ...input, removeOthers: true });
    const ids = async () => (await staff.call('content/list', { kind: 'courses' })).items.map(({ id }) => id);
    expect(await ids()).toEqual(['kites', 'sails', 'kites-2']);
    await staff.call('content/undo-import', removal.undo ?? fail());
    expect(await ids()).toEqual(['kites', 'sails', 'wind']);
  });

  it('validates like a form: reports each invalid cell by row and field, and stores nothing', async () => {
    const { staff } = await openSchool();
    const rows: ImportRow[] = [
      { question: 'Why?', answer: 'So.' },
      { question: 'When?' },
      { question: 'x'.repeat(501), answer: 'A' },
    ];
    const input = { kind: 'faq' as const, rows, removeOthers: false };
    const { items } = await staff.call('content/check-import', { ...input });
    expect(items.map(({ errors }) => errors)).toEqual([
      {},
      { answer: 'is empty, but must be filled' },
      { question: 'is longer than 500 characters' },
    ]);
    expect((await staff.fail('content/import', { ...input })).status).toBe(422);
    expect((await staff.call('content/list', { kind: 'faq' })).items).toHaveLength(1);
    expect((await staff.fail('content/check-import', { ...input, kind: 'school' })).status).toBe(422);
  });

  it('refuses a file without a table in one sentence', async () => {
    const { staff } = await openSchool();
    const response = await staff.upload('/office/api/sheet', Buffer.from('%PDF-1.7'));
    expect([response.status, await response.json()]).toEqual([
      422,
      { message: 'This is a PDF, which has no table to read. Choose a spreadsheet: .xlsx, .xls, .ods or .csv.' },
    ]);
  });
});
