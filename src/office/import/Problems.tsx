import type { FileProblem } from '../../domain/office/content-contract.ts';
import { DataTable } from '../parts/DataTable.tsx';

const columns = [
  { label: 'File' },
  { label: 'Row' },
  { label: 'Column' },
  { label: 'What is wrong', isLong: true },
] as const;

/** A table with the mistakes of a content folder, by file, row and column. */
export const Problems = ({ problems }: { problems: readonly FileProblem[] }) => (
  <DataTable
    label="Mistakes"
    columns={columns}
    rows={problems.map(({ file, row, column, message }) => ({
      key: `${file} ${row} ${column} ${message}`,
      cells: [file, row, column, message],
    }))}
  />
);
