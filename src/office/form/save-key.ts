import { useEffect, useRef } from 'react';

const isSaveKey = (event: { ctrlKey: boolean; metaKey: boolean; key: string }): boolean =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';

/** Saves on Ctrl+S or ⌘S, unless a dialog is open. */
export function useSaveKey(box: { current: HTMLElement | null }, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (box.current && !document.querySelector('dialog[open]')) latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [box]);
}
