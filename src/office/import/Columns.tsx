import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { importFields } from '../../domain/table-import/fields.ts';
import { hasTitle } from '../../domain/table-import/find-columns.ts';
import type { TableRow } from '../../domain/table-import/read-rows.ts';
import { textOf } from '../../domain/table-import/sheet.ts';
import { styled } from '../../style/styled.ts';
import { Select } from '../../ui/field/SelectField.tsx';
import { Muted, Panel } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { withArticle } from '../parts/text.ts';

export interface ColumnsProps {
  kind: Kind;
  headers: readonly string[];
  /** For each column of the spreadsheet, the key of its form field; '' if the import ignores the column. */
  keys: readonly string[];
  rows: readonly TableRow[];
  hiddenColumns: readonly number[];
  onKey: (column: number, key: string) => void;
}

const shownExamples = 3;

/** The columns of the table, each with a choice of its field. */
export function Columns({ kind, headers, keys, rows, hiddenColumns, onKey }: ColumnsProps) {
  const columns = headers.flatMap((header, column) => {
    const examples = rows.map(({ cells }) => textOf(cells[column])).filter(Boolean);
    return header === '' && examples.length === 0 ? [] : [{ header, column, examples }];
  });
  const used = columns.filter(({ column }) => keys[column] !== '').length;
  const { one, title } = kinds[kind];
  const fields = importFields(kind);
  const titleLabel = fields.find(({ key }) => key === title)?.label ?? title;
  return (
    <Panel aria-labelledby="columns">
      <h2 id="columns">{`${used} of ${columns.length} columns are read`}</h2>
      {!hasTitle(keys, kind) && (
        <Notice tone="bad">{`Choose the column that is the ${titleLabel.toLowerCase()} of ${withArticle(one)}.`}</Notice>
      )}
      <List>
        {columns.map(({ header, column, examples }) => (
          <li key={column}>
            <Source>
              <strong dir="auto">{header || `Column ${column + 1}`}</strong>
              {hiddenColumns.includes(column) && <Muted as="span"> (hidden)</Muted>}
              <Examples dir="auto">{examples.slice(0, shownExamples).join(' · ')}</Examples>
            </Source>
            <Select
              aria-label={`${header || `Column ${column + 1}`} fills`}
              value={keys[column]}
              onChange={({ target }) => onKey(column, target.value)}
            >
              <option value="">Leave out</option>
              {fields.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </List>
      <Muted>The choice is remembered for your next table.</Muted>
    </Panel>
  );
}

const List = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26em), 1fr));
  gap: var(--space-3) var(--space-5);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }
  & > li > :first-child {
    flex: 3 1 9em;
  }
  & > li > :last-child {
    flex: 1 1 9em;
  }
`;

const Source = styled('div')`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Examples = styled('div')`
  overflow: hidden;
  color: var(--muted);
  font-size: var(--text-sm);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
