import { useState } from 'react';
import { fieldOfPath, labelOfPath } from '../../domain/office/form-paths.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { FormEnd } from '../parts/FormEnd.tsx';
import { Stack } from '../parts/layout.ts';
import { counted } from '../parts/text.ts';
import { useUndo } from './use-undo.ts';

export interface BulkBarProps {
  kind: Kind;
  ids: readonly string[];
  /** Called to clear the selection. */
  onEnd: () => void;
}

/** A bar with actions on the selected items of a list. Each action can be undone. */
export function BulkBar({ kind, ids, onEnd }: BulkBarProps) {
  const { one, parts, list } = kinds[kind];
  const { call } = useOffice();
  const { busy, run } = useAction();
  const offerUndo = useUndo();
  const [open, setOpen] = useState<'change' | 'remove'>();
  const many = counted(ids.length, one);
  const change = async (values: Record<string, string>, done: string) => {
    const { undo } = await call('content/change-items', { kind, ids: [...ids], values });
    onEnd();
    offerUndo(done, undo);
  };
  const hide = (hidden: string) =>
    void run(() => change({ hidden }, `${many} ${hidden === 'yes' ? 'hidden' : 'shown again'}.`));
  return (
    <Bar role="region" aria-label="Selection">
      <strong>{many} selected</strong>
      {list && (
        <Button size="sm" onClick={() => setOpen('change')}>
          Change…
        </Button>
      )}
      {fieldOfPath(parts, 'hidden') && (
        <>
          <Button size="sm" variant="outlined" busy={busy} onClick={() => hide('yes')}>
            Hide
          </Button>
          <Button size="sm" variant="outlined" busy={busy} onClick={() => hide('')}>
            Show
          </Button>
        </>
      )}
      <Button size="sm" variant="outlined" onClick={() => setOpen('remove')}>
        Remove…
      </Button>
      <Button size="sm" variant="quiet" onClick={onEnd}>
        End the selection
      </Button>
      <Dialog open={open === 'change'} onClose={() => setOpen(undefined)} labelledBy="bulk-change">
        <ChangeForm
          kind={kind}
          title={`Change ${many}`}
          onChange={(key, value) => change({ [key]: value }, `${labelOfPath(parts, key)} changed in ${many}.`)}
        />
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        onClose={() => setOpen(undefined)}
        title={`Remove ${many}?`}
        action="Remove"
        onConfirm={async () => {
          const { undo } = await call('content/remove', { kind, ids: [...ids] });
          onEnd();
          offerUndo(`${many} removed from your draft.`, undo);
        }}
      >
        <p>Everything that belongs to them leaves your draft, too. Visitors see it when you publish.</p>
      </ConfirmDialog>
    </Bar>
  );
}

interface ChangeFormProps {
  kind: Kind;
  title: string;
  onChange: (key: string, value: string) => Promise<void>;
}

/** Sets one field of all selected items to a value. */
function ChangeForm({ kind, title, onChange }: ChangeFormProps) {
  const { parts, list } = kinds[kind];
  const keys = [...new Set([...(list?.filters ?? []), ...(list?.facts ?? [])])];
  const [key, setKey] = useState(keys[0] ?? '');
  const [value, setValue] = useState('');
  const { busy, failure, run } = useAction(true);
  const field = fieldOfPath(parts, key);
  return (
    <>
      <DialogTitle id="bulk-change">{title}</DialogTitle>
      <Stack
        as="form"
        $gap="4"
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          void run(() => onChange(key, value));
        }}
      >
        <SelectField
          label="Field"
          value={key}
          onChange={({ target }) => {
            setKey(target.value);
            setValue('');
          }}
        >
          {keys.map((one) => (
            <option key={one} value={one}>
              {labelOfPath(parts, one)}
            </option>
          ))}
        </SelectField>
        {field?.choices ? (
          <SelectField label="New value" value={value} onChange={({ target }) => setValue(target.value)}>
            <option value="">–</option>
            {field.choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </SelectField>
        ) : (
          <TextField
            label="New value"
            type={field?.type === 'days' ? 'date' : 'text'}
            hint="Empty removes the value."
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
        <FormEnd failure={failure}>
          <Button type="submit" busy={busy}>
            Change
          </Button>
        </FormEnd>
      </Stack>
    </>
  );
}

const Bar = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--accent);
  border-radius: var(--radius-md);
  background: var(--soft);
  color: var(--on-soft);
`;
