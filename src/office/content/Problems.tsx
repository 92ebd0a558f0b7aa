import type { ContentProblem } from '../../domain/office/content-contract.ts';
import { TableRegion } from '../parts/layout.ts';

/** Mistakes of a folder by file, row and column. */
export const Problems = ({ problems }: { problems: readonly ContentProblem[] }) => (
  <TableRegion role="region" aria-label="Mistakes" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {['File', 'Row', 'Column', 'What is wrong'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {problems.map(({ file, row, column, message }) => (
          <tr key={`${file} ${row} ${column} ${message}`}>
            <th scope="row">{file}</th>
            <td>{row}</td>
            <td>{column}</td>
            <td dir="auto">{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableRegion>
);
