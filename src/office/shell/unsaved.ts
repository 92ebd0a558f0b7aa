import { createContext, useCallback, useContext, useEffect } from 'react';

export interface Unsaved {
  current: boolean;
  /** Called if the user discards the changes. */
  onLose?: (() => void) | undefined;
}

/** `current` is true while a form has unsaved changes. A mutable object, so that a change does not render the pages. */
export const UnsavedContext = createContext<Unsaved>({ current: false });

/**
 * Asks before the user leaves the page with this form or closes the tab.
 *
 * @param isUnsaved the form has changes, or an upload in progress
 * @param onLose called if the user discards the changes
 * @returns a function that allows leaving without a question, for a form that was just saved
 */
export function useUnsaved(isUnsaved: boolean, onLose?: () => void): () => void {
  const unsaved = useContext(UnsavedContext);
  useEffect(() => {
    unsaved.onLose = onLose;
    return () => {
      unsaved.onLose = undefined;
    };
  }, [unsaved, onLose]);
  useEffect(() => {
    unsaved.current = isUnsaved;
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.current = false;
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved, isUnsaved]);
  return useCallback(() => {
    unsaved.current = false;
  }, [unsaved]);
}
