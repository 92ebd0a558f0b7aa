import { useState } from 'react';
import { useRouter } from 'wouter';

// wouter's own useLocation and useSearch decode what they answer: an id with a percent sign in it would be decoded
// twice. These read the same router's hooks, as the address bar has it.

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** The path in the address bar, as it stands there, and the way to another one. */
export function useLocation(): [path: string, navigate: Navigate] {
  const router = useRouter();
  return router.hook(router);
}

/** The query in the address bar, as it stands there. */
export function useSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}

/**
 * What is open on a page: forgotten when another one comes, and not there again after Back. Within the rendering of that other
 * page, for a modal that is still there when it shows would keep the focus from its heading.
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

/** The page that the guard refused. Built from the id, so that an address cannot lead anywhere else. */
export function deniedPage(search: string): string {
  const lesson = new URLSearchParams(search).get('lesson');
  return lesson ? `/video/${encodeURIComponent(lesson)}` : '/';
}

/** The part of a query that the server renders: one page for all lessons. */
export const deniedSearch = (search: string) => (accessDeniedMessage(search) ? '?denied=lecture' : '');
