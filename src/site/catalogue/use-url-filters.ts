import { useContext, useLayoutEffect, useMemo } from 'react';
import { type Filters, filterNames, filtersFromSearch, filtersToSearch } from '../../domain/filters.ts';
import { withPartner } from '../../domain/url.ts';
import { useDraft } from '../../ui/field/use-draft.ts';
import { useLocation, useSearch } from '../location.ts';
import { ServedContext, usePartner } from '../page.ts';
import { cataloguePath, selectionOf } from './first-view.ts';

/**
 * The filters of the catalogue in the URL: each choice adds a history entry, and Back or a shared link restores it. The letters of a
 * search change the URL after a pause.
 */
export function useUrlFilters() {
  const search = useSearch();
  const partner = usePartner();
  const [, navigate] = useLocation();
  const { filters: committed, page } = useMemo(() => selectionOf(search), [search]);
  const hrefOf = (filters: Filters, ofPage?: number) =>
    withPartner(cataloguePath + filtersToSearch(filters, ofPage), partner);
  const commit = (next: Filters) => {
    if (filtersToSearch(next) === filtersToSearch(committed)) return;
    // The letters of one search are one history entry; another choice is a new one.
    navigate(hrefOf(next), { replace: Boolean(committed.q && next.q) && isSameButQuery(next, committed) });
  };
  const draft = useDraft(committed.q ?? '', (q) => commit({ ...committed, q }));
  const isTyping = draft.value !== (committed.q ?? '');
  const filters = useMemo(
    () => (isTyping ? { ...committed, q: draft.value } : committed),
    [isTyping, committed, draft.value],
  );
  useEarlyChoice(committed, commit);
  return {
    filters,
    /** While the visitor types, the URL still has the old page. */
    page: draft.value.trim() === (committed.q ?? '').trim() ? page : 1,
    /** The URL of a page of the current filters. */
    hrefOfPage: (ofPage: number) => hrefOf(committed, ofPage),
    change: (next: Filters, isTyping = false) => {
      draft.onChange(next.q ?? '');
      if (!isTyping) commit(next);
    },
    /** Changes the URL without waiting for the pause. */
    commitQuery: draft.onBlur,
  };
}

const isSameButQuery = (one: Filters, other: Filters) =>
  filtersToSearch({ ...one, q: '' }) === filtersToSearch({ ...other, q: '' });

/** Reads choices that were made before hydration, or restored by the browser, and exist only in the form. */
function useEarlyChoice(committed: Filters, commit: (filters: Filters) => void): void {
  const isServed = useContext(ServedContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read once, directly after hydration; later the URL is the state
  useLayoutEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`main form[action^="${cataloguePath}"]:has(select)`);
    if (!isServed || !form) return;
    form.dataset.live = '';
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    // The form has no filters of facts before the courses are loaded.
    for (const name of filterNames) if (committed[name] && !fields.has(name)) fields.set(name, committed[name]);
    commit(filtersFromSearch(`?${fields}`));
  }, []);
}
