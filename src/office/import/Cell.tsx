import { type KeyboardEvent, useState } from 'react';
import { formatDay } from '../../domain/day.ts';
import type { FormField } from '../../domain/office/form-parts.ts';
import { withHover } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { Select } from '../../ui/field/SelectField.tsx';
import { Input } from '../../ui/field/TextField.tsx';

export interface CellProps {
  field: FormField;
  /** The number of the row in the sheet. */
  line: number;
  value: string;
  error: string | undefined;
  onCorrect: (value: string) => void;
}

/** A cell of the preview. A click opens an input; Enter or blur stores the correction, Escape cancels. */
export function Cell({ field, line, value, error, onCorrect }: CellProps) {
  const [isOpen, setOpen] = useState(false);
  const label = `${field.label}, row ${line}`;
  const close = (next: string) => {
    setOpen(false);
    if (next !== value) onCorrect(next);
  };
  if (!isOpen) {
    return (
      <Shown
        type="button"
        dir="auto"
        aria-label={`Correct ${label}: ${shownValue(field, value) || 'empty'}${error === undefined ? '' : `. Mistake: ${error}`}`}
        title={error?.replaceAll('`', '')}
        $isWrong={error !== undefined}
        onClick={() => setOpen(true)}
      >
        {shownValue(field, value) || '–'}
      </Shown>
    );
  }
  const { choices } = field.field;
  if (choices) {
    return (
      <Select
        aria-label={label}
        autoFocus
        defaultValue={value}
        onChange={({ target }) => close(target.value)}
        onBlur={() => setOpen(false)}
      >
        {!choices.includes(value) && <option value={value}>{value || '–'}</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    );
  }
  return (
    <Input
      aria-label={label}
      autoFocus
      dir="auto"
      defaultValue={value}
      onBlur={({ target }) => close(target.value)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') close(event.currentTarget.value);
        if (event.key === 'Escape') setOpen(false);
      }}
    />
  );
}

const longestShown = 120;

/** Formats dates, and shortens long text. */
function shownValue({ field }: FormField, value: string): string {
  if (field.type === 'day' || field.type === 'days') return value.split(' | ').map(formatDay).join(', ');
  return value.length > longestShown ? `${value.slice(0, longestShown)}…` : value;
}

const Shown = styled('button')<{ $isWrong: boolean }>`
  min-inline-size: 44px;
  min-block-size: 32px;
  padding: var(--space-1);
  margin: calc(-1 * var(--space-1));
  border: 1px solid transparent;
  border-radius: var(--radius-sm);
  background: none;
  color: ${({ $isWrong }) => ($isWrong ? 'var(--danger)' : 'inherit')};
  ${({ $isWrong }) => $isWrong && 'font-weight: 600; text-decoration: underline wavy; text-underline-offset: 0.25em;'}
  font-size: var(--text-sm);
  overflow-wrap: break-word;
  text-align: start;
  cursor: text;
  ${withHover} {
    &:hover {
      border-color: var(--edge);
    }
  }
`;
