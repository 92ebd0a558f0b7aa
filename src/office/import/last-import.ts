import { useEffect, useState } from 'react';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import type { ImportResult } from './ImportDone.tsx';

/*
 * The last import of this tab: after a reload, it can still be taken back.
 */

const keyOf = (staffId: string) => `office-last-import:${staffId}`;

/** Storage may be full or switched off: then a reload forgets the import. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/**
 * The result of the last import, if the draft is the one that it made.
 *
 * @returns the result, and a function that remembers another one or forgets it
 */
export function useLastImport(): [ImportResult | undefined, (result: ImportResult | undefined) => void] {
  const key = keyOf(useOffice().session?.staff?.id ?? '');
  const savedAt = useOfficeQuery('content/overview', {}).data?.draft.savedAt;
  const [kept, setKept] = useState<ImportResult>();
  const [done, setDone] = useState<ImportResult>();
  useEffect(() => {
    setKept(attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined));
  }, [key]);
  // It stays when it is taken back, which changes the draft.
  useEffect(() => {
    if (kept?.undo && kept.undo.savedAt === savedAt) setDone(kept);
  }, [kept, savedAt]);
  const remember = (result: ImportResult | undefined) => {
    setKept(undefined);
    setDone(result);
    attempt(() => (result ? sessionStorage.setItem(key, JSON.stringify(result)) : sessionStorage.removeItem(key)));
  };
  return [done, remember];
}
