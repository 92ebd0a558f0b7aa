import type { ImportedItem, ImportRow } from '../../src/domain/office/content-contract.ts';
import type { SheetFile } from '../../src/domain/table-import/sheet.ts';
import { levels, subjects } from '../../src/tokens/limits.ts';
import type { Answers } from './fake-office.ts';

const names = ['Robots for Kids', 'Chess Club', 'Painting with Light', 'Kitchen Chemistry', 'Paper Bridges'];

/** A spreadsheet with a title row, custom column names, two invalid levels, and ambiguous dates. */
export const springTable: SheetFile = {
  sheets: [
    {
      name: 'Spring',
      rows: [
        ['Bright Minds Academy, Spring 2027'],
        [],
        ['Course Name', 'Subject', 'Level', 'Age Group', 'Fee (PKR)', 'Start Date', 'Our notes'],
        ...names.map((name, index) => [
          name,
          subjects[index] ?? 'Science',
          index % 2 === 0 ? 'Beginners' : 'Advanced',
          index === 1 ? { text: '13-Aug', day: '2026-08-13' } : '9 to 12 years',
          String(4000 + index * 250),
          `${index + 2}/4/2027`,
          'ask Sana',
        ]),
      ],
      hiddenColumns: [6],
      hiddenRows: [],
      emptyFormulas: 0,
    },
    {
      name: 'Phones',
      rows: [
        ['Name', 'Phone'],
        ['Amna', '0300'],
      ],
      hiddenColumns: [],
      hiddenRows: [],
      emptyFormulas: 0,
    },
  ],
};

const errorsOf = ({ level = '', ages = '', starts = '' }: ImportRow): Record<string, string> => ({
  ...(!levels.some((one) => one === level) && { level: `level \`${level}\`: did you mean \`Beginner\`?` }),
  ...(/[a-z]{3}/i.test(ages) &&
    !ages.includes('years') && { ages: `\`${ages}\` is a date that a spreadsheet made of 8-13` }),
  ...(starts.includes('/') && { starts: `\`${starts}\` has two readings` }),
});

/** The responses of a server that checks the table. */
export const importAnswers: Answers = {
  'content/check-import': ({ rows }) => ({
    items: importedItems(rows),
    others: ['The mathematics of paper', 'Python from the first line'],
    problems: [],
  }),
  'content/import': ({ rows }) => ({ items: importedItems(rows), undo: { savedAt: 1, kinds: [] } }),
  'content/undo-import': {},
};

function importedItems(rows: readonly ImportRow[]): ImportedItem[] {
  return rows.map((row, index) => ({
    id: String(index),
    state: index === 0 ? 'changed' : 'new',
    errors: errorsOf(row),
  }));
}
