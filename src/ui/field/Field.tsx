import { type ReactNode, useId } from 'react';
import { styled } from '../../style/styled.ts';

export interface FieldProps {
  /** The label. */
  label: ReactNode;
  /** The error message, if the value is invalid. */
  error?: string;
  /** The help text below the label. */
  hint?: ReactNode;
  /** The id of an error message outside the field, such as one message for several fields. */
  errorId?: string | undefined;
}

interface Given extends FieldProps {
  id?: string;
  className?: string;
  required?: boolean;
  children: (control: FieldWiring) => ReactNode;
}

export interface FieldWiring {
  id: string;
  part: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Connects a control to its label, hint and error. Spread the props that `children` receives on the control. */
export function Field({ label, error, hint, errorId, id: given, className, required, children }: Given) {
  const own = useId();
  const id = given ?? own;
  const describedBy = [hint && `${id}-hint`, errorId, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Root className={className}>
      <Label htmlFor={id}>
        {label}
        {required && <Star aria-hidden="true"> *</Star>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({
        id,
        part: 'input',
        required,
        'aria-invalid': error || errorId ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <Problem id={`${id}-error`} part="error" dir="auto">
          {error}
        </Problem>
      )}
    </Root>
  );
}

const Root = styled('div')`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  min-inline-size: 0;
`;

const Label = styled('label')`
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.4;
`;

const Star = styled('span')`
  color: var(--danger);
`;

const Hint = styled('p')`
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.4;
`;

const Problem = styled('p')`
  color: var(--danger);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.4;
`;

/**
 * The style of all controls: at least 48 px high, with a border of 3:1 contrast on any background. The text has 16 px,
 * because iOS zooms in on smaller text. `scroll-margin` keeps the label visible when the browser scrolls to an error.
 */
export const box = `
  inline-size: 100%;
  min-block-size: 48px;
  padding: 0.55em 0.9em;
  border: 1px solid var(--edge);
  border-radius: var(--radius-sm);
  background: var(--surface);
  color: var(--text);
  font-size: max(16px, 1em);
  line-height: 1.5;
  scroll-margin-block-start: 4.5em;
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &[aria-invalid] {
    border-color: var(--danger);
    box-shadow: 0 0 0 1px var(--danger);
  }
  &:disabled {
    background: var(--sunken);
    color: var(--muted);
    cursor: default;
  }
`;
