import { useState } from 'react';
import { usePath } from './place.ts';

/** What is open on a page: forgotten when another one comes, and not there again after Back. */
export function usePageState<T>(): [value: T | undefined, set: (value?: T) => void] {
  const [path] = usePath();
  const [on, setOn] = useState(path);
  const [value, setValue] = useState<T>();
  const same = on === path;
  if (!same) {
    setOn(path);
    setValue(undefined);
  }
  // In the first rendering of the other page already: a modal that is still there would keep the focus from its heading.
  return [same ? value : undefined, setValue];
}
