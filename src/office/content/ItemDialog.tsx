import { useState } from 'react';
import type { ItemSummary } from '../../domain/office/content-contract.ts';
import { fieldOfPath } from '../../domain/office/form-paths.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogTitle } from '../../ui/dialog/DialogTitle.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useAction } from '../api/use-action.ts';
import { Row, Stack } from '../parts/layout.ts';
import { useUndo } from './use-undo.ts';

export interface ItemDialogProps {
  kind: Kind;
  /** Undefined if the dialog is closed. */
  item: ItemSummary | undefined;
  /** All ids of the list in order; undefined if staff cannot order the list. */
  order: readonly string[] | undefined;
  onOrder: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** More actions on an item of a list: copy, hide, and move to a position. */
export const ItemDialog = ({ item, onClose, ...rest }: ItemDialogProps) => (
  <Dialog open={item !== undefined} onClose={onClose} labelledBy="item-actions">
    {item && <Actions item={item} onClose={onClose} {...rest} />}
  </Dialog>
);

function Actions({ kind, item, order, onOrder, onClose }: ItemDialogProps & { item: ItemSummary }) {
  const { one, parts } = kinds[kind];
  const { call } = useOffice();
  const { busy, run } = useAction();
  const offerUndo = useUndo();
  const canHide = fieldOfPath(parts, 'hidden') !== undefined;
  const change = async (done: string, send: () => Promise<{ undo: Parameters<typeof offerUndo>[1] }>) => {
    await run(async () => {
      const { undo } = await send();
      onClose();
      offerUndo(done, undo);
    });
  };
  const move = (to: number) => {
    if (!order) return;
    onOrder(order.filter((id) => id !== item.id).toSpliced(to, 0, item.id));
    onClose();
  };
  return (
    <>
      <DialogTitle id="item-actions">{item.title || one}</DialogTitle>
      <Stack $gap="4">
        <Row>
          <Button
            busy={busy}
            onClick={() => void change('Copied.', () => call('content/duplicate', { kind, id: item.id }))}
          >
            Duplicate
          </Button>
          {canHide && (
            <Button
              variant="outlined"
              busy={busy}
              onClick={() =>
                void change(item.isHidden ? 'Shown again.' : 'Hidden.', () =>
                  call('content/change-items', {
                    kind,
                    ids: [item.id],
                    values: { hidden: item.isHidden ? '' : 'yes' },
                  }),
                )
              }
            >
              {item.isHidden ? 'Show on the site' : 'Hide from the site'}
            </Button>
          )}
        </Row>
        {order && order.length > 1 && <Move count={order.length} at={order.indexOf(item.id)} onMove={move} />}
      </Stack>
    </>
  );
}

/** Moves an item to the top or to a typed position. */
function Move({ count, at, onMove }: { count: number; at: number; onMove: (to: number) => void }) {
  const [position, setPosition] = useState(String(at + 1));
  const to = Number(position);
  const isValid = Number.isInteger(to) && to >= 1 && to <= count;
  const [isAsked, setAsked] = useState(false);
  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isValid) onMove(to - 1);
      }}
    >
      <TextField
        label={`Position, 1 to ${count}`}
        type="number"
        min={1}
        max={count}
        value={position}
        error={isAsked && !isValid ? `Enter a number from 1 to ${count}.` : undefined}
        onChange={({ target }) => setPosition(target.value)}
      />
      <Button type="submit" variant="outlined">
        Move
      </Button>
      {at > 0 && (
        <Button variant="outlined" onClick={() => onMove(0)}>
          Move to the top
        </Button>
      )}
    </Line>
  );
}

const Line = styled('form')`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
`;
