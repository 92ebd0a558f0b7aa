import type { ComponentProps } from 'react';
import { styled } from '../../style/styled.ts';
import { Field, type FieldProps } from './Field.tsx';
import { box } from './field.style.ts';

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {}

/** One line of text. What is not its own goes to the `<input>`, so `{...register('email')}` fits. */
export function TextField({ label, error, hint, className, id, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className} id={id} required={required}>
      {(wiring) => <Input {...input} {...wiring} />}
    </Field>
  );
}

export const Input = styled('input')`${box}`;
