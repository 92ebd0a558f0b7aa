import { useState } from 'react';
import { useController } from 'react-hook-form';

/**
 * The state of a field with several values: a control selects a value, and a button adds it. Validation fails while a
 * selected value is not added, because saving without it would lose it.
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
