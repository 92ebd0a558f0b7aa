import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { FormValue } from '../../domain/office/content-contract.ts';
import type { FormList } from '../../domain/office/form-parts.ts';
import { capitalised } from '../../domain/office/form-paths.ts';
import { useFocusNext } from '../parts/use-focus-next.ts';
import { useFormState } from './FormContext.tsx';
import { completeValues } from './form-values.ts';

/** The items of a list in the form. Each action announces its result in `status` and moves the focus in `box`. */
export function useListItems({ one, parts }: FormList, path: string) {
  const list = useFieldArray({ name: path, keyName: '_key' });
  const { fields } = list;
  const { getValues } = useFormContext();
  const { setOpen, forgetErrors } = useFormState();
  const [removed, setRemoved] = useState<{ index: number; value: FormValue }>();
  const [status, setStatus] = useState('');
  const box = useRef<HTMLDivElement | null>(null);
  const focusNext = useFocusNext(box);
  const nameOf = (index: number) => `${capitalised(one)} ${index + 1}`;
  /** Closes the items from an index on, whose paths change, and removes the error messages of the list. */
  const forgetFrom = (index: number) => {
    forgetErrors(path);
    for (let open = index; open <= fields.length; open += 1) setOpen(`${path}.${open}`, false);
  };
  return {
    box,
    fields,
    status,
    nameOf,
    add() {
      list.append(completeValues(parts, {}), { shouldFocus: false });
      setOpen(`${path}.${fields.length}`, true);
      setRemoved(undefined);
      focusNext(toggleOf(fields.length));
    },
    move(from: number, direction: 'up' | 'down') {
      const to = direction === 'up' ? from - 1 : from + 1;
      list.move(from, to);
      forgetErrors(path);
      setOpen(`${path}.${from}`, false);
      setOpen(`${path}.${to}`, false);
      setStatus(`Moved to position ${to + 1} of ${fields.length}.`);
      focusNext(`:scope > ol > li:nth-child(${to + 1}) > div [data-move="${direction}"]`);
    },
    remove(index: number) {
      setRemoved({ index, value: getValues(`${path}.${index}`) });
      list.remove(index);
      forgetFrom(index);
      setStatus(`${nameOf(index)} removed.`);
      if (fields.length === 1) box.current?.focus();
      else focusNext(toggleOf(Math.min(index, fields.length - 2)));
    },
    /** Inserts the item that was removed last; undefined if there is none. */
    bringBack:
      removed &&
      (() => {
        list.insert(removed.index, removed.value, { shouldFocus: false });
        forgetFrom(removed.index);
        setRemoved(undefined);
        setStatus(`${nameOf(removed.index)} is back.`);
        focusNext(toggleOf(removed.index));
      }),
  };
}

/** The selector of the button that opens or closes an item. */
const toggleOf = (index: number) => `:scope > ol > li:nth-child(${index + 1}) > div > [aria-expanded]`;
