import { useEffect, useRef, useState } from 'react';

const COMMIT_AFTER_MS = 300;

/**
 * Debounces a text field: commits after a pause or on blur. Each commit changes the URL and reloads the preview, and
 * browsers limit URL changes (WebKit: 100 in 30 s).
 */
export function useDraft(value: string, commit: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer calls the latest one: an earlier one would undo a choice that was made meanwhile.
  const latest = useRef(commit);
  latest.current = commit;
  // Back, or the choice of another widget, has changed the URL.
  if (shown !== value) {
    setShown(value);
    setDraft(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = (next: string) => {
    clearTimeout(timer.current);
    if (next !== value) latest.current(next);
  };
  return {
    value: draft,
    onChange: (next: string) => {
      setDraft(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, COMMIT_AFTER_MS, next);
    },
    onBlur: () => write(draft),
  };
}
