import type { OfficeFailure } from '../../data/office.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Muted } from '../parts/layout.ts';

export interface SaveBarProps {
  busy: boolean;
  isDirty: boolean;
  isSaved: boolean;
  failure: OfficeFailure | undefined;
  /** Hides the error messages. */
  onHide: () => void;
  /** Saves over the changes of somebody else. */
  onSaveAnyway: () => void;
  /** Replaces what is typed by the newest values. */
  onLoadNewest: () => void;
}

/** The bar at the end of a form, always in view: Save, its result, and the choices after a conflict. */
export const SaveBar = ({ busy, isDirty, isSaved, failure, onHide, onSaveAnyway, onLoadNewest }: SaveBarProps) => (
  <Bar>
    <Button type="submit" busy={busy}>
      Save
    </Button>
    <Muted role="status">{isDirty ? 'Not saved yet' : isSaved ? 'Saved' : ''}</Muted>
    {failure?.status === 409 && (
      <>
        <Button variant="outlined" busy={busy} onClick={onSaveAnyway}>
          Save my version
        </Button>
        <Button variant="outlined" busy={busy} onClick={onLoadNewest}>
          Load the newest version
        </Button>
      </>
    )}
    {failure && isDirty && (
      <Button variant="quiet" onClick={onHide}>
        Hide the errors
      </Button>
    )}
  </Bar>
);

const Bar = styled('div')`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--line);
  background: var(--ground);
`;
