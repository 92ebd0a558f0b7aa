// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the implicit roles of a table whose elements have another `display`
import type { ReactNode } from 'react';
import { card } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';

export interface DataColumn {
  label: string;
  isNumber?: true;
  /** Makes the cell as wide as the row on a narrow screen. */
  isLong?: true;
}

export interface DataRow {
  key: string;
  cells: readonly ReactNode[];
}

export interface DataTableProps {
  /** The accessible name. */
  label: string;
  /** The first column names the row. */
  columns: readonly [DataColumn, ...DataColumn[]];
  /** One cell for each column. */
  rows: readonly DataRow[];
}

const isEmpty = (cell: ReactNode) => cell === undefined || cell === '';

/**
 * A responsive table. On a narrow screen, each row is a card with column labels, so nothing scrolls sideways.
 */
export const DataTable = ({ label, columns, rows }: DataTableProps) => (
  <Region>
    <table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label: column, isNumber }) => (
            <th key={column} role="columnheader" scope="col" data-number={isNumber}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {columns.slice(1).map(({ label: column, isNumber, isLong }, index) => (
              <td key={column} role="cell" dir="auto" data-number={isNumber} data-long={isLong}>
                {!isLong && !isEmpty(cells[index]) && <Label aria-hidden="true">{column}</Label>}
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Region>
);

/** The label of a cell on a narrow screen, where the column headers are hidden. */
const Label = styled('span')`
  display: none;
  color: var(--muted);
  font-size: var(--text-sm);
  @media (max-width: 640px) {
    display: block;
  }
`;

const Region = styled('div')`
  ${card('md')}
  overflow: clip;
  & table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: var(--space-3) var(--space-4);
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 600;
    overflow-wrap: normal;
  }
  & tbody tr {
    border-block-start: 1px solid var(--line);
  }
  & tbody th {
    min-inline-size: 9em;
    font-weight: 600;
  }
  & [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 640px) {
    & table,
    & tbody {
      display: block;
    }
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(7em, 1fr));
      gap: var(--space-2) var(--space-3);
      padding: var(--space-4);
    }
    & tbody tr:first-child {
      border-block-start: 0;
    }
    & tbody :is(th, td) {
      padding: 0;
    }
    & tbody th,
    & [data-long] {
      grid-column: 1 / -1;
    }
    & [data-number] {
      text-align: start;
    }
  }
`;
