import { useState } from 'react';
import type { Conflict } from '../../domain/office/content-contract.ts';
import type { StaffMember } from '../../domain/office/desk-contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { Changes } from '../content/Changes.tsx';
import { ConflictForm } from '../content/ConflictForm.tsx';
import { FormEnd } from '../parts/FormEnd.tsx';
import { Stack } from '../parts/layout.ts';
import { QueryView } from '../parts/QueryView.tsx';

export interface TakeDraftDialogProps {
  member: StaffMember;
  open: boolean;
  onClose: () => void;
}

/** The dialog that merges a colleague's draft into the user's own. Shows its changes, and asks about conflicts. */
export const TakeDraftDialog = ({ member, open, onClose }: TakeDraftDialogProps) => (
  <Dialog open={open} onClose={onClose} labelledBy="take-draft" wide>
    <DialogTitle id="take-draft">
      Take over the draft of <bdi>{member.name || member.email}</bdi>
    </DialogTitle>
    <Taking id={member.id} onClose={onClose} />
  </Dialog>
);

function Taking({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useOfficeQuery('staff/draft', { id });
  const { call } = useOffice();
  const toast = useToast();
  const { busy, failure, run } = useAction(true);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const take = async (choices: Record<string, 'mine' | 'theirs'>) => {
    await run(async () => {
      const { conflicts: left } = await call('staff/take-draft', { id, choices });
      setConflicts(left);
      if (left.length > 0) return;
      toast.success('The draft is yours now. Content shows its changes.');
      onClose();
    });
  };
  if (conflicts.length > 0) {
    return (
      <ConflictForm conflicts={conflicts} busy={busy} failure={failure} onDecide={(choices) => void take(choices)} />
    );
  }
  return (
    <QueryView query={query} loading="Loading the draft">
      {({ changes }) => (
        <Stack $gap="4">
          <p>These changes move into your own draft. Nothing is published.</p>
          <Changes lines={changes} />
          <FormEnd failure={failure}>
            <Button busy={busy} onClick={() => void take({})}>
              Take over
            </Button>
            <Button variant="outlined" onClick={onClose}>
              Cancel
            </Button>
          </FormEnd>
        </Stack>
      )}
    </QueryView>
  );
}
