import { type ClipboardEvent, useState } from 'react';
import { sampleTable } from '../../data/office-files.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { importableKinds } from '../../domain/table-import/fields.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextArea } from '../../ui/field/TextField.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { ChooseFile } from '../form/ChooseFile.tsx';
import { DropTarget, Muted, Panel, Row } from '../parts/layout.ts';
import { useFileDrop } from '../parts/use-file-drop.ts';

export interface ChooseTableProps {
  kind: Kind;
  onKind: (kind: Kind) => void;
  /** Called with a file, or with pasted cells. */
  onTable: (table: Blob, name: string) => void;
  isReading: boolean;
}

const accept = '.xlsx,.xlsm,.xlsb,.xls,.ods,.csv,.tsv,.txt,.html,.htm,.zip';

/** The first step of an import: the kind of items, and the file or the pasted cells. */
export function ChooseTable({ kind, onKind, onTable, isReading }: ChooseTableProps) {
  const drop = useFileDrop((file) => onTable(file, file.name));
  const { label } = kinds[kind];
  return (
    <Panel aria-labelledby="choose-table">
      <h2 id="choose-table">Your spreadsheet</h2>
      <Narrow>
        <SelectField label="What is in it?" value={kind} onChange={({ target }) => onKind(target.value as Kind)}>
          {importableKinds.map((one) => (
            <option key={one} value={one}>
              {kinds[one].label}
            </option>
          ))}
        </SelectField>
      </Narrow>
      <DropTarget {...drop.place} $isOver={drop.isOver}>
        <ChooseFile input={drop.input} accept={accept} label="Choose a file" isDisabled={isReading}>
          Choose a file
        </ChooseFile>
        <span>or drop it here: Excel, LibreOffice, Google Sheets or CSV, with your own column names</span>
      </DropTarget>
      <Paste onTable={onTable} />
      <Muted>
        No spreadsheet yet?{' '}
        <SampleLink href={sampleTable(kind)} download>
          {`Download one to fill in: ${label}`}
        </SampleLink>
      </Muted>
    </Panel>
  );
}

/** Reads pasted cells of a spreadsheet, as HTML if the clipboard has it, otherwise as text. */
function Paste({ onTable }: Pick<ChooseTableProps, 'onTable'>) {
  const [typed, setTyped] = useState('');
  const send = (text: string, type: string) => onTable(new Blob([text], { type }), 'The pasted table');
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    const text = event.clipboardData.getData('text/plain');
    const isTable = /<table\b/i.test(html);
    if (!isTable && !text.includes('\n')) return;
    event.preventDefault();
    send(isTable ? html : text, isTable ? 'text/html' : 'text/plain');
  };
  return (
    <PasteForm
      onSubmit={(event) => {
        event.preventDefault();
        send(typed, 'text/plain');
      }}
    >
      <PasteField
        label="Or paste cells here"
        hint="Copy them in the spreadsheet together with the row of column names."
        value={typed}
        onPaste={paste}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed.trim() !== '' && (
        <Row>
          <Button type="submit" size="sm" variant="outlined">
            Read these cells
          </Button>
        </Row>
      )}
    </PasteForm>
  );
}

const Narrow = styled('div')`
  max-inline-size: 24em;
`;

const PasteForm = styled('form')`
  display: grid;
  gap: var(--space-3);
`;

const PasteField = styled(TextArea)`
  & textarea {
    min-block-size: 4.5em;
    max-block-size: 12em;
  }
`;

const SampleLink = styled(Link)`
  display: inline-block;
  padding-block: var(--space-2);
  color: var(--accent);
  font-weight: 600;
`;
