import { useState } from 'react';
import { useController } from 'react-hook-form';
import { joinItems, splitItems } from './form-values.ts';

/**
 * State of a list with a control that adds items. The list contains the item of the control immediately, because a save must include it.
 * The control keeps showing it, because each key press in a date input selects another date. `commit` empties the control.
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
    /** All items except the one that the control shows. */
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
