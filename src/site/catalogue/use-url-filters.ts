import { useContext, useLayoutEffect, useMemo } from 'react';
import { type Filters, filterNames, filtersFromSearch, filtersToSearch } from '../../domain/filters.ts';
import { withPartner } from '../../domain/url.ts';
import { useDraft } from '../../ui/field/use-draft.ts';
import { useLocation, useSearch } from '../location.ts';
import { ServedContext, usePartner } from '../page.ts';
import { cataloguePath, selectionOf } from './first-view.ts';

/**
 * Reads and writes the filters in the URL of the catalogue. Each change adds a history entry, so Back and shared links
 * restore it. A typed search changes the URL after a pause.
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
    // All letters of one search share a history entry; another filter adds a new one.
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
    /** The current page. While the visitor types, it is 1, because the URL still has the page of the old search. */
    page: draft.value.trim() === (committed.q ?? '').trim() ? page : 1,
    hrefOfPage: (ofPage: number) => hrefOf(committed, ofPage),
    change: (next: Filters, isTyping = false) => {
      draft.onChange(next.q ?? '');
      if (!isTyping) commit(next);
    },
    /** Changes the URL synchronously. */
    commitQuery: draft.onBlur,
  };
}

const isSameButQuery = (one: Filters, other: Filters) =>
  filtersToSearch({ ...one, q: '' }) === filtersToSearch({ ...other, q: '' });

/** Reads filters that exist only in the form: they were changed before hydration, or restored by the browser. */
function useEarlyChoice(committed: Filters, commit: (filters: Filters) => void): void {
  const isServed = useContext(ServedContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read once, directly after hydration; later the URL is the state
  useLayoutEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`main form[action^="${cataloguePath}"]:has(select)`);
    if (!isServed || !form) return;
    form.dataset.live = '';
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    // The form contains the filters by fee, days and so on only after the courses are loaded: keep the URL's values.
    for (const name of filterNames) if (committed[name] && !fields.has(name)) fields.set(name, committed[name]);
    commit(filtersFromSearch(`?${fields}`));
  }, []);
}
