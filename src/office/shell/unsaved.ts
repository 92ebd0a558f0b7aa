import { createContext, useCallback, useContext, useEffect } from 'react';

/** Whether a form has changes that are not saved. A ref: a change must not render the pages. */
export const UnsavedContext = createContext<{ current: boolean }>({ current: false });

/**
 * Asks before the page with this form is left, also by closing the tab.
 *
 * @param isUnsaved the form has changes, or an upload in progress
 * @returns a function that lets the reader leave, for a form that has just been saved
 */
export function useUnsaved(isUnsaved: boolean): () => void {
  const unsaved = useContext(UnsavedContext);
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
