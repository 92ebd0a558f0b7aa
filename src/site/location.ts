import { useCallback, useState } from 'react';
import { useRouter } from 'wouter';
import { savePosition } from './scroll-and-focus.ts';

// These hooks read the raw path and query from wouter's router. wouter's own useLocation and useSearch decode them, and
// an id with a percent sign would then be decoded twice.

type Navigate = (to: string, options?: { replace?: boolean }) => void;

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

export function useSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}

/**
 * State of the current page, such as an open dialog. A navigation resets it during rendering, because after an effect
 * an open dialog would still keep the focus from the new heading.
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

/** The URL to which the guard of a lesson's lectures redirects. The home page reads it, with or without scripts. */
export const deniedPath = (lesson: string) => `/?denied=lecture&lesson=${encodeURIComponent(lesson)}`;

/** The error message of SPEC.md section 8, if a guard redirected to this URL. */
export const accessDeniedMessage = (search: string): string | undefined =>
  new URLSearchParams(search).get('denied') === 'lecture' ? deniedMessage : undefined;

/** The page that the guard refused. Built from the lesson's id, because a URL in the query could lead to another site. */
export function deniedPage(search: string): string {
  const lesson = new URLSearchParams(search).get('lesson');
  return lesson ? `/video/${encodeURIComponent(lesson)}` : '/';
}

/** The part of the query that affects the server's HTML. It omits the lesson, so all lessons share one cached page. */
export const deniedSearch = (search: string) => (accessDeniedMessage(search) ? '?denied=lecture' : '');
