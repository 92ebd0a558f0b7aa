import type { ReactNode } from 'react';
import { styled } from '../../style/styled.ts';
import { Muted } from '../parts/layout.ts';
import { type ControlProps, useFieldProps } from './FormContext.tsx';

export interface FieldsetProps extends ControlProps {
  /** @default the server's message for the path */
  error?: string | undefined;
  children: ReactNode;
}

/** A field with several controls, as a `<fieldset>` with hint and error. */
export function Fieldset({ children, error: own, ...props }: FieldsetProps) {
  const { id, label, hint, error: stored, required } = useFieldProps(props);
  const error = own ?? stored;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Box aria-describedby={describedBy || undefined}>
      <legend>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {hint && <Muted id={`${id}-hint`}>{hint}</Muted>}
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" data-error>
          {error}
        </p>
      )}
    </Box>
  );
}

const Box = styled('fieldset')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  & > legend {
    margin-block-end: var(--space-2);
    padding: 0;
    font-size: var(--text-sm);
    font-weight: 600;
    line-height: 1.4;
  }
  & > legend > span,
  & > [data-error] {
    color: var(--danger);
  }
  & > [data-error] {
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;
