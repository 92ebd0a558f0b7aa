import { useState } from 'react';
import { foldText } from '../../domain/fold-text.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Muted, Stack } from '../parts/layout.ts';
import { QueryView } from '../parts/QueryView.tsx';
import { FileButton, FileGrid, FilePath, FilePicture, UnusedBadge } from './FileTile.tsx';
import { isAccepted, type MediaType } from './media-name.ts';

export interface MediaDialogProps {
  open: boolean;
  onClose: () => void;
  type: MediaType;
  /** Called with the path of the chosen file. */
  onTake: (path: string) => void;
}

/** A dialog to choose one of the draft's files. */
export const MediaDialog = ({ open, onClose, ...rest }: MediaDialogProps) => (
  <Dialog open={open} onClose={onClose} labelledBy="media-title" wide>
    <DialogTitle id="media-title">Files of the school</DialogTitle>
    <Files {...rest} />
  </Dialog>
);

function Files({ type, onTake }: Pick<MediaDialogProps, 'type' | 'onTake'>) {
  const query = useOfficeQuery('content/media', {});
  const [find, setFind] = useState('');
  return (
    <QueryView query={query} loading="Loading the files">
      {({ files }) => {
        const shown = files.filter(
          ({ path }) => isAccepted(type, path) && foldText(path).includes(foldText(find.trim())),
        );
        return (
          <Stack $gap="4">
            <TextField
              label="Find a file by its name"
              type="search"
              value={find}
              onChange={({ target }) => setFind(target.value)}
            />
            <Muted role="status">{shown.length === 0 && 'No such file.'}</Muted>
            <FileGrid>
              {shown.map(({ path, url, usedBy, isPublished }) => (
                <li key={path}>
                  <FileButton type="button" onClick={() => onTake(path)}>
                    <FilePicture path={path} url={url} />
                    <FilePath path={path} />
                    {usedBy.length === 0 && <UnusedBadge isPublished={isPublished} />}
                  </FileButton>
                </li>
              ))}
            </FileGrid>
          </Stack>
        );
      }}
    </QueryView>
  );
}
