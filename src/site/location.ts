import { useCallback, useState } from 'react';
import { useRouter } from 'wouter';
import { savePosition } from './scroll-and-focus.ts';

// wouter's useLocation and useSearch decode their result, so an id with a percent sign would be decoded twice. These hooks read the
// raw values from the same router.

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** The raw path, and a function that navigates. */
export function useLocation(): [path: string, navigate: Navigate] {
  const router = useRouter();
  const [path, go] = router.hook(router);
  const navigate = useCallback<Navigate>(
    (to, options) => {
      if (!options?.replace) savePosition();
      go(to, options);
    },
    [go],
  );
  return [path, navigate];
}

/** The raw query. */
export function useSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}

/**
 * State that belongs to the current page, such as an open dialog. It is reset while the next page renders, not in an effect, because
 * an open dialog would keep the focus from the new heading.
 */
export function usePageState<T>(): [value: T | undefined, set: (value?: T) => void] {
  const [path] = useLocation();
  const [on, setOn] = useState(path);
  const [value, setValue] = useState<T>();
  if (on !== path) {
    setOn(path);
    setValue(undefined);
  }
  return [value, setValue];
}

const deniedMessage = 'Please login for course lecture';

/** The address that the guard of a lesson's lectures redirects to. The home page reads it, with or without scripts. */
export const deniedPath = (lesson: string) => `/?denied=lecture&lesson=${encodeURIComponent(lesson)}`;

/** The error of SPEC.md section 8, if the guard has redirected to this address. */
export const accessDeniedMessage = (search: string): string | undefined =>
  new URLSearchParams(search).get('denied') === 'lecture' ? deniedMessage : undefined;

/** The page that the guard refused. Built from the id, because a URL from the query could lead to another site. */
export function deniedPage(search: string): string {
  const lesson = new URLSearchParams(search).get('lesson');
  return lesson ? `/video/${encodeURIComponent(lesson)}` : '/';
}

/** The part of a query that the server renders: one page for all lessons. */
export const deniedSearch = (search: string) => (accessDeniedMessage(search) ? '?denied=lecture' : '');
