import { useEffect, useRef, useState } from 'react';
import { type FocusPoint, focusOf } from '../../domain/focus.ts';
import { foldText } from '../../domain/fold-text.ts';
import type { FileUse, SchoolFile } from '../../domain/office/content-contract.ts';
import { kinds } from '../../domain/office/kinds.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { FileGrid, FilePath, FilePicture, FileTile, UnusedBadge } from '../form/FileTile.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Empty } from '../parts/Empty.tsx';
import { FocusDialog } from '../parts/FocusDialog.tsx';
import { bin, picture } from '../parts/icons.ts';
import { Muted } from '../parts/layout.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { counted } from '../parts/text.ts';
import { DraftBar } from './DraftBar.tsx';
import { UploadMany } from './UploadMany.tsx';
import { useUndo } from './use-undo.ts';

/** The media files of the school, with their uses. Unused files can be deleted. */
export function FilesPage() {
  const query = useOfficeQuery('content/media', {});
  return (
    <Page
      title="Files"
      lead="The pictures, videos and documents of your school. An upload that nothing uses stays private. Visitors can still open a file that was published, until you delete it here and publish."
      back={{ href: '/office/content', label: 'Content' }}
    >
      <DraftBar />
      <UploadMany />
      <QueryView query={query} loading="Loading the files">
        {({ files }) =>
          files.length === 0 ? (
            <Empty icon={picture}>
              <p>No files yet. Add several here, or one in the form where it is used.</p>
            </Empty>
          ) : (
            <Files files={files} />
          )
        }
      </QueryView>
    </Page>
  );
}

function Files({ files }: { files: readonly SchoolFile[] }) {
  const [find, setFind] = useState('');
  const [deleting, setDeleting] = useState<SchoolFile>();
  const [focusing, setFocusing] = useState<SchoolFile>();
  const box = useRef<HTMLDivElement | null>(null);
  const isDeleted = useRef(false);
  // The focused button was removed with its file, so the search field takes the focus.
  useEffect(() => {
    if (!isDeleted.current || deleting) return;
    isDeleted.current = false;
    box.current?.querySelector('input')?.focus();
  }, [deleting]);
  const unused = files.filter(({ usedBy }) => usedBy.length === 0).length;
  const shown = files.filter(({ path }) => foldText(path).includes(foldText(find.trim())));
  return (
    <>
      <div ref={box}>
        <TextField
          label="Find a file by its name"
          type="search"
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
      </div>
      <Muted role="status">
        {shown.length === 0
          ? 'No such file.'
          : `${counted(files.length, 'file')}, ${unused === 0 ? 'all' : unused === files.length ? 'none' : `${files.length - unused}`} used`}
      </Muted>
      <Tiles>
        {shown.map((file) => (
          <li key={file.path}>
            <FileTile>
              <FilePicture {...file} />
              <FilePath path={file.path} />
              {file.usedBy.length > 0 ? <Uses uses={file.usedBy} /> : <UnusedBadge {...file} />}
              {file.cropped !== undefined && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Focus point of ${file.path}`}
                  onClick={() => setFocusing(file)}
                >
                  Focus point…
                </Button>
              )}
              {file.usedBy.length === 0 && (
                <Button size="sm" variant="quiet" aria-label={`Delete ${file.path}`} onClick={() => setDeleting(file)}>
                  <Icon path={bin} />
                  <span>Delete</span>
                </Button>
              )}
            </FileTile>
          </li>
        ))}
      </Tiles>
      <FileFocus file={focusing} onClose={() => setFocusing(undefined)} />
      <DeleteDialog
        file={deleting}
        onDeleted={() => {
          isDeleted.current = true;
        }}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}

const shownUses = 3;

const Uses = ({ uses }: { uses: readonly FileUse[] }) => (
  <Used>
    Used by{' '}
    {uses.slice(0, shownUses).map(({ kind, id, title }, index) => (
      <span key={`${kind} ${id}`}>
        {index > 0 && ', '}
        <Link href={`/office/content/${kind}${kind === 'school' ? '' : `/${encodeURIComponent(id)}`}`}>
          <bdi>{kind === 'school' ? kinds.school.label : title || id}</bdi>
        </Link>
      </span>
    ))}
    {uses.length > shownUses && ` and ${uses.length - shownUses} more`}
  </Used>
);

/** Sets the focus point of a picture in all items that use it. */
function FileFocus({ file, onClose }: { file: SchoolFile | undefined; onClose: () => void }) {
  const { call } = useOffice();
  const offerUndo = useUndo();
  if (!file) return null;
  const choose = async (point: FocusPoint | undefined) => {
    const { undo } = await call('content/focus', { path: file.path, point: point ?? null });
    offerUndo('Focus point saved in your draft.', undo);
  };
  return <FocusDialog open onClose={onClose} src={file.url} point={focusOf(file.cropped ?? '')} onChoose={choose} />;
}

interface DeleteDialogProps {
  file: SchoolFile | undefined;
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteDialog({ file, onDeleted, onClose }: DeleteDialogProps) {
  const { call } = useOffice();
  return (
    <ConfirmDialog
      open={file !== undefined}
      onClose={onClose}
      title="Delete this file?"
      action="Delete"
      onConfirm={async () => {
        if (!file) return;
        await call('content/remove-file', { path: file.path });
        onDeleted();
      }}
      done="File deleted."
    >
      <p>
        <bdi>{file?.path}</bdi>{' '}
        {file?.isPublished
          ? 'leaves the site when you publish. The history keeps it with the version before.'
          : 'was never on the site. You cannot bring it back.'}
      </p>
    </ConfirmDialog>
  );
}

const Tiles = styled(FileGrid)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5em), 1fr));
  @media (max-width: 540px) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5em), 1fr));
  }
  & > li > div {
    font-size: var(--text-sm);
    text-align: center;
  }
`;

const Used = styled('p')`
  color: var(--muted);
  line-height: 1.5;
`;
