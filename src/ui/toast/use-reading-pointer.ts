import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { limits } from '../../tokens/limits.ts';

const positionOf = ({ clientX, clientY }: MouseEvent) => `${clientX} ${clientY}`;

/**
 * Whether the visitor reads the toasts: the pointer moves over them, or did so within the duration of a toast. If a
 * toast appears below a resting pointer, it still closes in time.
 */
export function useReadingPointer() {
  const [reading, setReading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef('');
  const stopReading = () => {
    clearTimeout(timer.current);
    setReading(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const pointer = {
    onMouseEnter: (event: MouseEvent) => {
      last.current = positionOf(event);
    },
    onMouseMove: (event: MouseEvent) => {
      const at = positionOf(event);
      if (at === last.current) return;
      last.current = at;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setReading(false), limits.toast);
      setReading(true);
    },
    onMouseLeave: stopReading,
  };
  return { reading, stopReading, pointer };
}
