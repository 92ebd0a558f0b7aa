import { type ReactNode, useRef } from 'react';
import type { OfficeFailure } from '../../data/office.ts';
import { styled } from '../../style/styled.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Muted } from '../parts/layout.ts';
import { useScrollPadding } from '../parts/scroll-padding.ts';

export interface SaveBarProps {
  busy: boolean;
  /** True for unsaved input, or an upload in progress. */
  isUnsaved: boolean;
  isSaved: boolean;
  failure: OfficeFailure | undefined;
  /** Hides the error messages. */
  onHide: () => void;
  /** Overwrites the changes of another person. */
  onSaveAnyway: () => void;
  /** Stores the item despite missing or invalid values. */
  onSaveUnfinished: () => void;
  /** Resets the form to the newest values of the server. */
  onLoadNewest: () => void;
  /** Shown after a save. */
  next?: ReactNode;
}

/** The sticky bar at the end of a form: Save, its result, and the choices after a conflict. */
export function SaveBar({ busy, isUnsaved, isSaved, failure, next, ...on }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar);
  return (
    <Bar ref={bar}>
      <Button type="submit" busy={busy}>
        Save
      </Button>
      <Muted role="status">{isUnsaved ? 'Not saved yet' : isSaved ? 'Saved' : ''}</Muted>
      {isSaved && !isUnsaved && next}
      {failure?.status === 409 && (
        <>
          <Button variant="outlined" busy={busy} onClick={on.onSaveAnyway}>
            Save my version
          </Button>
          <Button variant="outlined" busy={busy} onClick={on.onLoadNewest}>
            Load the newest version
          </Button>
        </>
      )}
      {failure?.status === 422 && isUnsaved && (
        <Button variant="outlined" busy={busy} onClick={on.onSaveUnfinished}>
          Save unfinished
        </Button>
      )}
      {failure && isUnsaved && (
        <Button variant="quiet" onClick={on.onHide}>
          Hide the errors
        </Button>
      )}
    </Bar>
  );
}

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
