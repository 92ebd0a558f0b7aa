import { createContext, useCallback, useContext, useEffect } from 'react';

export interface Unsaved {
  current: boolean;
  /** Called if the reader chooses to lose the changes. */
  onLose?: (() => void) | undefined;
}

/** Whether a form has changes that are not saved. A ref: a change must not render the pages. */
export const UnsavedContext = createContext<Unsaved>({ current: false });

/**
 * Asks before the page with this form is left, also by closing the tab.
 *
 * @param isUnsaved the form has changes, or an upload in progress
 * @param onLose called if the reader chooses to lose the changes
 * @returns a function that lets the reader leave, for a form that has just been saved
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
