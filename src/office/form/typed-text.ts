import { useEffect, useRef, useState } from 'react';
import type { FormValues } from '../../domain/office/content-contract.ts';

/*
 * What is typed in a form of the office and not saved: in this browser, per person and item. A phone may drop the tab.
 */

const prefix = 'office-typed:';
const writeAfterMs = 500;

export interface Typed {
  values: FormValues;
  /** Milliseconds since 1970. */
  at: number;
}

/** The key of an item, or of a new one, for one member of staff. */
export const typedKey = (staffId: string, kind: string, id: string | undefined): string =>
  `${prefix}${staffId}:${kind}:${id ?? ''}`;

/** Storage may be full or switched off: then nothing is kept. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function readTyped(key: string): Typed | undefined {
  const value: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  if (typeof value !== 'object' || value === null || !('values' in value) || !('at' in value)) return undefined;
  const { values, at } = value;
  return typeof values === 'object' && values !== null && typeof at === 'number'
    ? { values: values as FormValues, at }
    : undefined;
}

const forgetTyped = (key: string) => attempt(() => localStorage.removeItem(key));

/** Deletes what everybody has typed in this browser. Call it at the sign-out. */
export function forgetAllTyped(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}

export interface TypedText {
  /** What was typed before, if it differs from the item; undefined once it was taken or deleted. */
  found: Typed | undefined;
  /** Keeps the values of the form for later. */
  keep: (values: () => FormValues) => void;
  /** Deletes what is kept, after a save or by choice. */
  forget: () => void;
  /** Stops offering what was found. */
  take: () => void;
}

/**
 * Keeps what is typed in a form.
 *
 * @param key undefined without a member of staff
 * @param saved the values of the stored item
 */
export function useTypedText(key: string | undefined, saved: FormValues): TypedText {
  const [found, setFound] = useState(() => {
    const typed = key === undefined ? undefined : readTyped(key);
    return typed && JSON.stringify(typed.values) !== JSON.stringify(saved) ? typed : undefined;
  });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void }>(undefined);
  useEffect(() => {
    // A tab that the system drops runs no timer.
    const write = () => waiting.current?.write();
    addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
      clearTimeout(waiting.current?.timer);
    };
  }, []);
  const stop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  return {
    found,
    keep(values) {
      if (key === undefined) return;
      stop();
      const write = () => {
        stop();
        const typed: Typed = { values: values(), at: Date.now() };
        attempt(() => localStorage.setItem(key, JSON.stringify(typed)));
      };
      waiting.current = { timer: setTimeout(write, writeAfterMs), write };
    },
    forget() {
      stop();
      setFound(undefined);
      if (key !== undefined) forgetTyped(key);
    },
    take: () => setFound(undefined),
  };
}
