import { useEffect, useRef, useState } from 'react';

const COMMIT_AFTER_MS = 300;

/**
 * Debounces a text field: commits after a pause or on blur. A commit changes the URL, and browsers limit URL changes
 * (WebKit: 100 in 30 s).
 */
export function useDraft(value: string, commit: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer must commit with the current values, because another field may change during the pause.
  const latest = useRef({ value, commit });
  useEffect(() => {
    latest.current = { value, commit };
  });
  // The URL changed: by the Back button, or because another widget was selected.
  if (shown !== value) {
    setShown(value);
    setDraft(value);
  }
  // A value from elsewhere discards the pending commit.
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
