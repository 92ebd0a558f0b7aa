import { useState } from 'react';
import { useController } from 'react-hook-form';
import { TextArea } from '../../ui/field/TextField.tsx';
import { type ControlProps, useFieldProps } from './FormContext.tsx';
import { joinItems, splitItems } from './form-values.ts';

const linesOf = (value: string) => splitItems(value).join('\n');
const joinLines = (text: string) => joinItems(text.split('\n').flatMap(splitItems));

/** A list field: a textarea with one item per line. */
export function LinesControl(props: ControlProps) {
  const { field } = useController({ name: props.path });
  const value = String(field.value ?? '');
  const [text, setText] = useState(() => linesOf(value));
  // Keep the typed text with its empty lines, unless the form's value has changed.
  const shown = joinLines(text) === value || linesOf(value) === text ? text : linesOf(value);
  return (
    <TextArea
      {...useFieldProps(props)}
      ref={field.ref}
      rows={3}
      value={shown}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(joinLines(target.value));
      }}
    />
  );
}
