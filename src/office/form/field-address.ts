import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import type { DraftProblem } from '../../domain/office/content-contract.ts';

/*
 * The address of a field: that of its form, with the path of its value in the query.
 */

/** Where a problem can be solved: the field, or the form of a first item. */
export function fieldHref({ kind, id, path }: Pick<DraftProblem, 'kind' | 'id' | 'path'>): string {
  const form = kind === 'school' ? 'school' : `${kind}/${id === '' ? 'new' : encodeURIComponent(id)}`;
  return `/office/content/${form}${path === '' ? '' : `?${new URLSearchParams({ field: path })}`}`;
}

/** Calls `reveal` with the path of the field that the address names, also when it names another one. */
export function useFieldInAddress(reveal: (path: string) => void): void {
  const path = new URLSearchParams(useSearch()).get('field') ?? '';
  const latest = useRef(reveal);
  useEffect(() => {
    latest.current = reveal;
  });
  useEffect(() => {
    // Later, because flushSync may not run in an effect, and a closing dialog returns the focus to its button.
    if (path !== '') queueMicrotask(() => latest.current(path));
  }, [path]);
}
