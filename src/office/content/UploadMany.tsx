import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChooseFile } from '../form/ChooseFile.tsx';
import { Muted, Row } from '../parts/layout.ts';
import { counted } from '../parts/text.ts';
import { useFileDrop } from '../parts/use-file-drop.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import { type QueuedUpload, useUploads } from './use-uploads.ts';

/** Uploads several files. Interrupted uploads resume when the connection is back. */
export function UploadMany() {
  const { uploads, isSending, add, tryAgain, clear } = useUploads();
  const drop = useFileDrop(add, true);
  useUnsaved(isSending);
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <Place {...drop.place} data-over={drop.isOver || undefined}>
      <Row>
        <ChooseFile input={drop.input} accept={undefined} label="Add files from this device">
          Add files
        </ChooseFile>
        <Muted>or drop them here, as many as you like. Pictures are shrunk before they are sent.</Muted>
      </Row>
      {uploads.length > 0 && (
        <>
          <Muted role="status">
            {`${done} of ${counted(uploads.length, 'file')} uploaded${failed > 0 ? `, ${failed} failed` : ''}.`}
          </Muted>
          <List>
            {uploads.map((one) => (
              <Line key={one.id} {...one} />
            ))}
          </List>
          <Row>
            {failed > 0 && (
              <Button size="sm" onClick={tryAgain}>
                Try again
              </Button>
            )}
            {done + failed > 0 && !isSending && (
              <Button size="sm" variant="quiet" onClick={() => clear()}>
                Clear this list
              </Button>
            )}
          </Row>
        </>
      )}
    </Place>
  );
}

const words = { waiting: 'waits', sending: '', done: 'uploaded', failed: '' } as const;

const Line = ({ file, state, progress, message }: QueuedUpload) => (
  <li>
    <bdi>{file.name}</bdi>
    {state === 'sending' ? (
      <progress aria-label={`Upload of ${file.name}`} max={1} value={progress} />
    ) : (
      <span data-failed={state === 'failed' || undefined}>{message || words[state]}</span>
    )}
  </li>
);

const Place = styled('div')`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 2px dashed var(--line);
  border-radius: var(--radius-md);
  &[data-over] {
    border-color: var(--accent);
    background: var(--soft);
  }
`;

const List = styled('ul')`
  max-block-size: 16em;
  overflow: auto;
  font-size: var(--text-sm);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-3);
    align-items: center;
    padding-block: var(--space-1);
  }
  & bdi {
    overflow-wrap: anywhere;
  }
  & progress {
    inline-size: 100%;
    accent-color: var(--accent);
  }
  & [data-failed] {
    color: var(--danger);
    font-weight: 600;
  }
`;
