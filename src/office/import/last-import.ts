import { useEffect, useState } from 'react';
import { useOffice } from '../api/OfficeProvider.tsx';
import { tryStorage } from '../api/try-storage.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import type { ImportResult } from './ImportDone.tsx';

/*
 * Keeps the result of the last import in sessionStorage, so that it can be undone after a reload.
 */

const keyOf = (staffId: string) => `office-last-import:${staffId}`;

/**
 * Returns the result of the last import, if the draft has not changed since; and a function that replaces or clears it.
 */
export function useLastImport(): [ImportResult | undefined, (result: ImportResult | undefined) => void] {
  const key = keyOf(useOffice().session?.staff?.id ?? '');
  const savedAt = useOfficeQuery('content/overview', {}).data?.draft.savedAt;
  const [kept, setKept] = useState<ImportResult>();
  const [done, setDone] = useState<ImportResult>();
  useEffect(() => {
    setKept(tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined));
  }, [key]);
  // Never clears `done`: Undo also changes the draft, and the page then shows that the import is undone.
  useEffect(() => {
    if (kept?.undo && kept.undo.savedAt === savedAt) setDone(kept);
  }, [kept, savedAt]);
  const remember = (result: ImportResult | undefined) => {
    setKept(undefined);
    setDone(result);
    tryStorage(() => (result ? sessionStorage.setItem(key, JSON.stringify(result)) : sessionStorage.removeItem(key)));
  };
  return [done, remember];
}
