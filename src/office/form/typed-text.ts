import { useEffect, useRef, useState } from 'react';
import type { FormValues } from '../../domain/office/content-contract.ts';
import { tryStorage } from '../api/try-storage.ts';

/*
 * Keeps unsaved input of the office's forms in localStorage, per member of staff and item, because a phone may discard
 * the tab.
 */

const prefix = 'office-typed:';
const writeAfterMs = 500;

export interface Typed {
  values: FormValues;
  /** Milliseconds since 1970. */
  at: number;
}

/** The localStorage key of an item's form; without an id, of the form for a new item. */
export const typedKey = (staffId: string, kind: string, id: string | undefined): string =>
  `${prefix}${staffId}:${kind}:${id ?? ''}`;

function readTyped(key: string): Typed | undefined {
  const value: unknown = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  if (typeof value !== 'object' || value === null || !('values' in value) || !('at' in value)) return undefined;
  const { values, at } = value;
  return typeof values === 'object' && values !== null && typeof at === 'number'
    ? { values: values as FormValues, at }
    : undefined;
}

const forgetTyped = (key: string) => tryStorage(() => localStorage.removeItem(key));

/** Deletes the unsaved input of all members of staff in this browser. Call it on sign-out. */
export function forgetAllTyped(): void {
  tryStorage(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}

export interface TypedText {
  /** Unsaved input from before, if it differs from the item; undefined after `take` or `forget`. */
  found: Typed | undefined;
  /** Stores the values of the form, after a short delay. */
  keep: (values: () => FormValues) => void;
  /** Deletes the stored values, after a save or on request. */
  forget: () => void;
  /** Clears `found`, after it was restored. */
  take: () => void;
}

/**
 * Keeps the unsaved input of a form in localStorage.
 *
 * @param key from `typedKey`; undefined stores nothing
 * @param saved the values of the stored item
 */
export function useTypedText(key: string | undefined, saved: FormValues): TypedText {
  const [found, setFound] = useState(() => {
    const typed = key === undefined ? undefined : readTyped(key);
    return typed && JSON.stringify(typed.values) !== JSON.stringify(saved) ? typed : undefined;
  });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void }>(undefined);
  useEffect(() => {
    // Write immediately: a discarded tab runs no timers.
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
        tryStorage(() => localStorage.setItem(key, JSON.stringify(typed)));
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
