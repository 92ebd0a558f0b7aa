import { useId, useState } from 'react';
import type { Conflict, DraftState, ItemChange } from '../../domain/office/content-contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { Muted, Row, Stack } from '../parts/layout.ts';
import { Notice } from '../parts/Notice.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { timeText } from '../parts/text.ts';
import { Changes } from './Changes.tsx';
import { ConflictForm } from './ConflictForm.tsx';
import { DraftProblems } from './DraftProblems.tsx';
import { ItemChanges } from './ItemChanges.tsx';

export interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Publishes the draft: shows its changes, and first those of others that it lacks. */
export const PublishDialog = ({ open, onClose }: PublishDialogProps) => (
  <Dialog open={open} onClose={onClose} labelledBy="publish" wide>
    <DialogTitle id="publish">Publish your changes</DialogTitle>
    <Publishing onClose={onClose} />
  </Dialog>
);

function Publishing({ onClose }: { onClose: () => void }) {
  const query = useOfficeQuery('content/changes', {});
  return (
    <QueryView query={query} loading="Comparing your draft with the site">
      {({ items, draft }) => {
        if (draft.problems.length > 0) {
          return (
            <Stack $gap="4">
              <p>Please complete these first. Nothing is lost: everything stays in your draft.</p>
              <DraftProblems problems={draft.problems} onFollow={onClose} />
            </Stack>
          );
        }
        if (draft.others.length > 0) return <TakeOver others={draft.others} />;
        return <Note items={items} changes={draft.changes} onClose={onClose} />;
      }}
    </QueryView>
  );
}

/** The last step: the changes, a note, the button. */
interface NoteProps {
  items: readonly ItemChange[];
  /** In brief, for changes that are no item: files. */
  changes: readonly string[];
  onClose: () => void;
}

function Note({ items, changes, onClose }: NoteProps) {
  const { call, refresh } = useOffice();
  const { busy, failure, run } = useAction(true);
  const [note, setNote] = useState('');
  const publish = async (force?: boolean) => {
    const isDone = await run(
      () => call('content/publish', { note, ...(force && { force }) }),
      'Published. The site shows it within seconds.',
    );
    // After a 409 the draft says whether others published in the meantime.
    refresh('content/', 'desk/');
    if (isDone) onClose();
  };
  return (
    <Stack $gap="4">
      {items.length > 0 ? <ItemChanges items={items} /> : <Changes lines={changes} />}
      <TextField
        label="Note for the history"
        hint="Such as: new courses for spring. You may leave it empty."
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {failure && (
        <Notice tone="bad" role="alert">
          {failure.message.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <Row>
        {failure?.status === 409 ? (
          <Button busy={busy} onClick={() => void publish(true)}>
            Publish anyway
          </Button>
        ) : (
          <Button busy={busy} onClick={() => void publish()}>
            Publish
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          Not yet
        </Button>
      </Row>
    </Stack>
  );
}

/** What others published since the draft began, and how to take it over. */
function TakeOver({ others }: { others: DraftState['others'] }) {
  const { call, refresh, session } = useOffice();
  const { busy, failure, run } = useAction(true);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const id = useId();
  const names = [...new Set(others.map(({ by }) => by))];
  const update = (choices: Record<string, 'mine' | 'theirs'>) =>
    run(async () => {
      const result = await call('content/update', { choices });
      setConflicts(result.conflicts);
      if (result.conflicts.length === 0) refresh('content/', 'desk/');
    });
  if (conflicts.length > 0) {
    return (
      <ConflictForm {...{ conflicts, busy, failure }} others={names} onDecide={(choices) => void update(choices)} />
    );
  }
  return (
    <Stack $gap="4">
      <p>
        <bdi>{names.join(', ')}</bdi> published since you began. Take over these changes first; yours stay.
      </p>
      {others.map(({ by, at, note, changes }, index) => (
        <Stack key={at} as="section" $gap="2" aria-labelledby={`${id}-${index}`}>
          <h3 id={`${id}-${index}`}>
            <bdi>{by}</bdi>
          </h3>
          <Muted>
            {timeText(at, session?.school.timeZone ?? 'UTC')}
            {note && (
              <>
                : <bdi>{note}</bdi>
              </>
            )}
          </Muted>
          <Changes lines={changes} />
        </Stack>
      ))}
      {failure && (
        <Notice tone="bad" role="alert">
          {failure.message}
        </Notice>
      )}
      <Row>
        <Button busy={busy} onClick={() => void update({})}>
          Take over their changes
        </Button>
      </Row>
    </Stack>
  );
}
