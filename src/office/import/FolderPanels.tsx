import { useState } from 'react';
import { folderZip } from '../../data/office-files.ts';
import type { FileProblem } from '../../domain/office/content-contract.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { Changes } from '../content/Changes.tsx';
import { ChooseFile } from '../form/ChooseFile.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { DropTarget, Muted, Panel, Row } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { counted } from '../parts/text.ts';
import { useFileDrop } from '../parts/use-file-drop.ts';
import { Problems } from './Problems.tsx';

export interface FolderPanelsProps {
  /** The zip that waits for confirmation, because it replaces the draft. */
  zip: File | undefined;
  onZip: (zip: File | undefined) => void;
}

/** Downloads all content as a zip of spreadsheets and texts, and uploads the edited zip. */
export const FolderPanels = ({ zip, onZip }: FolderPanelsProps) => (
  <Panel aria-labelledby="folder">
    <h2 id="folder">Everything at once</h2>
    <Muted>
      All lists, longer texts and pictures of your draft as a zip: download it, change what you like, and bring it back.
    </Muted>
    <Row>
      <ButtonLink href={folderZip} download variant="outlined" size="sm">
        Download the folder
      </ButtonLink>
    </Row>
    <BringBack zip={zip} onZip={onZip} />
  </Panel>
);

function BringBack({ zip, onZip }: FolderPanelsProps) {
  const { sendFolder } = useOffice();
  const { busy, failure, run } = useAction(true);
  const [done, setDone] = useState('');
  const [sent, setSent] = useState(0);
  const problems = problemsIn(failure?.body);
  const changes = useOfficeQuery('content/overview', {}).data?.draft.changes;
  const send = async (file: File) => {
    setDone('');
    setSent(0);
    await run(async () => {
      const { draft } = await sendFolder(file, setSent);
      setDone(`Your draft is this folder: ${counted(draft.changes.length, 'change')} to publish.`);
    });
  };
  // Ask first if the draft has changes, which the zip replaces, or if the changes are not loaded yet.
  const drop = useFileDrop((file) => (changes?.length === 0 ? send(file) : onZip(file)));
  return (
    <>
      <DropTarget {...drop.place} $isOver={drop.isOver}>
        <ChooseFile input={drop.input} accept=".zip,application/zip" label="Choose a zip" isDisabled={busy}>
          Choose a zip
        </ChooseFile>
        <span>or drop it here. It replaces your draft; the site changes when you publish.</span>
      </DropTarget>
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
        open={zip !== undefined}
        onClose={() => onZip(undefined)}
        title="Replace your draft?"
        action="Replace it"
        // Do not await the upload: the dialog closes immediately, and the page shows the progress.
        onConfirm={async () => {
          if (zip) void send(zip);
        }}
      >
        <p>
          The zip replaces your draft. Unpublished changes that are missing from the zip are lost. Files that you
          uploaded stay.
        </p>
        <Changes lines={changes ?? []} />
      </ConfirmDialog>
    </>
  );
}

/** The problems in the body of a 422. */
function problemsIn(body: unknown): FileProblem[] {
  if (typeof body !== 'object' || body === null || !('problems' in body)) return [];
  return Array.isArray(body.problems) ? body.problems : [];
}
