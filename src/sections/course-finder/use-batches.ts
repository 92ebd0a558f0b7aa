import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '../../tokens/limits.ts';

/** Returns the number of batches of cards to render, and a function that adds a batch. A new selection starts with one batch. */
export function useBatches(selection: unknown): [count: number, add: () => void] {
  const [last, setLast] = useState({ selection, count: 1 });
  const count = last.selection === selection ? last.count : 1;
  return [
    count * limits.cardsAtOnce,
    useCallback(
      () => setLast((before) => ({ selection, count: (before.selection === selection ? before.count : 1) + 1 })),
      [selection],
    ),
  ];
}

/**
 * Adds a batch of cards when the button "Show more courses" is near the viewport. Observes again after each batch,
 * because the button may still be near.
 */
export function useLoadNearViewport(showMore: (isClick: boolean) => void, rest: number) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A host page may have removed IntersectionObserver. Then only the button adds cards.
    if (!element.current || !rest || !window.IntersectionObserver) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && showMore(false),
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [showMore, rest]);
  return element;
}
