import { useState } from 'react';
import { folderZip } from '../../data/office-files.ts';
import type { ContentProblem } from '../../domain/office/content-contract.ts';
import { styled } from '../../style/styled.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { ChooseFile } from '../form/ChooseFile.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Muted, Panel, Row } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { counted } from '../parts/text.ts';
import { useFileDrop } from '../parts/use-file-drop.ts';
import { Changes } from './Changes.tsx';
import { DraftBar } from './DraftBar.tsx';
import { Problems } from './Problems.tsx';

/** The content as spreadsheets and texts: download the folder, edit it, drop it back. */
export function FolderPage() {
  return (
    <Page
      title="Spreadsheets"
      lead="Edit many courses at once: download everything, change it in your spreadsheet, and bring it back."
    >
      <DraftBar />
      <Panel aria-labelledby="download">
        <h2 id="download">1. Download</h2>
        <Muted>A zip with a table for each list, the longer texts, and the pictures. It is your draft.</Muted>
        <Row>
          <ButtonLink href={folderZip} download>
            Download the folder
          </ButtonLink>
        </Row>
      </Panel>
      <BringBack />
    </Page>
  );
}

function BringBack() {
  const { sendFolder, refresh } = useOffice();
  const { busy, failure, run } = useAction(true);
  const [done, setDone] = useState('');
  const [sent, setSent] = useState(0);
  const problems = problemsIn(failure?.body);
  const changes = useOfficeQuery('content/overview', {}).data?.draft.changes;
  const [dropped, setDropped] = useState<File>();
  const send = async (file: File) => {
    setDone('');
    setSent(0);
    await run(async () => {
      const { draft } = await sendFolder(file, setSent);
      setDone(`Your draft is this folder: ${counted(draft.changes.length, 'change')} to publish.`);
      refresh('content/', 'desk/');
    });
  };
  // A draft that is not loaded may have changes.
  const drop = useFileDrop((file) => (changes?.length === 0 ? send(file) : setDropped(file)));
  return (
    <Panel aria-labelledby="bring-back">
      <h2 id="bring-back">2. Bring it back</h2>
      <Muted>Zip the folder and drop it here. It replaces your draft; the site changes when you publish.</Muted>
      <Target {...drop.place} $isOver={drop.isOver}>
        <ChooseFile input={drop.input} accept=".zip,application/zip" label="Choose a zip" isDisabled={busy}>
          Choose a zip
        </ChooseFile>
        <span>or drop it here</span>
      </Target>
      {busy && <progress aria-label="Upload" max={1} value={sent} />}
      <div role="status">
        {busy && <Muted>Reading the folder. Many pictures take a minute.</Muted>}
        {done && <Notice tone="good">{done}</Notice>}
      </div>
      {failure && (
        <Notice tone="bad" role="alert">
          <p>{failure.message}</p>
          {problems.length > 0 && <p>Nothing has changed. Correct the folder and drop it again.</p>}
        </Notice>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      <ConfirmDialog
        open={dropped !== undefined}
        onClose={() => setDropped(undefined)}
        title="Replace your draft?"
        action="Replace it"
        // Does not wait for the upload: the dialog closes, and the page shows the progress.
        onConfirm={async () => {
          if (dropped) void send(dropped);
        }}
      >
        <p>
          The zip replaces your draft. Unpublished changes that are missing from the zip are lost. Files that you
          uploaded stay.
        </p>
        <Changes lines={changes ?? []} />
      </ConfirmDialog>
    </Panel>
  );
}

/** The problems in the body of a 422. */
function problemsIn(body: unknown): ContentProblem[] {
  if (typeof body !== 'object' || body === null || !('problems' in body)) return [];
  return Array.isArray(body.problems) ? body.problems : [];
}

const Target = styled('div')<{ $isOver: boolean }>`
  border: 2px dashed ${({ $isOver }) => ($isOver ? 'var(--accent)' : 'var(--edge)')};
  border-radius: var(--radius-md);
  ${({ $isOver }) => $isOver && 'background: var(--soft);'}
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-5) var(--space-4);
  & > :last-child {
    color: var(--muted);
    font-size: var(--text-sm);
  }
`;
