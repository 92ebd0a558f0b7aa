import { useState } from 'react';
import { useController } from 'react-hook-form';

/**
 * A field of several values, whose control picks one and adds it with a button. Save is refused while a picked value is
 * not added: to add it on blur would change the form unasked, and to drop it would lose it.
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
