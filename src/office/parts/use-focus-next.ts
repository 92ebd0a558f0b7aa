import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a function that focuses an element of `box` after the next render, because a moved button is another element,
 * and an added item does not exist yet.
 */
export function useFocusNext(box: RefObject<HTMLElement | null>): (selector: string) => void {
  const nextSelector = useRef('');
  useEffect(() => {
    if (nextSelector.current === '') return;
    box.current?.querySelector<HTMLElement>(nextSelector.current)?.focus();
    nextSelector.current = '';
  });
  return (selector) => {
    nextSelector.current = selector;
  };
}
