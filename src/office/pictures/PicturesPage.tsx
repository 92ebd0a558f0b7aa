import { useState } from 'react';
import type { ItemSummary } from '../../domain/office/content-contract.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { DraftBar } from '../content/DraftBar.tsx';
import { useUndo } from '../content/use-undo.ts';
import { type QueuedUpload, useUploads } from '../content/use-uploads.ts';
import { ChooseFile } from '../form/ChooseFile.tsx';
import { accepted } from '../form/media-name.ts';
import { DropTarget, Muted, Panel, Row } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { counted } from '../parts/text.ts';
import { useFileDrop } from '../parts/use-file-drop.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import { itemOfFile } from './item-of-file.ts';
import { PictureRow, PictureRows } from './PictureRow.tsx';

/** The page that uploads pictures for many items: choose all files, assign each to an item, save once. */
export function PicturesPage({ kind }: { kind: Kind }) {
  const { label, one } = kinds[kind];
  const query = useOfficeQuery('content/list', { kind });
  return (
    <Page
      title={`Pictures: ${label}`}
      back={{ href: `/office/content/${kind}`, label }}
      lead={`Choose all pictures at once, say which ${one} each shows, and save them together.`}
    >
      <DraftBar />
      <QueryView query={query} loading={`Loading: ${label}`}>
        {({ items }) => <Pictures kind={kind} items={items} />}
      </QueryView>
    </Page>
  );
}

function Pictures({ kind, items }: { kind: Kind; items: readonly ItemSummary[] }) {
  const { one, pictureSide = 1200 } = kinds[kind];
  const { uploads, isSending, add, tryAgain, clear } = useUploads(kind, pictureSide);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const drop = useFileDrop(add, true);
  const placed = placePictures(uploads, items, chosen);
  const ready = uploads.filter(({ id, state }) => state === 'done' && placed.has(id));
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const { save, busy, failure } = useSavePictures(kind);
  useUnsaved(isSending || ready.length > 0);
  const saveReady = async () => {
    const rows = ready.map(({ id, path }) => ({ id: placed.get(id) ?? '', path }));
    if (await save(rows)) clear(new Set(ready.map(({ id }) => id)));
  };
  return (
    <Panel aria-label="Pictures">
      <DropTarget {...drop.place} $isOver={drop.isOver}>
        <ChooseFile input={drop.input} accept={accepted.image} label="Choose pictures">
          Choose pictures
        </ChooseFile>
        <span>or drop them here, as many as you like. They are shrunk before they are sent.</span>
      </DropTarget>
      <Muted role="status">{uploads.length > 0 && statusText(uploads, placed.size, one)}</Muted>
      {uploads.length > 0 && (
        <PictureRows>
          {uploads.map((upload) => (
            <PictureRow
              key={upload.id}
              upload={upload}
              one={one}
              items={items}
              chosen={placed.get(upload.id) ?? ''}
              taken={new Set([...placed].flatMap(([id, item]) => (id === upload.id ? [] : [item])))}
              onChoose={(item) => setChosen((before) => new Map(before).set(upload.id, item))}
            />
          ))}
        </PictureRows>
      )}
      {failure && (
        <Notice tone="bad" role="alert">
          {failure.message}
        </Notice>
      )}
      {uploads.length > 0 && (
        <Row>
          <Button busy={busy} disabled={ready.length === 0 || isSending} onClick={() => void saveReady()}>
            {`Save ${counted(placed.size, 'picture')}`}
          </Button>
          {failed > 0 && (
            <Button variant="outlined" onClick={tryAgain}>
              Try again
            </Button>
          )}
        </Row>
      )}
    </Panel>
  );
}

/** Assigns each picture to the chosen item, or to the item that its file name names. Returns item ids by upload id. */
function placePictures(
  uploads: readonly QueuedUpload[],
  items: readonly ItemSummary[],
  chosen: ReadonlyMap<number, string>,
): Map<number, string> {
  const placed = new Map([...chosen].filter(([id, item]) => item !== '' && uploads.some((one) => one.id === id)));
  for (const { id, file } of uploads) {
    if (chosen.has(id)) continue;
    const taken = new Set(placed.values());
    const proposed = itemOfFile(
      file.name,
      items.filter((item) => item.image === '' && !taken.has(item.id)),
    );
    if (proposed !== undefined) placed.set(id, proposed);
  }
  return placed;
}

function statusText(uploads: readonly QueuedUpload[], placed: number, one: string): string {
  const done = uploads.filter(({ state }) => state === 'done').length;
  const open = uploads.length - placed;
  const sent = done < uploads.length ? `${done} of ${counted(uploads.length, 'picture')} uploaded. ` : '';
  return sent + (open === 0 ? `Each picture has its ${one}.` : `${counted(open, 'picture')} without a ${one}.`);
}

/** Stores the pictures of several items in the draft, as one change with Undo. */
function useSavePictures(kind: Kind) {
  const { call } = useOffice();
  const { busy, failure, run } = useAction(true);
  const offerUndo = useUndo();
  const key = kinds[kind].image ?? '';
  const save = (pictures: readonly { id: string; path: string }[]) =>
    run(async () => {
      const rows = pictures.map(({ id, path }) => ({ id, [key]: path }));
      const { undo } = await call('content/import', { kind, rows, removeOthers: false });
      offerUndo(`${counted(pictures.length, 'picture')} saved in your draft.`, undo);
    });
  return { save, busy, failure };
}
