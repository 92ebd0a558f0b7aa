import { useId, useState } from 'react';
import type { Conflict, DraftChange, DraftProblem, DraftState } from '../../domain/office/content-contract.ts';
import { changeKey, withDependents } from '../../domain/office/draft-changes.ts';
import { kinds } from '../../domain/office/kinds.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { FormEnd } from '../parts/FormEnd.tsx';
import { Muted, Stack } from '../parts/layout.ts';
import { QueryView } from '../parts/QueryView.tsx';
import { timeText } from '../parts/text.ts';
import { Changes } from './Changes.tsx';
import { ConflictForm } from './ConflictForm.tsx';
import { DraftProblems } from './DraftProblems.tsx';
import { ItemChanges } from './ItemChanges.tsx';
import { useChosenChanges } from './use-chosen-changes.ts';

export interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog that publishes the draft. If others have published meanwhile, first merges their changes. */
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
        const { problems, others, changes } = draft;
        if (!canPublishPart(items, problems)) {
          return (
            <Stack $gap="4">
              <p>Please complete these first. Nothing is lost: everything stays in your draft.</p>
              <DraftProblems problems={problems} onFollow={onClose} />
            </Stack>
          );
        }
        if (others.length > 0) return <TakeOver others={others} />;
        return <Note items={items} problems={problems} changes={changes} onClose={onClose} />;
      }}
    </QueryView>
  );
}

/**
 * True if some changes can be published. Incomplete changes to the items of a list stay in the draft. An
 * incomplete school, terms or privacy text prevents any publication.
 */
function canPublishPart(items: readonly DraftChange[], problems: readonly DraftProblem[]): boolean {
  const unfinished = new Set(problems.map(changeKey));
  const isLeftOut = ({ kind, id }: DraftProblem) =>
    !kinds[kind].isFixed && items.some((item) => item.kind === kind && item.id === id);
  return problems.every(isLeftOut) && (problems.length === 0 || withDependents(items, unfinished).size < items.length);
}

interface NoteProps {
  items: readonly DraftChange[];
  /** The problems of incomplete items, which stay in the draft. */
  problems: readonly DraftProblem[];
  /** One line per change, also for changes of files, which are not in `items`. */
  changes: readonly string[];
  onClose: () => void;
}

/** The last step: the changes, a note for the history, the button. */
function Note({ items, problems, changes, onClose }: NoteProps) {
  const { call } = useOffice();
  const { busy, failure, run } = useAction(true);
  const [note, setNote] = useState('');
  const choice = useChosenChanges(items, problems);
  const { chosen } = choice;
  const isPart = chosen.length < items.length;
  const publish = async (force?: boolean) => {
    const only = chosen.map(({ kind, id }) => ({ kind, id }));
    const isDone = await run(
      () => call('content/publish', { note, ...(isPart && { only }), ...(force && { force }) }),
      isPart ? 'Published. The other changes stay in your draft.' : 'Published. The site shows it within seconds.',
    );
    // After a 409, the refreshed draft shows what others have published.
    if (isDone) onClose();
  };
  return (
    <Stack $gap="4">
      {problems.length > 0 && (
        <>
          <p>These items are not complete. They stay in your draft:</p>
          <DraftProblems problems={problems} onFollow={onClose} />
        </>
      )}
      {items.length > 0 ? <ItemChanges items={items} choice={choice} /> : <Changes lines={changes} />}
      <TextField
        label="Note for the history"
        hint="Such as: new courses for spring. You may leave it empty."
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd failure={failure}>
        {failure?.status === 409 ? (
          <Button busy={busy} onClick={() => void publish(true)}>
            Publish anyway
          </Button>
        ) : (
          <Button busy={busy} disabled={isPart && chosen.length === 0} onClick={() => void publish()}>
            {isPart ? `Publish ${chosen.length} of ${items.length} changes` : 'Publish'}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          Not yet
        </Button>
      </FormEnd>
    </Stack>
  );
}

/** The changes that others have published since the draft began, with a button to merge them. */
function TakeOver({ others }: { others: DraftState['others'] }) {
  const { call, session } = useOffice();
  const { busy, failure, run } = useAction(true);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const id = useId();
  const names = [...new Set(others.map(({ by }) => by))];
  const update = (choices: Record<string, 'mine' | 'theirs'>) =>
    run(async () => {
      const result = await call('content/update', { choices });
      setConflicts(result.conflicts);
    });
  if (conflicts.length > 0) {
    return (
      <ConflictForm conflicts={conflicts} busy={busy} failure={failure} onDecide={(choices) => void update(choices)} />
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
      <FormEnd failure={failure}>
        <Button busy={busy} onClick={() => void update({})}>
          Take over their changes
        </Button>
      </FormEnd>
    </Stack>
  );
}
