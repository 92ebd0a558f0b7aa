import { useState } from 'react';
import { useController } from 'react-hook-form';
import { joinItems, splitItems } from './form-values.ts';

/**
 * State of a list field with an input that adds items. The list contains the input's item immediately, so that a save
 * includes it. The input keeps it until `commit`, because each key press in a date input selects another date.
 *
 * @param path the path of the list
 */
export function usePending(path: string) {
  const { field } = useController({ name: path });
  const [pending, setPending] = useState('');
  const all = splitItems(String(field.value ?? ''));
  // The form's value may have been reset.
  const shown = pending !== '' && all.includes(pending) ? pending : '';
  const items = all.filter((item) => item !== shown);
  return {
    field,
    /** The items of the list, without the item that the input shows. */
    items,
    pending: shown,
    /** Replaces the item in the input. */
    pick(item: string) {
      const isNew = item !== '' && !items.includes(item);
      setPending(isNew ? item : '');
      field.onChange(joinItems(isNew ? [...items, item] : items));
    },
    /** Replaces `items`, and keeps the item in the input. */
    change: (others: readonly string[]) => field.onChange(joinItems(shown ? [...others, shown] : others)),
    /** Clears the input, so that the next `pick` adds an item. */
    commit: () => setPending(''),
  };
}
