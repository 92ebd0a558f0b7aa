import { useState } from 'react';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import type { Encoding, SheetFile } from '../../domain/table-import/sheet.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { DraftBar } from '../content/DraftBar.tsx';
import { Muted } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { ChooseTable } from './ChooseTable.tsx';
import { FolderPanels } from './FolderPanels.tsx';
import { ImportDone } from './ImportDone.tsx';
import { useLastImport } from './last-import.ts';
import { TableImport } from './TableImport.tsx';

interface OpenTable {
  /** The React key: a new table resets the answers. */
  number: number;
  table: Blob;
  name: string;
  file: SheetFile;
}

export interface ImportPageProps {
  /** The kind of items in the table, from the URL. */
  kind: Kind;
}

/** The page that imports spreadsheets, pasted cells, or a zip of all content. */
export function ImportPage({ kind: first }: ImportPageProps) {
  const { sendSheet } = useOffice();
  const { busy, failure, run } = useAction(true);
  const [kind, setKind] = useState(first);
  const [opened, setOpened] = useState<OpenTable>();
  const [done, setDone] = useLastImport();
  const [zip, setZip] = useState<File>();
  const read = (table: Blob, name: string, encoding?: Encoding) =>
    run(async () => {
      setDone(undefined);
      const file = await sendSheet(table, encoding);
      setOpened((last) => ({ number: (last?.number ?? 0) + 1, table, name, file }));
    });
  const take = (table: Blob, name: string) => {
    if (/\.zip$/i.test(name)) setZip(new File([table], name));
    else void read(table, name);
  };
  return (
    <Page
      title="Import"
      back={{ href: `/office/content/${kind}`, label: kinds[kind].label }}
      lead="Bring a spreadsheet with your own column names. You see what will be read before anything changes."
    >
      <DraftBar />
      {done && <ImportDone {...done} />}
      {!opened && <ChooseTable kind={kind} onKind={setKind} onTable={take} isReading={busy} />}
      <div role="status">{busy && <Muted>Reading the table…</Muted>}</div>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure.message}
        </Notice>
      )}
      {opened && (
        <TableImport
          key={`${opened.number} ${kind}`}
          kind={kind}
          name={opened.name}
          file={opened.file}
          onEncoding={(encoding) => void read(opened.table, opened.name, encoding)}
          onAgain={() => setOpened(undefined)}
          onDone={(result) => {
            setOpened(undefined);
            setDone(result);
          }}
        />
      )}
      {!opened && <FolderPanels zip={zip} onZip={setZip} />}
    </Page>
  );
}
