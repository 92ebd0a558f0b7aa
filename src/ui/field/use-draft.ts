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
  // Another choice during the pause must stay: the timer commits with the choices of that moment.
  const latest = useRef({ value, commit });
  useEffect(() => {
    latest.current = { value, commit };
  });
  // Back, or the choice of another widget, has changed the URL.
  if (shown !== value) {
    setShown(value);
    setDraft(value);
  }
  // A change from elsewhere discards what is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs at each change of the value
  useEffect(() => () => clearTimeout(timer.current), [value]);
  const write = (next: string) => {
    clearTimeout(timer.current);
    if (next !== latest.current.value) latest.current.commit(next);
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
