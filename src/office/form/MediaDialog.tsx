import { useState } from 'react';
import { withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Badge } from '../parts/Badge.tsx';
import { folder } from '../parts/icons.ts';
import { Muted, Stack } from '../parts/layout.ts';
import { QueryView } from '../parts/QueryView.tsx';
import { isAccepted, isPicture, type MediaType } from './media-name.ts';

export interface MediaDialogProps {
  open: boolean;
  onClose: () => void;
  type: MediaType;
  /** Called with the path of the chosen file. */
  onTake: (path: string) => void;
}

/** The files that the draft already has. */
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
          ({ path }) => isAccepted(type, path) && path.toLowerCase().includes(find.trim().toLowerCase()),
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
            <Grid>
              {shown.map(({ path, url, isUsed }) => (
                <li key={path}>
                  <Take type="button" onClick={() => onTake(path)}>
                    {isPicture(path) ? (
                      <Picture src={url} alt="" width={160} height={120} />
                    ) : (
                      <Icon path={folder} size="3em" />
                    )}
                    <span>{path}</span>
                    {!isUsed && <Badge>unused</Badge>}
                  </Take>
                </li>
              ))}
            </Grid>
          </Stack>
        );
      }}
    </QueryView>
  );
}

const Grid = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5em), 1fr));
  gap: var(--space-3);
`;

const Take = styled('button')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  gap: var(--space-2);
  inline-size: 100%;
  block-size: 100%;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
  background: var(--surface);
  font-size: var(--text-xs);
  overflow-wrap: anywhere;
  & > img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: contain;
  }
  & > svg {
    block-size: 5em;
    color: var(--accent);
  }
  ${withHover} {
    &:hover {
      border-color: var(--accent);
    }
  }
`;
