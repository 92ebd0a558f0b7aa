import { useSearch } from 'wouter';
import { useGo } from '../shell/Navigation.tsx';

export interface ListAddress {
  box: string;
  find: string;
  /** Counts from 1. */
  page: number;
  /** The address with some of these changed. Another box or search starts at page 1. */
  hrefOf: (change: { box?: string; find?: string; page?: number }) => string;
  go: (change: { box?: string; find?: string; page?: number }) => void;
}

/** The search, box and page of a list. The address keeps them, for Back and for bookmarks. */
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
