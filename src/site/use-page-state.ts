import { useState } from 'react';
import { useLocation } from './location.ts';

/**
 * What is open on a page: forgotten when another one comes, and not there again after Back. Within the rendering of that other
 * page, for a modal that is still there when it shows would keep the focus from its heading.
 */
export function usePageState<T>(): [value: T | undefined, set: (value?: T) => void] {
  const [path] = useLocation();
  const [on, setOn] = useState(path);
  const [value, setValue] = useState<T>();
  if (on !== path) {
    setOn(path);
    setValue(undefined);
  }
  return [value, setValue];
}
