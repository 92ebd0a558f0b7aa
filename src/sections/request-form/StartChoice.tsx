import { useId } from 'react';
import { formatDay } from '../../domain/day.ts';
import type { StartSeats } from '../../domain/requests/request-form.ts';
import { counted } from '../../domain/text.ts';
import { styled } from '../../style/styled.ts';

interface StartChoiceProps {
  starts: readonly StartSeats[];
  /** The chosen day, or ''. */
  chosen: string;
  error: string | undefined;
}

const childrenText = (count: number) => (count === 1 ? '1 child' : `${count} children`);

/** "5 seats left", or the length of the waiting list. */
function seatsText({ left, waiting }: StartSeats): string {
  if (left === undefined) return '';
  if (left > 0) return `${counted(left, 'seat')} left`;
  return waiting > 0
    ? `Full. ${childrenText(waiting)} on the waiting list; yours would be next`
    : 'Full. Your child would be the first on the waiting list';
}

/** A choice of the days on which the course starts, with their seats. A single day is shown as a text. */
export function StartChoice({ starts, chosen, error }: StartChoiceProps) {
  const id = useId();
  const [only] = starts;
  if (!only) return null;
  if (starts.length === 1) {
    const seats = seatsText(only);
    if (!only.day && !seats) return null;
    return (
      <Only>
        {only.day && <strong>Starts {formatDay(only.day)}</strong>}
        {seats && <span data-full={only.left === 0 || undefined}>{seats}</span>}
        <input type="hidden" name="start" value={only.day} />
        {error && <Problem>{error}</Problem>}
      </Only>
    );
  }
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        When to start<span aria-hidden="true"> *</span>
      </legend>
      {starts.map((start) => (
        <label key={start.day}>
          <input
            type="radio"
            name="start"
            value={start.day}
            defaultChecked={start.day === chosen}
            aria-invalid={error ? true : undefined}
          />
          <strong>{formatDay(start.day)}</strong>
          <span data-full={start.left === 0 || undefined}>{seatsText(start)}</span>
        </label>
      ))}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Group>
  );
}

const seats = `
  color: var(--success);
  font-size: var(--text-sm);
  &[data-full] {
    color: var(--muted);
  }
`;

const Only = styled('p')`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  & > [data-full],
  & > span {
    ${seats}
  }
`;

const Group = styled('fieldset')`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-block-end: var(--space-2);
    padding: 0;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  & > legend > span {
    color: var(--danger);
  }
  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 var(--space-3);
    min-block-size: 56px;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--edge);
    border-radius: var(--radius-sm);
    cursor: pointer;
  }
  & > label:has(:checked) {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
    background: var(--soft);
    color: var(--on-soft);
  }
  & > label > input {
    grid-row: span 2;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    accent-color: var(--accent);
  }
  & > label > span {
    grid-column: 2;
    ${seats}
  }
  & > label > span:empty {
    display: none;
  }
`;

const Problem = styled('span')`
  color: var(--danger);
  font-size: var(--text-sm);
  font-weight: 600;
`;
