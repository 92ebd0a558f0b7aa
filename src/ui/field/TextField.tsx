import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { box, Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {}

/** A text input. Other props go to the `<input>`, such as react-hook-form's `{...register('email')}`. */
export function TextField({ label, error, hint, errorId, className, id, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} errorId={errorId} className={className} id={id} required={required}>
      {(wiring) => <Input dir="auto" {...input} {...wiring} />}
    </Field>
  );
}

export const Input = styled('input')`${box}`;

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {}

/** A textarea. It grows with its text if the browser supports `field-sizing`. */
export function TextArea({ label, error, hint, errorId, className, id, required, ...area }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} errorId={errorId} className={className} id={id} required={required}>
      {(wiring) => <Area dir="auto" {...area} {...wiring} />}
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
