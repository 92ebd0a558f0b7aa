import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import type { DraftProblem } from '../../domain/office/content-contract.ts';

/** The URL of the form with the field of a problem in `?field=`. Without an id, the form of a new item. */
export function fieldHref({ kind, id, path }: Pick<DraftProblem, 'kind' | 'id' | 'path'>): string {
  const form = kind === 'school' ? 'school' : `${kind}/${id === '' ? 'new' : encodeURIComponent(id)}`;
  return `/office/content/${form}${path === '' ? '' : `?${new URLSearchParams({ field: path })}`}`;
}

/** Calls `reveal` with the path in `?field=`, on load and after each change of the query. */
export function useFieldInAddress(reveal: (path: string) => void): void {
  const path = new URLSearchParams(useSearch()).get('field') ?? '';
  const latest = useRef(reveal);
  useEffect(() => {
    latest.current = reveal;
  });
  useEffect(() => {
    // A microtask, because flushSync must not run in an effect, and a closing dialog first returns the focus to its button.
    if (path !== '') queueMicrotask(() => latest.current(path));
  }, [path]);
}
