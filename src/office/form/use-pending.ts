import { useState } from 'react';
import { useController } from 'react-hook-form';

/**
 * State of a multi-value field: the user selects a value in a control and adds it with a button. Validation fails while a
 * selected value has not been added, because saving would lose it.
 *
 * @param path the path of the value
 * @param button the label of the button that adds
 */
export function usePending(path: string, button: string) {
  const [pending, setPending] = useState('');
  const message = `Not added yet. Press “${button}”, or clear this field.`;
  const { field, fieldState } = useController({
    name: path,
    rules: { validate: () => pending === '' || message },
  });
  return { field, pending, setPending, error: pending === '' ? undefined : fieldState.error?.message };
}
