// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the implicit roles of a table whose elements have another `display`
import type { ReactNode } from 'react';
import { card } from '../../style/card-mixins.ts';
import { styled } from '../../style/styled.ts';

export interface DataColumn {
  label: string;
  isNumber?: true;
  /** Makes the cell as wide as the row in a narrow container. */
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

/** A table with more columns than this needs a wider container, or its rows are shown as cards. */
const fewColumns = 6;

/**
 * A responsive table. In a narrow container, each row is a card with column labels, so nothing scrolls sideways.
 */
export const DataTable = ({ label, columns, rows }: DataTableProps) => (
  <Region>
    <table role="table" aria-label={label} data-wide={columns.length > fewColumns || undefined}>
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
                {!isLong && !isEmpty(cells[index]) && (
                  <span data-label aria-hidden="true">
                    {column}
                  </span>
                )}
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Region>
);

/** Returns CSS that shows each row as a card, for tables that match the selector. */
const asCards = (table: string) => `
  & ${table},
  & ${table} tbody {
    display: block;
  }
  & ${table} thead {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & ${table} tbody tr {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6em, 1fr));
    gap: var(--space-2) var(--space-3);
    padding: var(--space-4);
  }
  & ${table} tbody tr:first-child {
    border-block-start: 0;
  }
  & ${table} tbody :is(th, td) {
    min-inline-size: 0;
    padding: 0;
  }
  & ${table} tbody th,
  & ${table} [data-long] {
    grid-column: 1 / -1;
  }
  & ${table} [data-number] {
    text-align: start;
  }
  & ${table} [data-label] {
    display: block;
  }
`;

const Region = styled('div')`
  ${card('md')}
  container-type: inline-size;
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
  & [data-label] {
    display: none;
    color: var(--muted);
    font-size: var(--text-sm);
  }
  @container (max-width: 40em) {
    ${asCards('table')}
  }
  @container (max-width: 56em) {
    ${asCards('table[data-wide]')}
  }
`;
