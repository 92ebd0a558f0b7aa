import { createContext, useCallback, useContext, useEffect } from 'react';

/** Whether a form has changes that are not saved. A ref: a change must not render the pages. */
export const UnsavedContext = createContext<{ current: boolean }>({ current: false });

/**
 * Asks before the page with this form is left, also by closing the tab.
 *
 * @returns a function that lets the reader leave, for a form that has just been saved
 */
export function useUnsaved(isDirty: boolean): () => void {
  const unsaved = useContext(UnsavedContext);
  useEffect(() => {
    unsaved.current = isDirty;
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.current = false;
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved, isDirty]);
  return useCallback(() => {
    unsaved.current = false;
  }, [unsaved]);
}
