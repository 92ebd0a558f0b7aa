import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { countOf } from '../../domain/table-import/read-rows.ts';
import { type Encoding, encodings, isEncoding, type Sheet, textOf } from '../../domain/table-import/sheet.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { Muted, Panel, Row } from '../parts/layout.ts';
import { counted } from '../parts/text.ts';

export interface FoundTableProps {
  /** The name of the file. */
  name: string;
  kind: Kind;
  sheets: readonly Sheet[];
  sheet: number;
  headerRow: number;
  /** The number of rows below the headers. */
  count: number;
  /** The guessed encoding of a text file; undefined if the file specifies it. */
  encoding: Encoding | undefined;
  onSheet: (sheet: number) => void;
  onHeaderRow: (row: number) => void;
  onEncoding: (encoding: Encoding) => void;
  /** Chooses another file. */
  onAgain: () => void;
}

/** Rows to choose the header row from. */
const offeredRows = 20;

/** Choices about the file: the sheet, the header row and the encoding. */
export function FoundTable(props: FoundTableProps) {
  const { name, kind, sheets, sheet, headerRow, count, encoding, onSheet, onHeaderRow, onEncoding, onAgain } = props;
  const found = sheets[sheet];
  if (!found) return null;
  return (
    <Panel aria-labelledby="found-table">
      <h2 id="found-table">
        {countOf(count, kind)} found
        {found.name !== '' && (
          <>
            {' in the sheet '}
            <bdi>{found.name}</bdi>
          </>
        )}
      </h2>
      <Muted>
        <bdi>{name}</bdi>. {notesOf(found, kinds[kind].one)}
      </Muted>
      <Choices>
        {sheets.length > 1 && (
          <SelectField label="Sheet" value={sheet} onChange={({ target }) => onSheet(Number(target.value))}>
            {sheets.map((one, index) => (
              <option key={one.name} value={index}>
                {one.name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label="Row of column names"
          value={headerRow}
          onChange={({ target }) => onHeaderRow(Number(target.value))}
        >
          {found.rows.slice(0, Math.max(offeredRows, headerRow + 1)).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the row of a sheet is its number
            <option key={row} value={row}>
              {`${row + 1}: ${cells.map(textOf).filter(Boolean).slice(0, 4).join(', ') || '(empty)'}`}
            </option>
          ))}
        </SelectField>
        {encoding !== undefined && (
          <SelectField
            label="Letters of the file"
            hint="Choose another if names look wrong."
            value={encoding}
            onChange={({ target }) => isEncoding(target.value) && onEncoding(target.value)}
          >
            {Object.entries(encodings).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
      </Choices>
      <Row>
        <Button size="sm" variant="outlined" onClick={onAgain}>
          Choose another file
        </Button>
      </Row>
    </Panel>
  );
}

/** Notes on hidden rows, hidden columns and formulas without values. */
function notesOf({ hiddenRows, hiddenColumns, emptyFormulas }: Sheet, one: string): string {
  const notes = [
    hiddenRows.length > 0 && `The sheet hides ${counted(hiddenRows.length, 'row')}, which are read, too.`,
    hiddenColumns.length > 0 && `It hides ${counted(hiddenColumns.length, 'column')}, left out below.`,
    emptyFormulas > 0 &&
      `${counted(emptyFormulas, 'formula')} had no stored result: open the file in its program and save it again.`,
  ];
  return notes.filter(Boolean).join(' ') || `Nothing changes before you press the button below the ${one}s.`;
}

const Choices = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16em), 1fr));
  gap: var(--space-4);
  align-items: start;
`;
