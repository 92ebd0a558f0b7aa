import { useSearch } from 'wouter';
import { useGo } from '../shell/Navigation.tsx';

export interface ListAddress {
  box: string;
  find: string;
  /** From 1. */
  page: number;
  /** Returns the URL with these changes. A new box or search resets the page to 1. */
  hrefOf: (change: { box?: string; find?: string; page?: number }) => string;
  go: (change: { box?: string; find?: string; page?: number }) => void;
}

/** The search, box (filter, such as Spam) and page of a list, stored in the URL for Back and bookmarks. */
export function useListAddress(path: string): ListAddress {
  const params = new URLSearchParams(useSearch());
  const go = useGo();
  const box = params.get('box') ?? '';
  const find = params.get('find') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const hrefOf: ListAddress['hrefOf'] = (change) => {
    const next = { box, find, page: 1, ...change };
    const query = new URLSearchParams(
      Object.entries(next).flatMap(([name, value]) => (value === '' || value === 1 ? [] : [[name, String(value)]])),
    ).toString();
    return query ? `${path}?${query}` : path;
  };
  return { box, find, page, hrefOf, go: (change) => go(hrefOf(change)) };
}
