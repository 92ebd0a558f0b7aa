import { useState } from 'react';
import { useController } from 'react-hook-form';
import { joinItems, splitItems } from './form-values.ts';

/**
 * State of a list whose items are picked in a control. A picked item is in the list at once, so that a save has it; the
 * control still shows it, because each key press in a date or a closed list picks another one. `commit` ends that.
 *
 * @param path the path of the list
 */
export function usePending(path: string) {
  const { field } = useController({ name: path });
  const [pending, setPending] = useState('');
  const all = splitItems(String(field.value ?? ''));
  // The form may have got other values since.
  const shown = pending !== '' && all.includes(pending) ? pending : '';
  const items = all.filter((item) => item !== shown);
  return {
    field,
    /** The items beside the one that the control shows. */
    items,
    pending: shown,
    /** Replaces the item that the control shows. */
    pick(item: string) {
      const isNew = item !== '' && !items.includes(item);
      setPending(isNew ? item : '');
      field.onChange(joinItems(isNew ? [...items, item] : items));
    },
    /** Replaces the other items. */
    change: (others: readonly string[]) => field.onChange(joinItems(shown ? [...others, shown] : others)),
    /** Empties the control: the next pick adds another item. */
    commit: () => setPending(''),
  };
}
