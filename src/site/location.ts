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

/** What a visitor may not see, and the message that says so (SPEC.md section 8). */
const messages: ReadonlyMap<string, string> = new Map([['lecture', 'Please login for course lecture']]);

/** Where such a visitor is redirected; the home page shows the message, with scripts or without. */
export const deniedPath = (what: 'lecture') => `/?denied=${what}`;

const asked = (search: string) => new URLSearchParams(search).get('denied') ?? '';

/** Why a visitor has been sent to this address; nothing when they came by themselves. */
export const accessDeniedMessage = (search: string) => messages.get(asked(search));

/** The part of a query that the home page reads. */
export const deniedSearch = (search: string) => (accessDeniedMessage(search) ? `?denied=${asked(search)}` : '');
