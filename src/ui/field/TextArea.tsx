import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { Field, type FieldProps } from './Field.tsx';
import { box } from './field.style.ts';

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {}

/** Text of several lines; it grows with what is typed where browsers can. */
export function TextArea({ label, error, hint, className, id, required, ...area }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} id={id} required={required}>
      {(wiring) => <Area {...area} {...wiring} />}
    </Field>
  );
}

const Area = styled('textarea')`
  ${box}
  display: block;
  min-block-size: 9em;
  max-block-size: 60vh;
  resize: vertical;
  field-sizing: content;
`;
