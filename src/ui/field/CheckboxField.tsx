import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface CheckboxFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {}

/** A checkbox. Its whole label is clickable. */
export function CheckboxField({ label, error, hint, errorId, className, id, required, ...input }: CheckboxFieldProps) {
  return (
    <Row label={label} error={error} hint={hint} errorId={errorId} className={className} id={id} required={required}>
      {(wiring) => <Box {...input} {...wiring} type="checkbox" />}
    </Row>
  );
}

// The grid puts the box beside its label, and the hint and the error below both. Margins extend the box to a 44 px target.
const Row = styled(Field)`
  grid-template-columns: 24px minmax(0, 1fr);
  & > * {
    grid-column: 1 / -1;
  }
  & > label {
    grid-area: 1 / 2;
    padding-block: 10px;
    padding-inline-start: var(--space-1);
    font-weight: 400;
    line-height: max(24px, 1.5em);
  }
  & > input {
    grid-area: 1 / 1;
  }
`;

const Box = styled('input')`
  inline-size: 24px;
  block-size: 24px;
  margin: 10px 0;
  accent-color: var(--accent);
  cursor: pointer;
  &[aria-invalid] {
    outline: 2px solid var(--danger);
  }
`;
