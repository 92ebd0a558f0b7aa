import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { styled } from '../style/styled.ts';
import { durationProgress, easingProgress, layerTop } from '../tokens/effects.ts';
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden.tsx';

const SHOW_AFTER_MS = 120;

const PendingContext = createContext<(work: Promise<unknown>) => void>(() => {});

/** Registers a promise. The progress bar is visible until it settles. */
export const usePending = () => useContext(PendingContext);

/** Shows a progress bar while promises are pending, and announces it politely. */
export function PendingProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const add = useCallback((work: Promise<unknown>) => {
    const end = () => setCount((now) => now - 1);
    setCount((now) => now + 1);
    work.then(end, end);
  }, []);
  return (
    <PendingContext.Provider value={add}>
      {children}
      <ProgressBar pending={count > 0} />
    </PendingContext.Provider>
  );
}

function ProgressBar({ pending }: { pending: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!pending) return setShown(false);
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return (
    <>
      {shown && <Bar aria-hidden="true" data-progress />}
      <VisuallyHidden aria-live="polite">{shown ? 'Loading…' : ''}</VisuallyHidden>
    </>
  );
}

const Bar = styled('div')`
  position: fixed;
  z-index: ${layerTop};
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 4px;
  transform-origin: left;
  background: var(--accent);
  animation: progress ${durationProgress} ${easingProgress} both;
  &:dir(rtl) {
    transform-origin: right;
  }
  @keyframes progress {
    from {
      transform: scaleX(0.15);
    }
    to {
      transform: scaleX(0.95);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
