import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { box, Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {}

/** One line of text. What is not its own goes to the `<input>`, so `{...register('email')}` fits. */
export function TextField({ label, error, hint, errorId, className, id, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} errorId={errorId} className={className} id={id} required={required}>
      {(wiring) => <Input {...input} {...wiring} />}
    </Field>
  );
}

export const Input = styled('input')`${box}`;

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
