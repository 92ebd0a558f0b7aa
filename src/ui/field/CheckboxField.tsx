import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface CheckboxFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {}

/** A yes or no. The whole label can be pressed. */
export function CheckboxField({ label, error, hint, className, id, required, ...input }: CheckboxFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} id={id} required={required} $inline>
      {(wiring) => <Box {...input} {...wiring} type="checkbox" />}
    </Field>
  );
}

// The label reaches over the row's height, and the box's own target reaches out to 44 px by its margins.
const Box = styled('input')`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 10px 0;
  accent-color: var(--accent);
  cursor: pointer;
  & + label {
    flex: 1;
    min-inline-size: 0;
    padding-block: 10px;
    font-weight: 400;
    line-height: 24px;
  }
  &[aria-invalid] {
    outline: 2px solid var(--danger);
  }
`;
