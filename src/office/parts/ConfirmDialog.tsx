import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useAction } from '../api/use-action.ts';
import { FormEnd } from './FormEnd.tsx';
import { Stack } from './layout.ts';

export interface ConfirmDialogProps {
  /** Shows the dialog. */
  open: boolean;
  /** Called when the dialog closes, also after a success. */
  onClose: () => void;
  /** The question. */
  title: string;
  /** The consequences of the action. */
  children: ReactNode;
  /** The label of the button. */
  action: string;
  /** Runs the action. The dialog closes after a success. */
  onConfirm: () => Promise<unknown>;
  /** The text of a toast after a success. */
  done?: string;
  /** A text that must be typed first, for actions that cannot be undone. */
  typed?: string;
}

/** Asks before an action that is hard to undo. */
export function ConfirmDialog({ open, onClose, ...rest }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <Question {...rest} id={id} onClose={onClose} />
    </Dialog>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'open'> & { id: string };

function Question({ id, onClose, title, children, action, onConfirm, done, typed }: QuestionProps) {
  const { busy, failure, run } = useAction(true);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = async () => {
    const isTyped = typed === undefined || text.trim().toLowerCase() === typed.toLowerCase();
    setMissing(!isTyped);
    if (isTyped && (await run(onConfirm, done))) onClose();
  };
  return (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Stack
        as="form"
        $gap="4"
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {children}
        {typed !== undefined && (
          <TextField
            label={
              <>
                Type <bdi>{typed}</bdi> to confirm
              </>
            }
            autoComplete="off"
            value={text}
            error={isMissing ? 'This is not the same text.' : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <FormEnd failure={failure}>
          <Button type="submit" busy={busy}>
            {action}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
        </FormEnd>
      </Stack>
    </>
  );
}
