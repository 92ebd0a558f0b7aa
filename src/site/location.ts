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
